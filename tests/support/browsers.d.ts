/** For machines without a graphics card or a sandbox, and so that the browser asks nothing of the network by itself. */
export declare const chromiumFlags: string[];
/**
 * The Chromium of tests: the one without windows, where there is one. It is the same engine; but each window of the other one has
 * a user interface of its own, which takes twice the time of most tests.
 *
 * @throws Error when the machine has no Chromium.
 */
export declare const headlessPath: () => string;
/** @throws Error when the machine has no Chromium. */
export declare function chromiumPath(): string;
/** @throws Error when the machine has no Firefox. */
export declare function firefoxPath(): string;
/** A TCP port of 127.0.0.1 that was free a moment ago. */
export declare function freePort(): Promise<number>;
