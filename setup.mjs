// Installs what is missing on this machine, then runs a command of package.json: start, dev, test, test:all, generate, build,
// pictures, check, bench or package. Plain Node without packages, because it installs them.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const oldestNode = [20, 19];

const browsers = 'firefox-esr webkit2gtk-driver xvfb xauth';
const mkdocs =
  'python3-click python3-jinja2 python3-markdown python3-mergedeep python3-yaml python3-pyyaml-env-tag ghp-import';

/** Debian packages by what needs them: every command (`build`), other commands, suites of `npm run test:all`, options. */
const packages = {
  build: 'emscripten cmake ninja-build g++',
  test: 'catch2 python3-numpy chromium chromium-headless-shell fontconfig fonts-dejavu-core fonts-noto-cjk',
  bench: 'catch2 python3-numpy python3-mpmath',
  torch: 'python3-torch',
  site: 'chromium chromium-headless-shell',
  pictures: 'chromium chromium-headless-shell fontconfig fonts-dejavu-core fonts-noto-cjk',
  engines: browsers,
  blogs: `hugo jekyll ruby-jekyll-feed ${browsers}`,
  frameworks: browsers,
  hosts: `jupyter-nbconvert python3-ipykernel python3-packaging python3-watchdog ${mkdocs}`,
  tidy: 'clang-tidy-19',
  fuzz: 'clang-19 libclang-rt-19-dev',
};

/** Unpacked into build/servers: installed, Debian would start the servers, and MkDocs would bring fonts, which tests measure. */
const unpacked = {
  test: 'nginx caddy',
  hosts: 'mkdocs mkdocs-material fonts-font-awesome libjs-bootstrap4 libjs-jquery libjs-lunr',
};

/** Programs that do as well as a Debian package. Packages without any are looked for only where there is dpkg. */
const programs = {
  emscripten: ['emcc'],
  cmake: ['cmake'],
  'ninja-build': ['ninja'],
  'g++': ['g++'],
  chromium: ['chromium', 'chromium-browser', 'google-chrome'],
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['xvfb-run'],
  nginx: ['nginx'],
  caddy: ['caddy'],
  hugo: ['hugo'],
  jekyll: ['jekyll'],
  mkdocs: ['mkdocs'],
  'jupyter-nbconvert': ['jupyter-nbconvert'],
  'clang-tidy-19': ['clang-tidy-19'],
  'clang-19': ['clang++-19'],
};

const commands = {
  start: { needs: ['build'], run: start },
  dev: { needs: ['build'], run: dev },
  generate: { needs: ['build'], run: () => generate() },
  build: { needs: ['build'], run: build },
  test: { needs: ['build', 'test'], run: (words) => inherit(...tsx('tests/run.ts', ...words)) },
  'test:all': { needs: ['build', 'test'], run: (words) => inherit(...tsx('tests/run.ts', '--all', ...words)) },
  check: { needs: ['build'], run: check },
  bench: { needs: ['build'], run: bench },
  pictures: { needs: ['build', 'pictures'], run: drawPictures },
  package: { needs: ['build'], run: makePackage },
};

/** The commands that npm knows without `run`, and its words for them. */
const npmWords = { start: 'start', test: 'test' };

/** Measures the core beside others; with `--calls` the longest calls of pages, with `--site` the site that is in dist/. */
async function bench(words) {
  if (words.includes('--site')) {
    const problem = existsSync(join(root, 'dist/index.html')) ? 0 : await build([]);
    return problem || inherit(...tsx('tests/speed/site.ts', ...words));
  }
  await generate('core');
  return inherit(...tsx(words.includes('--calls') ? 'tests/speed/calls.ts' : 'cpp/bench/bench.ts', ...words));
}

async function start() {
  return (await build([])) || (await inherit(...generator('serve.ts')));
}

/** The development server. It builds by itself what is edited in the core, so the core has only to be there. */
async function dev(words) {
  await generate(...(existsSync(join(root, 'build/wasm/core.wasm')) ? [] : ['core']));
  return inherit(...generator('dev/dev.ts', ...words));
}

async function check(words) {
  await generate('core');
  return inherit(...tsx('tests/check.ts', ...words));
}

/** The core as WebAssembly in build/wasm, then the site in dist/. What is up to date is left as it is. */
async function build(words) {
  await generate('core');
  return inherit(...generator('build.ts', ...words));
}

/** Draws pictures of the site that is in dist/, which is built if it is not there. */
async function drawPictures(words) {
  const problem = existsSync(join(root, 'dist/index.html')) ? 0 : await build([]);
  return problem || inherit(...generator('pictures.ts', ...words));
}

/** Builds the core as WebAssembly and the npm package in build/package, and packs it into build/NAME-VERSION.tgz. */
async function makePackage() {
  await generate('core');
  const problem = await inherit(...generator('package.ts'));
  return problem || inherit('npm', ['pack', './build/package', '--pack-destination', 'build']);
}

