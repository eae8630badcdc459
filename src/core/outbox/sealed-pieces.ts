import { answerMessage } from '#contract/outcome.ts'
import { loadConfig } from '../transport/config.ts'
import type { Cut } from './cut-up.ts'
import { deviceDatabase } from '../store/device-store.ts'
import { pageLanguage } from '../transport/page-language.ts'
import { patienceFor } from '../transport/patience.ts'

/**
 * Sends an envelope that is too large for one request in numbered pieces, and goes on after a kill
 * (offline.md).
 */

const SEALED_PATH = '/api/sealed'

/** Returns the URL for sealed requests; pieces go below it, under the operation's id. */
export async function sealedPlace(): Promise<URL> {
  const { apiHost } = await loadConfig()
  return new URL(SEALED_PATH, apiHost || globalThis.location.origin)
}

function placeOf(url: URL, opId: string): URL {
  return new URL(`${url.pathname}/${opId}`, url)
}

/**
 * Asks why the server has refused what came in pieces. Never throws. @returns '' when the server gives no
 * reason, null when it can't be asked
 */
export async function askRefusal(opId: string): Promise<string | null> {
  try {
    const response = await fetch(placeOf(await sealedPlace(), opId), {
      headers: pageLanguage(),
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patienceFor(0)),
    })
    if (!response.ok) return null
    const { refusal } = (await response.json()) as { refusal?: unknown }
    return answerMessage(refusal)
  } catch {
    // No network, too slow, or another page in the service's place: it is asked again later.
    return null
  }
}

/**
 * The ticket that vouches for a request without a session. It goes to the sealed address alone, which only our
 * own server has: a legacy host on another origin never sees the header and need not allow it (CORS). A sender
 * without a ticket says so; one that says nothing is an app from before tickets, and is asked to come later.
 */
export function ticketHeader(ticket: string | null): Record<string, string> {
  return { 'x-boleto': ticket ?? '-' }
}

/** 'gone': a piece is no longer on the device, so its author must seal it again. */
type Sent = Response | 'gone'

/**
 * Asks which pieces the server has, sends the others, then the list of all.
 * @param onSent called after each piece with the number that the server has
 * @returns the answer to the list, or the first one that was no success
 * @throws what fetch throws
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
  const asked = await post(place, { method: 'GET' })
  if (!asked.ok) return asked
  const there = new Set(((await asked.json()) as { pieces: number[] }).pieces)
  for (let n = 1; n <= pieces.count; n += 1) {
    if (there.has(n)) continue
    const row = await deviceDatabase.pieces.get([opId, n])
    if (!row) return 'gone'
    const put = await post(new URL(`${place.pathname}/${n}`, url), {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', ...ticketHeader(ticket) },
      body: row.text,
    })
    if (!put.ok) return put
    there.add(n)
    await onSent(there.size)
  }
  return post(url, listOf(opId, pieces, ticket, isAlone))
}

/** The list that asks for the operation's answer once all pieces are there. */
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

/** Deletes pieces of envelopes that were delivered, taken back or sealed anew. */
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
