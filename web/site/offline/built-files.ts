/** A file of the build: where it is below the tour's root, its size in bytes, and the first digits of its SHA-256. */
export type BuiltFile = readonly [file: string, bytes: number, hash: string];

/** The files of this build by the parts of the tour that are kept as one; web/build/service-worker.ts writes them before the code. */
declare const parts: {
  /** The files that pages of all languages need. */
  readonly shared: readonly BuiltFile[];
  /** The large files that few use: the editor and the engine of exercises in code. */
  readonly code: readonly BuiltFile[];
  /** The pages and exercises of each language by its folder. The cover is the last one: where it is kept, the others are. */
  readonly languages: Readonly<Record<string, readonly BuiltFile[]>>;
};

declare const self: ServiceWorkerGlobalScope;

export const { shared, code, languages } = parts;

export const builtFiles: readonly BuiltFile[] = [shared, code, ...Object.values(languages)].flat();

/** Whether the tour can do without a file: letters come in another face, a picture or a licence stays away. */
export const isOptional = ([file]: BuiltFile): boolean => /\.(?:woff2|svg|png|ico|txt)$/.test(file);

export const addressOf = ([file]: BuiltFile): string => new URL(file, self.registration.scope).href;

let byAddress: ReadonlyMap<string, BuiltFile> | undefined;

/** The file at an address, if it is one of this build. */
export function fileAt(address: string): BuiltFile | undefined {
  byAddress ??= new Map(builtFiles.map((file) => [addressOf(file), file]));
  return byAddress.get(address);
}

/** The language of a page by its address; the front door is a cover of the first one. */
export function languageAt(address: string): string | undefined {
  const { scope } = self.registration;
  if (!address.startsWith(scope)) return undefined;
  const [folder = ''] = new URL(address).pathname.slice(new URL(scope).pathname.length).split('/');
  return folder in languages ? folder : Object.keys(languages)[0];
}
