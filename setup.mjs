// Makes a fresh machine ready, then does what was asked: start, dev, test, test:all, generate, build, check, bench or package (see package.json).
// Plain Node without packages, since it is what installs them; and the one place that installs anything.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { staleBuilds } from './cpp/cmake/stale-builds.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const oldestNode = [20, 19];
const oldestEmscripten = [3, 1, 6];

/** Suites of `npm run test:all` that run in Chromium, and `npm run bench -- --site`. */
const inChromium = [
  'more-pages',
  'package',
  'blogs',
  'frameworks',
  'hosts',
  'faults',
  'drill',
  'axe',
  'looks',
  'soak',
  'dev',
  'site',
];

/**
 * Every tool from outside npm. `for` names who needs it: `build` is what every command does, the others are commands, suites of
 * `npm run test:all`, and options of `npm run check` and `npm run bench`. `linux` marks what other systems do without. With apt,
 * `unpacked` ones are unpacked into build/servers: installed, Debian would start them as services, or bring fonts, which tests measure.
 */
// prettier-ignore
const tools = [
  { name: `Emscripten ${oldestEmscripten.join('.')} or newer (emcc)`, for: ['build'], found: hasEmscripten, apt: 'emscripten', dnf: 'emscripten', brew: 'emscripten' },
  { name: 'CMake (cmake)', for: ['build'], found: onPath('cmake'), apt: 'cmake', dnf: 'cmake', brew: 'cmake' },
  { name: 'Ninja (ninja)', for: ['build'], found: onPath('ninja'), apt: 'ninja-build', dnf: 'ninja-build', brew: 'ninja' },
  { name: 'a C++20 compiler (g++)', for: ['test', 'sanitizers', 'bench'], found: onPath('g++'), apt: 'g++', dnf: 'gcc-c++ libasan libubsan', brew: 'gcc' },
  { name: 'Catch2 (catch2/*.hpp)', for: ['test', 'sanitizers'], found: hasHeader('catch2'), apt: 'catch2', dnf: 'catch2-devel', brew: 'catch2' },
  { name: 'NumPy of the system (python3)', for: ['test', 'baselines'], found: hasPythonModule('numpy'), apt: 'python3-numpy', dnf: 'python3-numpy', brew: 'numpy' },
  { name: 'PyTorch of the system (python3)', for: ['baselines'], found: hasPythonModule('torch'), apt: 'python3-torch', dnf: 'python3-torch', brew: 'pytorch' },
  { name: 'mpmath of the system (python3)', for: ['baselines'], found: hasPythonModule('mpmath'), apt: 'python3-mpmath', dnf: 'python3-mpmath', brew: 'mpmath' },
  { name: 'Chromium (chromium, or CHROME_PATH)', for: ['test', ...inChromium, 'baselines'], found: hasChromium, apt: 'chromium', dnf: 'chromium', brew: 'chromium' },
  { name: 'Chromium without windows (chromium-headless-shell)', for: ['test', ...inChromium], linux: true, spared: true, found: onPath('chromium-headless-shell'), apt: 'chromium-headless-shell' },
  { name: 'Firefox (firefox-esr, firefox or FIREFOX_PATH)', for: ['engines', 'blogs', 'frameworks'], found: hasFirefox, apt: 'firefox-esr', dnf: 'firefox', brew: 'firefox' },
  { name: 'WebKitGTK with its driver (WebKitWebDriver)', for: ['engines', 'blogs', 'frameworks'], linux: true, found: onPath('WebKitWebDriver'), apt: 'webkit2gtk-driver', dnf: 'webkitgtk6.0-devel' },
  { name: 'a display for WebKit (xvfb-run)', for: ['engines', 'blogs', 'frameworks'], linux: true, found: () => onPath('xvfb-run')() && onPath('xauth')(), apt: 'xvfb xauth', dnf: 'xorg-x11-server-Xvfb' },
  { name: 'fonts with Latin, fixed-width and Chinese glyphs (fc-list)', for: ['test', ...inChromium], linux: true, found: hasFonts, apt: 'fontconfig fonts-dejavu-core fonts-noto-cjk', dnf: 'fontconfig dejavu-sans-fonts dejavu-serif-fonts dejavu-sans-mono-fonts google-noto-sans-cjk-fonts' },
  { name: 'nginx', for: ['test'], unpacked: true, found: hasServer('nginx', 'usr/sbin/nginx'), apt: 'nginx', dnf: 'nginx', brew: 'nginx' },
  { name: 'Caddy (caddy)', for: ['test'], unpacked: true, found: hasServer('caddy', 'usr/bin/caddy'), apt: 'caddy', dnf: 'caddy', brew: 'caddy' },
  { name: 'Hugo (hugo)', for: ['blogs'], found: onPath('hugo'), apt: 'hugo', dnf: 'hugo', brew: 'hugo' },
  { name: 'Jekyll with its feeds (jekyll, jekyll-feed)', for: ['blogs'], found: hasJekyll, apt: 'jekyll ruby-jekyll-feed', dnf: 'rubygem-jekyll rubygem-jekyll-feed', brew: 'jekyll' },
  { name: 'Jupyter (jupyter-nbconvert)', for: ['hosts'], found: onPath('jupyter-nbconvert'), apt: 'jupyter-nbconvert', dnf: 'python3-nbconvert', brew: 'jupyterlab' },
  { name: 'the kernel of Jupyter for the system\'s Python (ipykernel)', for: ['hosts'], linux: true, found: hasPythonModule('ipykernel'), apt: 'python3-ipykernel', dnf: 'python3-ipykernel' },
  { name: 'what MkDocs imports (click, ghp_import and others)', for: ['hosts'], found: hasModulesOfMkDocs, apt: 'ghp-import python3-click python3-jinja2 python3-markdown python3-mergedeep python3-packaging python3-pyyaml-env-tag python3-watchdog python3-yaml', dnf: 'mkdocs', brew: 'mkdocs' },
  { name: 'MkDocs (mkdocs)', for: ['hosts'], unpacked: true, found: hasMkDocs, apt: 'mkdocs mkdocs-material fonts-font-awesome libjs-bootstrap4 libjs-jquery libjs-lunr', dnf: 'mkdocs', brew: 'mkdocs' },
  { name: 'clang-tidy 19', for: ['tidy'], found: onPath('clang-tidy-19'), apt: 'clang-tidy-19', dnf: 'clang-tools-extra', brew: 'llvm@19' },
  { name: 'Clang 19 with its fuzzer (clang++-19)', for: ['fuzz'], found: hasFuzzer, apt: 'clang-19 libclang-rt-19-dev', dnf: 'clang compiler-rt', brew: 'llvm@19' },
];

