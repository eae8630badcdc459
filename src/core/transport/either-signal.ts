/**
 * Returns a signal that aborts with the first of the two signals, with its reason. AbortSignal.any is missing
 * in Chromium before 116 and Safari before 17.4, where the call would look like a lost network.
 */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([one, other])
  const either = new AbortController()
  for (const signal of [one, other]) {
    if (signal.aborted) either.abort(signal.reason)
    // Removes both listeners when either fires, because listeners would accumulate on a long-lived signal.
    signal.addEventListener('abort', () => either.abort(signal.reason), {
      once: true,
      signal: either.signal,
    })
  }
  return either.signal
}
