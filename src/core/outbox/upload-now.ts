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
 * Sends a document (P-04) at once without the outbox, so that the device stores none of it. A large document is
 * sent in pieces if the host accepts them: the server ends a request after 120 s, in which only 1 MB arrives at 8 KB/s,
 * the slowest upload that it accepts. Never throws.
 * @param opId the same for each attempt with the same file, so that the server stores it once
 */
export async function uploadNow(
  input: RequestOf<typeof uploadDocument>,
  opId: string,
  watch: UploadWatch,
): Promise<Uploaded> {
  const named = { ...input, idOperacion: opId }
  // A device that can't seal sends the document in one request.
  const jwe = await sealRequest(uploadDocument, named).catch(() => null)
  const cut = jwe === null ? null : await splitEnvelope(opId, jwe)
  const taken = cut && (await fetchTicket())
  if (cut && taken?.kind !== 'none') {
    const answer = await inPieces(cut, opId, taken?.kind === 'ticket' ? taken.ticket : null, watch)
    // An expired grant or ticket does not mean an expired session: sends the document in one request.
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
    // Pieces are missing or damaged on the server: the next attempt sends all of them again.
    if (answer.status === 409) return fail({ kind: 'unavailable', retryAfterMs: null })
    return await answerOf(uploadDocument, answer)
  } catch {
    // No answer, or the person has cancelled: the next attempt uses the same id.
    return fail({ kind: 'offline' })
  }
}