const commands = {
  start: { needs: ['build'], run: start },
  dev: { needs: ['build'], run: dev },
  generate: { needs: ['build'], run: () => generate() },
  build: { needs: ['build'], run: build },
  test: { needs: ['build', 'test'], run: (words) => inherit(...tsx('tests/run.ts', ...words)) },
  'test:all': { needs: ['build', 'test'], run: (words) => inherit(...tsx('tests/run.ts', '--all', ...words)) },
  check: { needs: ['build'], run: check },
  bench: { needs: ['build', 'bench'], run: bench },
  package: { needs: ['build'], run: makePackage },
};

/** The commands that npm knows without `run`, and its words for them. */
const npmWords = { start: 'start', test: 'test', package: 'pack' };

/** The baselines of the bench: what `npm run bench -- --setup` installs. The bench itself leaves out whoever is not there. */
const baselines = ['tfjs', 'tfjs-backend-wasm'].map((part) => `@tensorflow/${part}@4.22.0`); // its core alone has no gradients

async function bench(words) {
  if (!words.includes('--setup')) {
    await generate();
    return inherit(...tsx('cpp/bench/run.ts', ...words));
  }
  await installTools(['baselines'], 'run bench -- --setup');
  // Beside the project's own packages, which have no use for them.
  const folder = join(root, 'build/bench/baselines');
  mkdirSync(folder, { recursive: true });
  await npm(
    'Installing TensorFlow.js',
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    ...baselines,
  );
  console.log('The baselines are there: npm run bench');
  return 0;
}

