/** The root folder of the project. */
export declare const root: string;
/** The command that runs a script of an npm package with this Node. */
export declare const tool: (path: string) => readonly string[];
/** The path of the first of these programs on PATH; undefined if there is none. */
export declare function findProgram(...names: readonly string[]): string | undefined;
export interface Finished {
    readonly ok: boolean;
    /** Its output, and the reason if it failed. */
    readonly output: string;
}
/** Runs a program in the root folder, for at most so many seconds. */
export declare function run(command: readonly string[], seconds: number, env?: NodeJS.ProcessEnv): Promise<Finished>;