/** Builds targets of the core with a preset of CMake. */
async function buildCore(preset, title, ...targets) {
  const folder = join(root, 'build', preset);
  const [ninja, presets] = [join(folder, 'build.ninja'), join(root, 'CMakePresets.json')];
  // What is written in CMakeLists.txt makes CMake configure again by itself, and the presets do not.
  if (!existsSync(ninja) || statSync(ninja).mtimeMs < statSync(presets).mtimeMs) {
    // The C++ tests stay as they were configured before; on a fresh machine they are left out, for they need Catch2.
    const first = !existsSync(join(folder, 'CMakeCache.txt'));
    await step('Configuring the core', 'cmake', ['--preset', preset, ...(first ? ['-DPOSENC_TESTS=OFF'] : [])]);
  }
  await step(title, 'cmake', ['--build', '--preset', preset, '--target', ...targets]);
}

/** Writes the TypeScript that is generated from the tables of the core, and builds targets of it in build/wasm. */
async function generate(...targets) {
  await buildCore('native', 'Reading the tables of the core', 'print_tables');
  await step('Generating TypeScript', ...generator('generate/generate.ts'));
  if (targets.length > 0) await buildCore('wasm', 'Building the core (C++ to WebAssembly)', ...targets);
}

// --- Installing ----------------------------------------------------------------------------------------------------------

const servers = join(root, 'build/servers');

function onPath(program) {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    join(servers, 'usr/bin'),
    join(servers, 'usr/sbin'),
  ];
  return folders.some((folder) => existsSync(join(folder, program)));
}

const isDebian = onPath('apt-get') && onPath('dpkg-query');

/** The output of a program, or nothing if it fails. */
function outputOf(program, args) {
  try {
    return execFileSync(program, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    }).trim();
  } catch {
    return '';
  }
}

/** The packages of a table that some of the groups need and that are not here. */
function missingOf(table, groups) {
  const installed = new Set(
    outputOf('dpkg-query', ['-W', '-f', '${Package} ${db:Status-Status}\n'])
      .split('\n')
      .filter((line) => line.endsWith(' installed'))
      .map((line) => line.split(' ')[0]),
  );
  const variables = { chromium: 'CHROME_PATH', 'firefox-esr': 'FIREFOX_PATH' };
  const isHere = (name) =>
    installed.has(name) ||
    programs[name]?.some(onPath) ||
    process.env[variables[name]] ||
    (!isDebian && !programs[name]);
  const wanted = new Set(groups.flatMap((group) => (Object.hasOwn(table, group) ? table[group].split(' ') : [])));
  return [...wanted].filter((name) => !isHere(name));
}

async function installSystemPackages(groups, command) {
  // Chromium without windows takes half the time for most tests; where apt does not have it, Chromium itself does.
  const isOffered = (name) => name !== 'chromium-headless-shell' || outputOf('apt-cache', ['show', name]) !== '';
  const missing = missingOf(packages, groups);
  // All of a list when one of its programs is missing: the themes of MkDocs link to the libraries beside it.
  const toUnpack = groups.flatMap((group) => {
    const names = Object.hasOwn(unpacked, group) ? unpacked[group].split(' ') : [];
    return names.some((name) => programs[name] && !programs[name].some(onPath)) ? names : [];
  });
  if (missing.length + toUnpack.length === 0) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const needed = missing.filter((name) => name !== 'chromium-headless-shell');
  if (!isDebian || (sudo.length > 0 && outputOf('sudo', ['-n', 'echo', 'yes']) !== 'yes')) {
    if (needed.length + toUnpack.length > 0)
      fail(
        `Missing here, by the names of Debian's packages: ${[...needed, ...toUnpack].join(' ')}\n` +
          'On Debian or Ubuntu this installs them, as root or with a sudo that asks no password. Elsewhere install them yourself ' +
          `(for emscripten: https://emscripten.org/docs/getting_started/downloads.html) and run it again: npm ${command}`,
      );
    return;
  }
  // Without the timeout apt-get fails at once while another apt (unattended upgrades) runs.
  const apt = (title, ...args) => {
    const [program, ...rest] = [
      ...sudo,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-q',
      '-y',
      '-o',
      'DPkg::Lock::Timeout=300',
      ...args,
    ];
    return step(title, program, rest);
  };
  await apt('Reading the package lists', 'update');
  const toInstall = missing.filter(isOffered);
  if (toInstall.length > 0) {
    await keepNode(toInstall, sudo);
    await apt(`Installing ${toInstall.join(', ')}`, 'install', '--no-install-recommends', ...toInstall);
  }
  if (toUnpack.length === 0) return;
  mkdirSync(servers, { recursive: true });
  const script =
    'cd "$0" && apt-get -q download "$@" && for file in *.deb; do dpkg-deb -x "$file" . && rm "$file" || exit 1; done';
  await step(`Unpacking ${toUnpack.join(', ')} into build/servers`, 'sh', ['-c', script, servers, ...toUnpack]);
}

