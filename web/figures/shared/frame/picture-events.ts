/**
 * Told to a figure around the moment in which a picture of it is taken: charts give way to drawings, as they do for paper. And
 * when it is shown larger or smaller, so that charts have as many pixels as are seen.
 */
export const pictureEvents = {
  started: 'picture-started',
  taken: 'picture-taken',
  rescaled: 'picture-rescaled',
} as const;
