/**
 * Aborts when the first of the two signals does, with its reason. AbortSignal.any is missing in Chromium before
 * 116 and Safari before 17.4, where a call with it would look like a lost network.
 */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([one, other])
  const either = new AbortController()
  for (const signal of [one, other]) {
    if (signal.aborted) either.abort(signal.reason)
    // Both listeners are removed when either fires, so that a long-lived signal gathers none.
    signal.addEventListener('abort', () => either.abort(signal.reason), {
      once: true,
      signal: either.signal,
    })
  }
  return either.signal
}
