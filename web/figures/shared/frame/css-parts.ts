/** The CSS parts that hosts can style, as in `pe-clock::part(heading)`. */
export const parts = ['heading', 'instruction', 'picture', 'controls', 'caption'] as const;
