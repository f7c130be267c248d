/** The request in the address of a frame: `?figure=pe-clock&position=37&lang=en&theme=auto`, or `?exercise=ID&seed=3`. */
export interface RequestedState {
  readonly figure: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly theme: string;
  /** Every other parameter: the attributes of the figure. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

export const themes: readonly string[] = ['auto', 'light', 'dark'];

const ofTheFrame = ['figure', 'lang', 'theme'];

export function readFrameAddress(search: string, readersLanguage: string): RequestedState {
  const asked = new URLSearchParams(search);
  return {
    figure: asked.get('figure') ?? (asked.has('exercise') ? 'pe-exercise' : ''),
    language: asked.get('lang') ?? readersLanguage,
    theme: asked.get('theme') ?? 'auto',
    attributes: [...asked].filter(([name]) => !ofTheFrame.includes(name)),
  };
}
