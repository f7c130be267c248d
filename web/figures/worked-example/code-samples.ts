import type { MessageKey, Translate } from '../shared/reader/messages.js';

/**
 * The encoding of one position in four languages, complete enough to paste and run. The tests run each and compare it
 * with the core. Each defines `positional_encoding` (or `positionalEncoding`). Comments are the names of messages.
 */
export const codeSamples = {
  numpy: `import numpy as np

def positional_encoding(position, dimensions, base=10000.0):
    pair = np.arange(dimensions // 2)
    angle = position / base ** (2 * pair / dimensions)
    code = np.empty(dimensions)
    code[0::2] = np.sin(angle)  # {worked.even}
    code[1::2] = np.cos(angle)  # {worked.odd}
    return code`,

  pytorch: `import torch

def positional_encoding(position, dimensions, base=10000.0):
    # {worked.double}
    pair = torch.arange(dimensions // 2, dtype=torch.float64)
    angle = position / base ** (2 * pair / dimensions)
    return torch.stack([angle.sin(), angle.cos()], dim=-1).flatten()`,

  javascript: `function positionalEncoding(position, dimensions, base = 10000) {
  const code = new Float64Array(dimensions);
  for (let pair = 0; pair < dimensions / 2; ++pair) {
    const angle = position / base ** ((2 * pair) / dimensions);
    code[2 * pair] = Math.sin(angle);
    code[2 * pair + 1] = Math.cos(angle);
  }
  return code;
}`,

  cpp: `#include <cmath>
#include <vector>

std::vector<double> positional_encoding(double position, int dimensions, double base = 10000) {
  std::vector<double> code(dimensions);
  for (int pair = 0; pair < dimensions / 2; ++pair) {
    const double angle = position / std::pow(base, 2.0 * pair / dimensions);
    code[2 * pair] = std::sin(angle);
    code[2 * pair + 1] = std::cos(angle);
  }
  return code;
}`,
} as const;

export type CodeLanguage = keyof typeof codeSamples;

/** A sample with its comments in the reader's language. */
export const codeSample = (language: CodeLanguage, t: Translate): string =>
  codeSamples[language].replace(/\{(worked\.\w+)\}/g, (_, key: MessageKey) => t(key));

export const codeLanguageNames: Readonly<Record<CodeLanguage, string>> = {
  numpy: 'NumPy',
  pytorch: 'PyTorch',
  javascript: 'JavaScript',
  cpp: 'C++',
};