/** Debian's emscripten brings Debian's Node 18, which would overwrite a newer one that was put into /usr/bin by hand. */
async function keepNode(names, sudo) {
  const isByHand = process.execPath === '/usr/bin/node' && outputOf('dpkg', ['-S', '/usr/bin/node']) === '';
  if (!names.includes('emscripten') || !isByHand) return;
  const divert = ['dpkg-divert', '--no-rename', '--divert', '/usr/bin/node.debian', '--add', '/usr/bin/node'];
  const [program, ...args] = [...sudo, ...divert];
  await step('Keeping /usr/bin/node as it is (the Node of Debian becomes /usr/bin/node.debian)', program, args);
}

/**
 * Whether a folder's node_modules holds exactly the versions of its package-lock.json (packages for other systems are left
 * out).
 */
function hasPackages(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const packages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const there = packages(installed);
  return Object.entries(packages(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || (there[path] ? there[path].version === version : optional),
  );
}

/** Packages of others in versions of their own, by the suites of `npm run test:all` that use them. */
const packagesOfHosts = [
  { title: 'Installing Hexo', folder: 'blogs/hexo', for: ['blogs'] },
  { title: 'Installing bundlers', folder: 'bundlers', for: ['package', 'frameworks'] },
  { title: 'Installing frameworks', folder: 'frameworks', for: ['frameworks', 'hosts'] },
];

async function installPackages(groups) {
  if (!hasPackages(root)) {
    const packages = join(root, 'node_modules');
    // Through the link, npm would empty the folder that other checkouts use.
    if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink())
      fail(
        'node_modules is a link to another folder, whose packages are not those of package-lock.json: run npm ci there, or remove the link and run this again.',
      );
    await npm('Installing the npm packages', 'ci', '--include=dev');
  }
  for (const { title, folder, for: users } of packagesOfHosts) {
    const path = join(root, 'tests/hosts', folder);
    if (users.some((user) => groups.includes(user)) && !hasPackages(path))
      await npm(title, 'ci', '--prefix', path, '--no-audit', '--no-fund');
  }
}

function npm(title, ...words) {
  const [program, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  return step(title, program, [...first, ...words, '--loglevel=error']);
}

// --- Running -------------------------------------------------------------------------------------------------------------

const tsx = (...words) => [process.execPath, ['--import', 'tsx', ...words]];
const generator = (...words) => [process.execPath, ['web/generator/run.mjs', ...words]];

/** Runs a program and shows its output only if it fails. On a terminal its newest line is shown meanwhile. */
function step(title, program, words) {
  const begun = Date.now();
  process.stdout.write(process.stdout.isTTY ? title : `${title} ...`);
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const onData = (chunk) => {
      output += chunk;
      const newest = output
        .trimEnd()
        .split(/[\r\n]+/)
        .at(-1);
      if (process.stdout.isTTY)
        process.stdout.write(`\r\x1b[K${`${title}: ${newest}`.slice(0, process.stdout.columns - 1)}`);
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('error', (error) => fail(`\n${title}: ${error.message}`));
    child.on('close', (code, signal) => {
      if (code !== 0)
        fail(`\n${output.split('\n').slice(-60).join('\n')}\n${title}: failed (${signal ?? `exit code ${code}`}).`);
      const seconds = `${((Date.now() - begun) / 1000).toFixed(1)} s`;
      process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${title}: ${seconds}\n` : ` ${seconds}\n`);
      resolve(0);
    });
  });
}

/** Runs a program that speaks for itself, and resolves with its exit code. Ctrl-C reaches it too; it decides when to end. */
function inherit(program, words) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd: root, stdio: 'inherit' });
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', (error) => fail(error.message));
    child.on('close', (code, signal) => (signal ? fail(`${words.at(-1)} was ended by ${signal}.`) : resolve(code)));
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The suites of `npm run test:all`, all of them unless some are named, or the options of another command. */
function groupsOf(name, words) {
  if (name === 'test:all')
    return words.length > 0 ? words : ['engines', 'package', 'blogs', 'frameworks', 'hosts', 'fuzz'];
  return words.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
}

/** What CMake configured in another place, before the project was copied or moved: building it would build the sources there. */
function removeBuildsOfOtherPlaces() {
  const parent = join(root, 'build');
  if (!existsSync(parent)) return;
  for (const cache of readdirSync(parent)
    .map((name) => join(parent, name, 'CMakeCache.txt'))
    .filter(existsSync)) {
    const [, home] = /^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m.exec(readFileSync(cache, 'utf8')) ?? [];
    if (home && existsSync(home) && realpathSync(home) === realpathSync(root)) continue;
    console.log(`${dirname(cache)} was configured in another place and is built anew.`);
    rmSync(dirname(cache), { recursive: true });
  }
}

async function main([name, ...words]) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]))
    fail(
      `This needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node} (${process.execPath}). See https://nodejs.org.`,
    );
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (!command) fail(`Usage: node setup.mjs ${Object.keys(commands).join(' | ')}`);
  // Every child, emcc's helpers and package scripts included, shall find the Node that runs this.
  process.env.PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const groups = [...command.needs, ...groupsOf(name, words)];
  await installSystemPackages(groups, npmWords[name] ?? `run ${name}`);
  await installPackages(groups);
  removeBuildsOfOtherPlaces();
  process.exitCode = await command.run(words);
}

await main(process.argv.slice(2));
