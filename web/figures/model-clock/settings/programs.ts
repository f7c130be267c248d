/** The programs that a setting can be written for. */
export const programs = [
  'transformers-5',
  'transformers-4',
  'vllm',
  'vllm-0.11.0',
  'sglang',
  'llama.cpp',
  'ollama',
  'llama-factory',
  'axolotl',
  'exllamav3',
  'exllamav2',
  'koboldcpp',
] as const;
export type Program = (typeof programs)[number];
