/** A signal that aborts with a TimeoutError after so many milliseconds: AbortSignal.timeout, also for browsers without it. */
export function timeLimit(milliseconds: number): AbortSignal {
  if (typeof AbortSignal.timeout === 'function') return AbortSignal.timeout(milliseconds);
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), milliseconds);
  return limit.signal;
}
