import { uploadDocument } from '#contract/documents/document-files.ts'
import type { RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { type OnShare, sendCounted } from '../transport/counted-send.ts'
import { eitherSignal } from '../transport/either-signal.ts'
import { fail, type Result } from '../transport/failure.ts'
import { sealRequest } from './sealing.ts'
import { requestTimeout } from '../transport/request-timeout.ts'
import { answerOf, call } from '../transport/rpc.ts'
import { splitEnvelope, type Cut } from './split-envelope.ts'
import { listOf, sealedPlace, ticketHeader } from './sealed-pieces.ts'
import { fetchTicket } from '../transport/ticket-stock.ts'

export interface UploadWatch {
  signal: AbortSignal
  onShare: OnShare
}

type Uploaded = Result<ResponseOf<typeof uploadDocument>>

/**
 * Sends a document (P-04) at once without the outbox, because the device must not store it. Sends a large
 * document in pieces if the host accepts them, because the server ends a request after 120 s. A slow upload
 * (8 KB/s) sends only 1 MB in this time. Never throws.
 * @param opId the same for each attempt with the same file; the server then stores the file once
 */
export async function uploadNow(
  input: RequestOf<typeof uploadDocument>,
  opId: string,
  watch: UploadWatch,
): Promise<Uploaded> {
  const named = { ...input, idOperacion: opId }
  // A device that cannot seal sends the document in one request.
  const jwe = await sealRequest(uploadDocument, named).catch(() => null)
  const cut = jwe === null ? null : await splitEnvelope(opId, jwe)
  const taken = cut && (await fetchTicket())
  if (cut && taken?.kind !== 'none') {
    const answer = await inPieces(cut, opId, taken?.kind === 'ticket' ? taken.ticket : null, watch)
    // An expired grant or ticket does not mean an expired session, so the document is sent in one request.
    if (answer.ok || answer.failure.kind !== 'expired') return answer
  }
  const send = (request: Request) => sendCounted(request, watch.onShare)
  return call(uploadDocument, named, { signal: watch.signal, send })
}

async function inPieces(
  { rows, pieces }: Cut,
  opId: string,
  ticket: string | null,
  { signal, onShare }: UploadWatch,
): Promise<Uploaded> {
  const place = await sealedPlace()
  const send = (path: string, request: RequestInit, length: number) =>
    fetch(new URL(`${place.pathname}${path}`, place), {
      ...request,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: eitherSignal(signal, AbortSignal.timeout(requestTimeout(length))),
    })
  try {
    for (const { n, text } of rows) {
      const headers = { 'content-type': 'application/octet-stream', ...ticketHeader(ticket) }
      const put = await send(`/${opId}/${n}`, { method: 'PUT', headers, body: text }, text.length)
      if (!put.ok) return await answerOf(uploadDocument, put)
      onShare(n / pieces.count)
    }
    const answer = await send('', listOf(opId, pieces, ticket), 0)
    // Pieces are missing or damaged on the server. The next attempt sends all of them again.
    if (answer.status === 409) return fail({ kind: 'unavailable', retryAfterMs: null })
    return await answerOf(uploadDocument, answer)
  } catch {
    // There is no response, or the person has cancelled. The next attempt uses the same id.
    return fail({ kind: 'offline' })
  }
}
