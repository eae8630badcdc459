import { openPayrollUpload } from '#contract/imports/payroll-runs.ts'
import { answerMessage } from '#contract/protocol/outcome.ts'
import { loadConfig } from '#core/transport/config.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'

const PLACE = '/api/portal/importaciones'

export type FileEnd =
  | { is: 'sent'; id: number; isAgain: boolean }
  | { is: 'refused'; message: string }
  | { is: 'failed'; failure: Failure }
  | { is: 'large' }
  | { is: 'left' }

/**
 * Uploads the file as a stream, never entirely in memory. A retry is always safe, because the server recognizes the
 * file.
 * @param onShare receives the uploaded share, 0 to 1
 */
export async function sendFile(
  file: File,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<FileEnd> {
  const opened = await call(openPayrollUpload, {}, { signal })
  if (signal.aborted) return { is: 'left' }
  if (!opened.ok) return { is: 'failed', failure: opened.failure }
  const { boleto, tope } = opened.value
  if (file.size > tope) return { is: 'large' }
  const { nodeHost } = await loadConfig()
  const url = new URL(PLACE, nodeHost || globalThis.location.origin)
  url.searchParams.set('clase', 'nomina')
  url.searchParams.set('nombre', file.name)
  const answer = await post(url, boleto, file, onShare, signal)
  if (signal.aborted) return { is: 'left' }
  if (answer === null) return { is: 'failed', failure: { kind: 'offline' } }
  const { status, id, repetido } = answer.body
  if (status === 'OK' && typeof id === 'number') return { is: 'sent', id, isAgain: repetido === true }
  if (answer.http >= 500 || answer.http === 429 || answer.http === 408) {
    return {
      is: 'failed',
      failure: { kind: 'unavailable', retryAfterMs: null, message: answerMessage(answer.body) },
    }
  }
  const message = answerMessage(answer.body)
  return message === ''
    ? { is: 'failed', failure: { kind: 'malformed', detail: PLACE } }
    : { is: 'refused', message }
}

interface Answer {
  http: number
  body: Record<string, unknown>
}

/** @returns null without a response */
function post(
  url: URL,
  ticket: string,
  file: File,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const sending = new XMLHttpRequest()
    const stop = () => sending.abort()
    signal.addEventListener('abort', stop)
    sending.open('POST', url)
    sending.setRequestHeader('content-type', 'application/octet-stream')
    sending.setRequestHeader('accept-language', document.documentElement.lang)
    sending.setRequestHeader('authorization', `Bearer ${ticket}`)
    sending.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    sending.onload = () => resolve({ http: sending.status, body: bodyOf(sending.responseText) })
    sending.onerror = () => resolve(null)
    sending.onabort = () => resolve(null)
    sending.onloadend = () => signal.removeEventListener('abort', stop)
    sending.send(file)
  })
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  } catch {
    // The response is not from the portal but from a program between, such as a proxy.
    return {}
  }
}
