/** Told to a figure around the moment in which a picture of it is taken: charts give way to drawings, as they do for paper. */
export const pictureEvents = {
  started: 'picture-started',
  taken: 'picture-taken',
} as const;
