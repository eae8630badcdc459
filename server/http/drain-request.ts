import type { IncomingMessage, ServerResponse } from 'node:http'

/** Time limits in ms for a sender that already got its response: time without a byte, and total time. */
export interface DrainLimits {
  silentMs: number
  longestMs: number
}

const PATIENCE: DrainLimits = { silentMs: 2000, longestMs: 10_000 }

/**
 * Reads the rest of a request body after an early response. Closing immediately would lose the response: the
 * system resets a connection with unread bytes. A proxy (nginx without request buffering) or browser would
 * see a network error and retry everything. Sends the response immediately, and closes the connection when
 * the rest has been discarded or the time is up.
 */
export function drainRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { silentMs, longestMs }: DrainLimits = PATIENCE,
): void {
  const end = response.end.bind(response)
  const endLater = (chunk?: unknown): ServerResponse => {
    response.end = end
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') response.write(chunk)
    else response.flushHeaders()
    let silence: NodeJS.Timeout | undefined
    const close = () => {
      clearTimeout(silence)
      clearTimeout(longest)
      request.off('data', wait)
      request.off('close', close)
      if (!response.writableEnded) end()
    }
    const wait = () => {
      clearTimeout(silence)
      silence = setTimeout(close, silentMs)
    }
    const longest = setTimeout(close, longestMs)
    wait()
    request.on('data', wait)
    request.once('end', close)
    request.once('close', close)
    request.resume()
    return response
  }
  response.end = ((...given: Parameters<typeof end>) =>
    isStillComing(request) ? endLater(given[0]) : end(...given)) as typeof end
}

function isStillComing({ complete, destroyed, headers }: IncomingMessage): boolean {
  if (complete || destroyed) return false
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
}
