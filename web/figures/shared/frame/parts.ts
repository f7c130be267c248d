/** The parts of a figure that a host's style sheet may name, as in `pe-clock::part(heading)`. */
export const parts = ['heading', 'instruction', 'picture', 'controls', 'caption'] as const;
