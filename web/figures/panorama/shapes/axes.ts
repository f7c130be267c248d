/** The axis of a batch that counts the codes: that of the words, or by mistake that of the sentences. */
export const axes = ['length', 'batch'] as const;
export type Axis = (typeof axes)[number];
