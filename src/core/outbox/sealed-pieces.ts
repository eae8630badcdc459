import { answerMessage } from '#contract/protocol/outcome.ts'
import { loadConfig } from '../transport/config.ts'
import type { Cut } from './split-envelope.ts'
import { deviceDatabase } from '../store/device-store.ts'
import { pageLanguage } from '../transport/page-language.ts'
import { requestTimeout } from '../transport/request-timeout.ts'

/**
 * Sends an envelope that is too large for one request in numbered pieces. Resumes after a crash (offline.md).
 */

const SEALED_PATH = '/api/sealed'

/** Returns the URL of sealed requests. Pieces have their own URLs: /{opId}/{n} below this URL. */
export async function sealedPlace(): Promise<URL> {
  const { apiHost } = await loadConfig()
  return new URL(SEALED_PATH, apiHost || globalThis.location.origin)
}

function placeOf(url: URL, opId: string): URL {
  return new URL(`${url.pathname}/${opId}`, url)
}

/**
 * Asks why the server rejected a request that was sent in pieces. Never throws.
 * @returns '' when the server gives no reason; null when the request fails
 */
export async function askRefusal(opId: string): Promise<string | null> {
  try {
    const response = await fetch(placeOf(await sealedPlace(), opId), {
      headers: pageLanguage(),
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(requestTimeout(0)),
    })
    const body = await response.text()
    if (!response.ok) return null
    const { refusal } = JSON.parse(body) as { refusal?: unknown }
    return answerMessage(refusal)
  } catch {
    // There is no network, a timeout, or another server's page. The next round asks again.
    return null
  }
}

/**
 * Returns the header with the ticket, which authorizes a request without a session. A sender without a ticket
 * sends '-', because the server asks a sender without the header to retry later. Only the portal's own server
 * gets the header, so a legacy host on another origin need not allow it (CORS).
 */
export function ticketHeader(ticket: string | null): Record<string, string> {
  return { 'x-boleto': ticket ?? '-' }
}

/** 'gone': a piece is no longer on the device, so the author must seal the request again. */
type Sent = Response | 'gone'

/**
 * Asks which pieces the server has, sends the missing pieces, then sends the list of all pieces.
 * @param onSent called after each piece with the number of pieces that the server has
 * @returns the response to the list, or the first unsuccessful response; 'gone' when a piece is missing on
 * this device
 * @throws errors of fetch
 */
export async function sendPieces(
  url: URL,
  {
    opId,
    pieces,
    ticket,
    isAlone,
  }: { opId: string; pieces: Cut['pieces']; ticket: string | null; isAlone: boolean },
  post: (url: URL, request: RequestInit) => Promise<Response>,
  onSent: (count: number) => Promise<void>,
): Promise<Sent> {
  const place = placeOf(url, opId)
  const listing = await post(place, { method: 'GET' })
  if (!listing.ok) return listing
  const stored = new Set(((await listing.json()) as { pieces: number[] }).pieces)
  for (let n = 1; n <= pieces.count; n += 1) {
    if (stored.has(n)) continue
    const row = await deviceDatabase.pieces.get([opId, n])
    if (!row) return 'gone'
    const put = await post(new URL(`${place.pathname}/${n}`, url), {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', ...ticketHeader(ticket) },
      body: row.text,
    })
    if (!put.ok) return put
    stored.add(n)
    await onSent(stored.size)
  }
  return post(url, listOf(opId, pieces, ticket, isAlone))
}

/** Returns the request that lists all pieces. The server answers it with the operation's result. */
export function listOf(
  opId: string,
  { count, sha256 }: Cut['pieces'],
  ticket: string | null,
  isAlone = false,
): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ticketHeader(ticket) },
    body: JSON.stringify({ jwe: { opId, pieces: count, sha256 }, ...(isAlone && { solo: true }) }),
  }
}

export async function dropLoosePieces(): Promise<void> {
  const { sealed, pieces } = deviceDatabase
  if ((await pieces.count()) === 0) return
  await deviceDatabase.transaction('rw', sealed, pieces, async () => {
    const ids = (await pieces.orderBy('opId').uniqueKeys()) as string[]
    for (const opId of ids) {
      const row = await sealed.where('opId').equals(opId).first()
      if (!row?.pieces || row.state === 'done') await pieces.where('opId').equals(opId).delete()
    }
  })
}
