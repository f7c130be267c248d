// The messages between pages and the service worker.

/** The reason why a file is not kept: it did not come as the build made it, or there is no room for it. */
export type Trouble = 'missing' | 'full';

/** The message of a page to the service worker. What has a reply gets it through the port that comes with it. */
export type Asked =
  /** The reply is a list of all files. */
  | { readonly ask: 'list' }
  /** A file that is to be kept; the reply is a `Reply`. */
  | { readonly ask: 'keep'; readonly file: string }
  /** The folder of the language that is read: what belongs to it is kept. There is no reply. */
  | { readonly ask: 'language'; readonly language: string };

export type Reply = 'kept' | Trouble;

/** A file of the tour that a reader can keep. */
export interface Listed {
  readonly file: string;
  readonly bytes: number;
  readonly isKept: boolean;
}

/** The name of what belongs to the tour at a root: its cache, and the channel on which a service worker tells why it could not be installed. */
export const nameOf = (root: string): string => `tour ${root}`;
