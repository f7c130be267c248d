import type { Json, JsonObject } from './json.js';
import { isObject, type Log } from './keys.js';
import type { ReadKey } from './model-clock.js';
import { shown } from './config-error.js';

/** Parts of key names that may concern positions. */
const suspect =
  /rope|rotary|rotat|yarn|ntk|alibi|nope|pos(?:ition|_|$)|_pos|theta|window|sliding|swa|chunk|local|global|layer_?(?:s_)?(?:block_)?(?:types?|kinds?|pattern|group)|block_types?|pattern|hybrid|interleav|att(?:n|ention)|mla|kda|mixer|freq|scaling_factor|extrapolat|beta_(?:fast|slow)|relative|bucket|(?:full|linear)_a|interval|trained_|seq_?len|context|logn|axes|mrope|extend|compress_r/i;

/** Key names that match but do not concern positions. */
const harmless = new RegExp(
  [
    String.raw`att(?:n|ention)_?(?:probs_)?(?:p?drop|dropout|bias|impl|softcap|logit|scale$|multiplier|sinks?|qkv|value|output|invalid|in_multi|out_multi)`,
    String.raw`^_?attn_implementation|flash_attn|fused_attn|sdpa|torch|cross_att|num_attention|num_global_key|num_(?:local|global)_|_attention_heads$|_attn_heads$|_kv_heads`,
    String.raw`^(?:add_)?cross|cache|moe|expert|routed|router|vision|image|video|audio|speech|pooling|mlp_layer_types|mtp_|token_(?:id|index)|_token_id|_ids?$`,
    String.raw`(?:linear|mamba|conv|ssm|lru|gdn|dt|rwkv)_(?:conv|num|key|value|head|d_|chunk|kernel|state|expand|n_|bias|rank|width|attn_(?:alpha|beta)|dt|hidden|proj|use|step|act|ssm)`,
    String.raw`full_attn_(?:alpha|beta)|attention_(?:hidden_size|head_dim|k_eq_v|heads|groups|temperature)?$|attention_groups|pretraining|intermediate|local_files|localattention_mode|classifier`,
    String.raw`post_|pre_attn|layernorm|sparsity|original_rope|multi_query|softmax_in|^chunk_size|chunk_size_feed|deterministic|softmax_type|attn_output_gate|attn_type$|attn_uses|attn_config$|attn_module|use_attn_norm|attention_norm|gradient|architectures`,
  ].join('|'),
  'i',
);

/** Objects without keys for positions. */
const closed =
  /^(?:id2label|label2id|task_specific_params|quantization_config|compression_config|auto_map|hf_quant|tokenizer|generation_config|processor|feature_extractor|trainer|optimizer|init_config|ffn_config|peft)/i;
/** Parts of a model that do not read text. */
const otherParts =
  /vision|visual|image|audio|speech|video|talker|code2wav|token2wav|vae|projector|encoder_config|perceiver|qformer|vit_config|mm_/i;

const isOff = (value: Json): boolean => value === null || value === false;

interface Place {
  readonly path: string;
  readonly prefix: string;
  readonly inScaling: boolean;
}

/** The keys of a file that may concern positions but were not used, in file order. Equal duplicates count once. */
export function unreadKeys(config: JsonObject, log: Log, inner: readonly string[]): readonly ReadKey[] {
  const found: ReadKey[] = [];
  const readTexts = new Set([...log.read.values()].map(({ key, value }) => `${lastOf(key)} ${value}`));
  const visit = (object: JsonObject, { path, prefix, inScaling }: Place): void => {
    for (const [name, value] of Object.entries(object)) {
      const field = `${path}${name}`;
      const isUsed = log.used.has(field);
      if (isObject(value)) {
        if (closed.test(name) || (otherParts.test(name) && !isUsed)) continue;
        if (isUsed || inner.includes(name) || !isSuspect(name)) {
          visit(value, {
            path: `${field}.`,
            prefix: inner.includes(name) || name === 'attn_config' ? '' : `${prefix}${name}.`,
            inScaling: inScaling || scalingObject.test(name),
          });
          continue;
        }
      } else if (isUsed || isOff(value) || readTexts.has(`${name.replace(/^_/, '')} ${JSON.stringify(value)}`))
        continue;
      if (inScaling || isSuspect(name)) {
        found.push({ field: shown(field, longest), key: `${prefix}${name}`, value: JSON.stringify(value) });
      }
    }
  };
  visit(config, { path: '', prefix: '', inScaling: false });
  return found;
}

const scalingObject = /rope|rotary/i;
const longest = 90;
const lastOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1).replace(/^_/, '');
const isSuspect = (name: string): boolean => suspect.test(name) && !harmless.test(name);
