/** Ends the task, so that the browser can answer the reader between two pieces of work. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let last: Promise<void> | undefined;

/** Resolves in a task of its own, after those of all who asked before; at once for the first one. */
export function nextTurn(): Promise<void> {
  const turn = last?.then(yieldToMain) ?? Promise.resolve();
  last = turn;
  return turn;
}
