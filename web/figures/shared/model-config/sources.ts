import type { Source } from './model-clock.js';

const transformers = 'https://github.com/huggingface/transformers';

/** The sources of warnings and notes. */
export const sources = {
  yarnPaper: { text: 'Peng et al. 2023, §3.2', url: 'https://arxiv.org/abs/2309.00071' },
  oldCode: {
    text: 'modeling_rope_utils.py@0044e3b',
    url: `${transformers}/blob/0044e3b3facff1a1ad60b235c69d5b45beae75a4/src/transformers/modeling_rope_utils.py`,
  },
  code: {
    text: 'modeling_rope_utils.py',
    url: `${transformers}/blob/main/src/transformers/modeling_rope_utils.py`,
  },
  ratio: { text: 'transformers #38224', url: `${transformers}/issues/38224` },
  partial: { text: 'transformers #47435', url: `${transformers}/pull/47435` },
  renamed: {
    text: 'configuration_phi3.py',
    url: `${transformers}/blob/main/src/transformers/models/phi3/configuration_phi3.py`,
  },
  dynamicKeys: { text: 'transformers #25104', url: `${transformers}/issues/25104` },
  longropeKeys: { text: 'transformers #33129', url: `${transformers}/pull/33129` },
  shortTexts: {
    text: 'Qwen2.5, transformers.md',
    url: 'https://github.com/QwenLM/Qwen2.5/blob/main/docs/source/inference/transformers.md',
  },
} as const satisfies Readonly<Record<string, Source>>;

const modeling = (type: string, file: string): Source => ({
  text: `modeling_${file}.py`,
  url: `${transformers}/blob/main/src/transformers/models/${type}/modeling_${file}.py`,
});

/** The code that shares pairs between the axes of an image, by model type. */
export const axesSources: Readonly<Record<string, Source>> = {
  pixtral: modeling('pixtral', 'pixtral'),
  dinov3_vit: modeling('dinov3_vit', 'dinov3_vit'),
  mlcd_vision_model: modeling('mlcd', 'mlcd'),
  llama4_vision_model: modeling('llama4', 'llama4'),
  sam2_video: modeling('sam2_video', 'sam2_video'),
  qwen2_vl: modeling('qwen2_vl', 'qwen2_vl'),
};
