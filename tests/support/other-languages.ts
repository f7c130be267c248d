import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The system's NumPy belongs to the system's Python, which may not be the first on PATH.
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

/** Whether a Python module, such as PyTorch, is installed. */
export const pythonHas = (name: string): boolean => spawnSync(python, ['-c', `import ${name}`]).status === 0;

/** Runs Python code and returns its output. */
export const printedByPython = (program: string): string => execFileSync(python, ['-c', program], { encoding: 'utf8' });

/** Compiles and runs a C++20 program in a temporary folder, and returns its output. */
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

/** A C++ function that prints a vector as a line of JSON. */
export const cppPrint =
  '#include <cstdio>\nvoid print(const std::vector<double>& v) { for (std::size_t i = 0; i < v.size(); ++i) std::printf("%s%.17g", i ? "," : "[", v[i]); std::puts("]"); }';
