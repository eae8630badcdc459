/** Receives the sent share of a request's body, from 0 to 1. At 1 only the response is missing. */
export type OnShare = (share: number) => void

/**
 * Sends a request like fetch, and reports the progress of the upload, which fetch cannot report. Without
 * XMLHttpRequest (in a service worker) there are no reports.
 * @throws like fetch: without a response, or when the request's signal was aborted
 */
export async function sendCounted(request: Request, onShare: OnShare): Promise<Response> {
  if (typeof XMLHttpRequest === 'undefined') return fetch(request)
  const body = await request.text()
  request.signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    const stop = () => sending.abort()
    request.signal.addEventListener('abort', stop)
    sending.open(request.method, request.url)
    request.headers.forEach((value, name) => sending.setRequestHeader(name, value))
    sending.responseType = 'arraybuffer'
    sending.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    sending.upload.onload = () => onShare(1)
    sending.onload = () => resolve(answerOf(sending))
    sending.onabort = () => reject(request.signal.reason)
    sending.onerror = () => reject(new TypeError('the request got no answer'))
    sending.onloadend = () => request.signal.removeEventListener('abort', stop)
    sending.send(body)
  })
}

function answerOf(sending: XMLHttpRequest): Response {
  const lines = sending.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = new Headers(
    lines.flatMap((line): [string, string][] => {
      const at = line.indexOf(':')
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : []
    }),
  )
  return new Response(sending.response as ArrayBuffer, { status: sending.status, headers })
}
