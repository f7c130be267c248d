/** The folders of the repository on disk, absolute. */
export declare const paths: {
    readonly root: string;
    readonly web: string;
    readonly figures: string;
    readonly content: string;
    readonly site: string;
    readonly embed: string;
    /** A folder per figure, with its picture in each language. */
    readonly pictures: string;
    readonly dist: string;
    /** A build in the making. It becomes dist/ when it is whole, so who reads dist/ meanwhile never sees half of one. */
    readonly next: string;
    /** First runs of figures that take seconds, by a hash of what they are made from. */
    readonly prepared: string;
    /** Cards that were drawn, by a hash of what is on them. */
    readonly cards: string;
    /** The compressed files of dist, by a hash of their content. */
    readonly compressed: string;
    /** Settings for servers of the site. */
    readonly hosts: string;
    readonly wasm: string;
    /** The wasm modules of the development server, where C++ was edited. */
    readonly devWasm: string;
    /** The entries of the npm package, and the folder that becomes it. */
    readonly entries: string;
    readonly package: string;
    readonly stamp: string;
    readonly modules: string;
};
