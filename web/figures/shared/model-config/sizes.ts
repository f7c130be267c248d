/** Synonyms for the same size in files of different models, the most common first. */
export const headNames = ['num_attention_heads', 'n_head', 'n_heads', 'num_heads', 'encoder_attention_heads'] as const;
export const widthNames = ['hidden_size', 'n_embd', 'd_model', 'dim', 'n_embed'] as const;
export const layerNames = [
  ...(['num_hidden_layers', 'n_layer', 'n_layers', 'num_layers', 'num_decoder_layers', 'decoder_layers'] as const),
] as const;
export const contextNames = [
  ...(['max_position_embeddings', 'n_positions', 'max_sequence_length', 'seq_length', 'max_seq_len'] as const),
  ...(['n_ctx', 'model_max_length'] as const),
] as const;
