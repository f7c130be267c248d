import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A system's own NumPy belongs to the system's own Python, which need not be the first on PATH.
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

/** Whether Python has a module, such as PyTorch. */
export const pythonHas = (name: string): boolean => spawnSync(python, ['-c', `import ${name}`]).status === 0;

/** The output of a program in Python. */
export const printedByPython = (program: string): string => execFileSync(python, ['-c', program], { encoding: 'utf8' });

/** The output of a program in C++20, which is compiled in a folder of its own. */
export function printedByCpp(program: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'posenc-sample-'));
  try {
    const source = join(folder, 'sample.cpp');
    writeFileSync(source, program);
    execFileSync('g++', ['-std=c++20', '-O1', '-o', join(folder, 'sample'), source]);
    return execFileSync(join(folder, 'sample'), { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A function for C++ programs that prints a vector as a JSON array on a line of its own. */
export const cppPrint =
  '#include <cstdio>\nvoid print(const std::vector<double>& v) { for (std::size_t i = 0; i < v.size(); ++i) std::printf("%s%.17g", i ? "," : "[", v[i]); std::puts("]"); }';
