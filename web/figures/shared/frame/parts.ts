/** What a host's style sheet may name of a figure, as in `pe-clock::part(heading)`. */
export const parts = ['heading', 'instruction', 'picture', 'controls', 'caption'] as const;
