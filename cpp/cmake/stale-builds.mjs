// Plain Node without packages: setup.mjs asks it before anything is installed.
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders of build/ that CMake configured for a project in another place: what comes along when a project is copied or
 * moved. To configure them again CMake refuses, and to build them is to build the sources of that other place.
 */
export function staleBuilds(root) {
  const build = join(root, 'build');
  const below = (folder) =>
    existsSync(folder)
      ? readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => join(folder, name))
      : [];
  // A preset's folder is build/NAME, or build/bench/NAME.
  return [...below(build), ...below(join(build, 'bench'))].filter((folder) => {
    const cache = join(folder, 'CMakeCache.txt');
    if (!existsSync(cache)) return false;
    const text = readFileSync(cache, 'utf8');
    const says = (name) => new RegExp(`^${name}:INTERNAL=(.*)$`, 'm').exec(text)?.[1] ?? '';
    return !isSame(says('CMAKE_HOME_DIRECTORY'), root) || !isSame(says('CMAKE_CACHEFILE_DIR'), folder);
  });
}

const isSame = (one, other) => existsSync(one) && realpathSync(one) === realpathSync(other);