async function start() {
  return (await build([])) || (await inherit(...tsx('web/generator/serve.ts')));
}

/** The development server. It builds by itself what is edited in the core, so the core has only to be there. */
async function dev(words) {
  await generate(...(existsSync(join(root, 'build/wasm/core.wasm')) ? [] : ['core']));
  return inherit(...tsx('web/generator/dev/dev.ts', ...words));
}

async function check(words) {
  await generate();
  return inherit(...tsx('tests/check.ts', ...words));
}

/** The core as WebAssembly in build/wasm, then the site in dist/. What is up to date is left as it is. */
async function build(words) {
  await generate('core');
  return inherit(...tsx('web/generator/build.ts', ...words));
}

/** Packs what `npm pack` packs: the core as WebAssembly, then the modules in build/package. */
async function makePackage() {
  await generate('core');
  return inherit(...tsx('web/generator/package.ts'));
}

/** Builds targets of the core in build/wasm, and writes the TypeScript that is generated from the core. */
async function generate(...targets) {
  const [ninja, presets] = ['build/wasm/build.ninja', 'CMakePresets.json'].map((path) => join(root, path));
  // What is written in CMakeLists.txt makes CMake configure again by itself, and the presets do not.
  if (!existsSync(ninja) || statSync(ninja).mtimeMs < statSync(presets).mtimeMs) {
    // The C++ tests stay as they were configured before; on a fresh machine they are left out, for they need Catch2.
    const first = !existsSync(join(root, 'build/wasm/CMakeCache.txt'));
    await step('Configuring the core', 'cmake', ['--preset', 'wasm', ...(first ? ['-DPOSENC_TESTS=OFF'] : [])]);
  }
  const build = ['--build', '--preset', 'wasm', '--target', 'described', ...targets];
  await step('Building the core (C++ to WebAssembly)', 'cmake', build);
  return step('Generating TypeScript', ...tsx('web/generator/generate/generate.ts'));
}

// --- Finding tools -------------------------------------------------------------------------------------------------------

function onPath(...programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return () => programs.some((program) => folders.some((folder) => existsSync(join(folder, program))));
}

function hasHeader(folder) {
  return () =>
    ['/usr/include', '/usr/local/include', '/opt/homebrew/include'].some((path) => existsSync(join(path, folder)));
}

function hasServer(name, path) {
  const folders = ['/', join(root, 'build/servers')]; // not every PATH has /usr/sbin
  return () => onPath(name)() || folders.some((folder) => existsSync(join(folder, path)));
}

function hasJekyll() {
  return onPath('jekyll')() && said('ruby', ['-e', "require 'jekyll-feed'; print 1"]) !== '';
}

function hasMkDocs() {
  return onPath('mkdocs')() || existsSync(join(root, 'build/servers/usr/share/mkdocs/themes/material'));
}

function hasModulesOfMkDocs() {
  const modules = ['click', 'ghp_import', 'jinja2', 'markdown', 'mergedeep', 'packaging', 'yaml_env_tag', 'watchdog'];
  return onPath('mkdocs')() || hasPythonModule(modules.join(', '))();
}

function hasFuzzer() {
  const folder = join(said('clang++-19', ['-print-resource-dir']), 'lib/linux');
  return existsSync(folder) && readdirSync(folder).some((file) => file.startsWith('libclang_rt.fuzzer-'));
}

function hasEmscripten() {
  const version = said('emcc', ['-dumpversion']).match(/\d+/g)?.map(Number);
  return version !== undefined && !isOlder(version, oldestEmscripten);
}

// A system's modules belong to the system's Python, which need not be the first on PATH.
function hasPythonModule(name) {
  const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';
  return () => said(python, ['-c', `import ${name}; print(1)`]) !== '';
}

function hasChromium() {
  const application = '/Applications/Chromium.app';
  return (
    Boolean(process.env.CHROME_PATH) ||
    onPath('chromium', 'chromium-browser', 'google-chrome')() ||
    existsSync(application)
  );
}

