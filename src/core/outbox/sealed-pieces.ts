import { answerMessage } from '#contract/outcome.ts'
import { loadConfig } from '../transport/config.ts'
import type { Cut } from './cut-up.ts'
import { deviceDatabase } from '../store/device-store.ts'
import { patienceFor } from '../transport/patience.ts'

/** Envelopes that are too large for one request go in numbered pieces, and go on after a kill (offline.md). */

const SEALED_PATH = '/api/sealed'

/** Where sealed requests go; below it, by its id, one that goes in pieces. */
export async function sealedPlace(): Promise<URL> {
  const { apiHost } = await loadConfig()
  return new URL(SEALED_PATH, apiHost || globalThis.location.origin)
}

function placeOf(url: URL, opId: string): URL {
  return new URL(`${url.pathname}/${opId}`, url)
}

/** Why the server has refused what came in pieces: '' when it does not say, null when it can't be asked. Never throws. */
export async function askRefusal(opId: string): Promise<string | null> {
  try {
    const response = await fetch(placeOf(await sealedPlace(), opId), {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patienceFor(0)),
    })
    if (!response.ok) return null
    const { refusal } = (await response.json()) as { refusal?: unknown }
    return answerMessage(refusal)
  } catch {
    // No network, too slow, or another's page in its place: it is asked again.
    return null
  }
}

/**
 * Who answers for what is sent without a session. It goes to the sealed door alone, which only a server of ours has:
 * a legacy host on another origin never sees it and need not allow it (CORS). Who has none says so: the server asks a
 * sender that says nothing, an app of before, to come later, and this one to seal it again with a ticket.
 */
export function ticketHeader(ticket: string | null): Record<string, string> {
  return { 'x-boleto': ticket ?? '-' }
}

/** 'gone': a piece is not on the device any more; its author seals it again. */
type Sent = Response | 'gone'

/**
 * Asks which pieces the server has, sends the others and then their list.
 * @param onSent after each piece, with how many the server has
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

/** What asks for the answer once all pieces are there. */
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

/** Pieces of what was delivered, taken back or sealed anew. */
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
