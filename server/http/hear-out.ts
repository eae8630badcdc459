import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a sender that has its answer may still send: without a byte, and in all. */
export interface Patience {
  silentMs: number
  longestMs: number
}

const PATIENCE: Patience = { silentMs: 2000, longestMs: 10_000 }

/**
 * An answer that comes while its request's body is still on the way gets lost when the connection is closed behind it: the
 * system resets a connection with unread bytes, and a proxy (nginx that hands bodies on as they come) or a browser
 * hears a broken line instead of the refusal, and sends it all again. So the answer goes out at once, and the
 * connection ends when the rest has come and is thrown away, or the patience is over.
 */
export function hearOut(
  request: IncomingMessage,
  response: ServerResponse,
  { silentMs, longestMs }: Patience = PATIENCE,
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