function hasFirefox() {
  return (
    Boolean(process.env.FIREFOX_PATH) || onPath('firefox-esr', 'firefox')() || existsSync('/Applications/Firefox.app')
  );
}

// Without glyphs of its own for a script a machine draws empty boxes, which are narrower: what tests measure of Chinese pages
// is wrong then. Other systems than Linux bring these fonts, and have no fontconfig that could be asked.
function hasFonts() {
  return [':lang=en', ':lang=en:spacing=mono', ':lang=zh-cn', ':lang=zh-tw'].every(
    (glyphs) => said('fc-list', [glyphs, 'family']) !== '',
  );
}

/** The output of a program, or nothing if it cannot be run. */
function said(program, words) {
  try {
    return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

function isOlder(version, oldest) {
  const index = oldest.findIndex((number, i) => number !== (version[i] ?? 0));
  return index >= 0 && (version[index] ?? 0) < oldest[index];
}

// --- Installing ----------------------------------------------------------------------------------------------------------

async function installTools(groups, command) {
  const wanted = tools.filter(
    (tool) => tool.for.some((group) => groups.includes(group)) && !(tool.linux && process.platform !== 'linux'),
  );
  const stillMissing = () => wanted.filter((tool) => !tool.spared && !tool.found());
  const canInstall = onPath('apt-get')() && asRoot([]) !== undefined;
  let missing = stillMissing();
  if (missing.length > 0 && canInstall) {
    const [unpacked, installed] = [true, false].map((way) =>
      missing.filter((tool) => Boolean(tool.unpacked) === way).flatMap((tool) => tool.apt.split(' ')),
    );
    if (installed.length > 0) await installByApt(installed);
    if (unpacked.length > 0) await unpackByApt(unpacked);
    missing = stillMissing();
    if (missing.length > 0)
      fail(`apt-get ran, but these are still missing or too old:\n${listed(missing)}\n${byHand(missing, command)}`);
  }
  if (missing.length > 0) {
    fail(
      `Missing on this machine:\n${listed(missing)}\nNothing was installed: that takes apt-get, and root or a sudo without a password.\n${byHand(missing, command)}`,
    );
  }
  // What saves time and nothing more is done without where apt does not have it.
  const spared = wanted.filter((tool) => tool.spared && !tool.found() && canInstall && isOffered(tool.apt));
  if (spared.length > 0) await installByApt(spared.map((tool) => tool.apt));
}

/** Whether apt knows a package, by the lists that it has at hand. */
const isOffered = (name) => said('apt-cache', ['show', '--no-all-versions', name]) !== '';

/** The command line that runs these words as root, or undefined if there is no way to. */
function asRoot(words) {
  if (process.getuid?.() === 0) return words;
  return said('sudo', ['-n', 'echo', 'yes']) === 'yes' ? ['sudo', '-n', ...words] : undefined;
}

async function installByApt(packages) {
  await keepNode(packages);
  // Another apt that is at work (unattended upgrades, mostly) is waited for; without the option apt-get fails at once.
  const options = ['-o', 'APT::Status-Fd=1', '-o', 'DPkg::Lock::Timeout=300'];
  const apt = (...words) =>
    asRoot(['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-y', ...options, ...words]);
  const run = (title, [program, ...words]) => step(title, program, words, aptProgress);
  await run('Reading the package lists', apt('update'));
  await run(`Installing ${packages.join(', ')}`, apt('install', '--no-install-recommends', ...packages));
}

/** Fetches packages and unpacks them into build/servers: their programs are there, and none of their scripts ran. */
async function unpackByApt(packages) {
  if (!packages.every(isOffered)) {
    const [program, ...words] = asRoot(['apt-get', '-q', 'update']);
    await step('Reading the package lists', program, words);
  }
  const folder = join(root, 'build/servers');
  mkdirSync(folder, { recursive: true });
  const script =
    'cd "$0" && apt-get -q download "$@" && for file in *.deb; do dpkg-deb -x "$file" . && rm "$file" || exit 1; done';
  await step(`Unpacking ${packages.join(', ')} into build/servers`, 'sh', ['-c', script, folder, ...packages]);
}

/** Debian's emscripten brings Debian's Node 18, which would overwrite a newer one put by hand into /usr/bin. */
async function keepNode(packages) {
  if (!packages.includes('emscripten') || process.execPath !== '/usr/bin/node' || said('dpkg', ['-S', '/usr/bin/node']))
    return;
  const [program, ...words] = asRoot([
    'dpkg-divert',
    '--no-rename',
    '--divert',
    '/usr/bin/node.debian',
    '--add',
    '/usr/bin/node',
  ]);
  await step('Keeping /usr/bin/node as it is (the Node of Debian becomes /usr/bin/node.debian)', program, words);
}

// APT::Status-Fd prints lines such as "pmstatus:cmake:42.5:Unpacking cmake".
function aptProgress(line) {
  const status = /^(dl|pm)status:[^:]*:([\d.]+):/.exec(line);
  return status && `${status[1] === 'dl' ? 'fetched' : 'unpacked'} ${Math.round(Number(status[2]))} %`;
}

const listed = (missing) => missing.map((tool) => `  - ${tool.name}`).join('\n');

function byHand(missing, command) {
  const names = (manager) => missing.flatMap((tool) => tool[manager] ?? []).join(' ');
  const lines = [
    ['Debian, Ubuntu', `sudo apt-get install --no-install-recommends ${names('apt')}`],
    ['Fedora', `sudo dnf install ${names('dnf')}`],
    ['macOS', `brew install ${names('brew')}`],
  ];
  if (missing.some((tool) => tool.apt === 'emscripten')) {
    const emsdk = './emsdk install latest && ./emsdk activate latest && . ./emsdk_env.sh';
    lines.push(['emcc anywhere', `git clone https://github.com/emscripten-core/emsdk && cd emsdk && ${emsdk}`]);
  }
  return `Install them with\n${lines.map(([system, line]) => `  ${system.padEnd(15)} ${line}`).join('\n')}\nand run it again: npm ${command}`;
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
  if (!hasPackages(root)) await npm('Installing the npm packages', 'ci', '--include=dev');
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

/** Runs a quiet program; its output is shown only if it fails. On a terminal its newest line (or `progress` of it) is shown meanwhile. */
function step(title, program, words, progress = (line) => line) {
  const begun = Date.now();
  process.stdout.write(process.stdout.isTTY ? title : `${title} ...`);
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let shown = '';
    const hear = (chunk) => {
      output += chunk;
      shown =
        chunk
          .toString()
          .split(/[\r\n]+/)
          .map((line) => line && progress(line))
          .findLast(Boolean) ?? shown;
      if (process.stdout.isTTY)
        process.stdout.write(`\r\x1b[K${`${title}: ${shown}`.slice(0, process.stdout.columns - 1)}`);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
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

/** The suites of `npm run test:all` or the options of a command that have tools of their own. */
function groupsOf(name, words) {
  if (name !== 'test:all') return words.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
  return words.length > 0 ? words : ['sanitizers', 'engines', 'fuzz', ...inChromium];
}

async function main([name, ...words]) {
  if (isOlder(process.versions.node.split('.').map(Number), oldestNode)) {
    fail(
      `This needs Node ${oldestNode.join('.')} or newer, and this is Node ${process.versions.node} (${process.execPath}). See https://nodejs.org.`,
    );
  }
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (!command) fail(`Usage: node setup.mjs ${Object.keys(commands).join(' | ')}`);
  // Every child, emcc's helpers and package scripts included, shall find the Node that runs this.
  process.env.PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const groups = [...command.needs, ...groupsOf(name, words)];
  await installTools(groups, npmWords[name] ?? `run ${name}`);
  await installPackages(groups);
  for (const folder of staleBuilds(root)) {
    console.log(`${relative(root, folder)} was made for this project in another place: it is made anew.`);
    rmSync(folder, { recursive: true });
  }
  process.exitCode = await command.run(words);
}

await main(process.argv.slice(2));
