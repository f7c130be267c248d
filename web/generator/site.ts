import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { siteUrl } from './pages/addresses.js';
import { writeBlogFiles } from './embed/blog-files.js';
import { checkAttributeMessages } from './figures/attribute-messages.js';
import { bundle } from './bundle.js';
import { checkContent } from './content/content-check.js';
import { Places } from './content/page-links.js';
import { readSources, readMessages, type Sources } from './content/content.js';
import { writeEmbed } from './embed/embed.js';
import { withFigurePages } from './embed/figure-pages.js';
import { existingPictures, writePictures } from './embed/pictures.js';
import { writeEmbeddedExercises, writeExerciseMessages } from './exercises/embedded-exercises.js';
import { checkCases, checkExercises, findMissingSections } from './exercises/check.js';
import { exerciseFiles, type ExerciseFile } from './exercises/files.js';
import { subsetFonts } from './fonts/fonts.js';
import { knownFigures, defineFigures } from './figures/figures.js';
import { makeFirstRuns } from './figures/first-runs.js';
import { filesUnder, write } from './files.js';
import { brokenLinks } from './pages/links.js';
import { renderNotFound } from './pages/not-found.js';
import { renderPages, getTranslations } from './pages/pages.js';
import { searchFile, searchIndex } from './pages/search-index.js';
import { readReferences } from './text/citations.js';
import { paths } from './paths.js';
import { Cards } from './social-images/cards.js';
import { icon } from './figures/clock-drawing.js';
import { icons } from './figures/pictures.js';
import { ContentError, problemText, type Problem } from './content/problems.js';
import { bundleServiceWorker, writeServiceWorker } from './service-worker.js';
import { robots, sitemap } from './pages/sitemap.js';
import { noticesFile, getNotices, ownLicence } from './licenses/notices.js';
import { Shipped } from './licenses/bundled-modules.js';
import { checkGlossary, readGlossary } from './glossary/glossary.js';
import { checkWorks, readWorks } from './bibliography/works.js';
import { compress, isCompressed } from './hosting/compress.js';
import { writeHosting } from './hosting/hosting.js';
import { keepAssets, lastDeploy } from './hosting/retain-old-assets.js';
import { hashInputs, isUpToDate, markUpToDate } from './cache-key.js';
import { languages } from '../figures/shared/reader/languages.js';

export interface BuildOptions {
  /** For authors: prints problems in the content and builds the pages anyway. */
  readonly draft: boolean;
  /** Also writes .br and .gz files. */
  readonly compress: boolean;
  /** The folder of the last deploy, whose assets are kept. */
  readonly keep: string | undefined;
}

function reportProblems(problems: readonly Problem[], { draft }: BuildOptions): void {
  if (problems.length === 0) return;
  if (!draft) throw new ContentError(problems);
  console.warn(problems.map(problemText).join('\n'));
}

const getSlugs = (sources: Sources): string[] => [...getTranslations(sources).keys()];

/** Problems in the pages, in the data that they refer to, and in the exercises. */
const checkAll = (sources: Sources, exercises: readonly ExerciseFile[]): Problem[] => [
  ...checkContent(sources, knownFigures),
  ...checkGlossary(readGlossary(), sources),
  ...checkWorks(readWorks(), sources),
  ...checkAttributeMessages(),
  ...checkExercises(exercises, getSlugs(sources)),
  ...findMissingSections(exercises, new Places(sources)),
];

/** Problems in the content, each as `file:line: message`. */
export function contentProblems(): string[] {
  try {
    return checkAll(readSources(), exerciseFiles()).map(problemText);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(problemText);
    throw error;
  }
}

/**
 * Builds the site into dist/.
 *
 * @throws ContentError with all problems for authors; SettingError for an invalid URL or option.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const setting = process.env['SITE_URL'];
  const repositorySetting = process.env['REPOSITORY_URL'];
  const stamp = hashInputs([setting ?? '', repositorySetting ?? '', String(options.draft), ...existingPictures()]);
  const site = siteUrl(setting);
  const repository = siteUrl(repositorySetting, 'REPOSITORY_URL');
  const old = options.keep === undefined ? undefined : lastDeploy(options.keep);
  if (options.keep === undefined && isUpToDate(stamp)) {
    if (options.compress && !isCompressed(paths.dist)) {
      await compress(paths.dist);
      markUpToDate(stamp);
    }
    console.log('The site in dist/ is up to date.');
    return;
  }
  const begun = Date.now();
  const core = await defineFigures();
  const sources = readSources();
  const exercises = exerciseFiles();
  reportProblems(checkAll(sources, exercises), options);
  reportProblems(checkCases(exercises, core), options);

  const firstRuns = makeFirstRuns(sources);
  // Bundling comes first, because it collects the packages that the licenses page lists.
  const shipped = new Shipped();
  const result = await bundle(shipped);
  await writeEmbed(result, sources, shipped);
  const fonts = await subsetFonts(shipped);
  for (const [file, bytes] of fonts.files) write(paths.next, file, bytes);
  const serviceWorker = await bundleServiceWorker(shipped);
  const notices = getNotices(shipped);
  const references = readReferences(sources);
  const cards = new Cards(core);
  await firstRuns;
  await cards.writeAll(paths.next, sources);
  const everyPage = withFigurePages(sources);
  const { pages, sheets } = await renderPages(everyPage, exercises, references, core, {
    bundle: result,
    fonts,
    ...{ site, repository },
    notices,
    cards,
  });
  for (const [file, text] of [...pages, ...sheets]) write(paths.next, file, text);
  for (const [file, bytes] of Object.entries(icons(core))) write(paths.next, file, bytes);
  write(
    paths.next,
    '404.html',
    renderNotFound(
      languages.map((language) => [language, readMessages(language, 'site')]),
      site,
      icon(core),
    ),
  );
  for (const language of languages)
    write(paths.next, searchFile(language), JSON.stringify(searchIndex(sources, references.glossary, language)));
  writeExerciseMessages(paths.next);
  writeEmbeddedExercises(paths.next, exercises, core);
  writeBlogFiles();
  writePictures(paths.next);
  if (site) write(paths.next, 'sitemap.xml', sitemap(getTranslations(everyPage), site));
  write(paths.next, 'robots.txt', robots(site));
  rmSync(join(paths.next, '.vite'), { recursive: true, force: true });
  write(paths.next, 'LICENSE.txt', ownLicence());
  write(paths.next, 'NOTICES.txt', noticesFile(notices));
  writeServiceWorker(serviceWorker, filesUnder(paths.next));
  reportProblems(brokenLinks(paths.next, filesUnder(paths.next)), options);
  // Not cached by the service worker: files for hosts, and assets of the previous deploy.
  const retained = old === undefined ? 0 : keepAssets(old, paths.next);
  writeHosting(site);
  if (options.compress) await compress(paths.next);

  rmSync(paths.dist, { recursive: true, force: true });
  renameSync(paths.next, paths.dist);
  markUpToDate(stamp);
  console.log(`Built ${pages.size} pages into dist/ in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
  if (cards.without.length > 0)
    console.log(
      `fc-list names no font for ${cards.without.map(({ name }) => name).join(' or ')}: links to such pages show the picture of the English page.`,
    );
  if (options.keep !== undefined) console.log(`Kept ${retained} assets of the last deploy.`);
  if (!site)
    console.log(
      'SITE_URL is not set: the sitemap, canonical links and social pictures, which take a whole address, are left out.',
    );
}
