/** Batch axis used for positions: sequence (correct) or batch (the common bug). */
export const axes = ['length', 'batch'] as const;
export type Axis = (typeof axes)[number];
