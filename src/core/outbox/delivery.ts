import { findQueued } from './queued-operations.ts'
import { CONFLICT } from '#contract/data-form/step-versions.ts'
import { changeCopy } from './change-state.ts'
import { type Lead, withLead } from './delivery-lead.ts'
import { deviceDatabase, type SealedRow } from '../store/device-store.ts'
import { type Failure, isUnanswered } from '../transport/failure.ts'
import { firstDue, queueHeads, msUntilNext } from './queue-heads.ts'
import { isUnknownOperation } from './unknown-operation.ts'
import { requestTimeout } from '../transport/request-timeout.ts'
import { retryDelay } from '../transport/retry.ts'
import { writeFreeingSpace } from '../store/storage-space.ts'
import { answerOf } from '../transport/rpc.ts'
import { dropLoosePieces, sealedPlace, sendPieces, ticketHeader } from './sealed-pieces.ts'
import { noteServerDate, serverNow } from '../transport/server-clock.ts'
import { noteWorkChange } from '../store/work-changes.ts'
import { type CopyEvent, nextCopy } from '../store/work-states.ts'

/**
 * Result of sending the sealed copies. Sending needs no key, token or session (offline.md, "Sealed
 * delivery"). It works at a cold start, after a session, and on a kiosk after the author has left.
 */
export interface Delivery {
  delivered: readonly Place[]
  rejected: readonly Place[]
  /** Time in ms until the next copy is due; null when no copy can be sent. */
  nextInMs: number | null
}

export interface Place {
  operation: string
  form: string
  step: string
}

/**
 * Sends all due copies.
 * @param isAlone true when no page is open to inform the person; the server then sends a notification
 * @returns null when another tab or worker is sending
 */
export function deliver(isAlone = false): Promise<Delivery | null> {
  return withLead(async (lead) => {
    const delivered: Place[] = []
    const rejected: Place[] = []
    for (let row = await nextRow(); row; row = await nextRow()) {
      // Counts the attempt before the request, because a killed sender could not count it afterwards.
      const sent = await mark(row, lead, 'sent', { fence: lead.fence, attempts: row.attempts + 1 })
      if (!sent) break
      const failure = await send(row, lead, isAlone)
      const place = { operation: row.operation, form: row.form, step: row.step }
      const isKept = await settle(row, lead, failure)
      if (!isKept) break
      if (failure === null) delivered.push(place)
      if (failure?.kind === 'rejected' && (await isThere(row))) rejected.push(place)
      // The service did not answer, so it would not answer the next request either.
      if (failure && isUnanswered(failure)) break
    }
    await dropLoosePieces()
    return { delivered, rejected, nextInMs: await nextSealedIn() }
  })
}

export async function makeSealedDue(): Promise<void> {
  await deviceDatabase.sealed.filter(({ state }) => state === 'queued').modify({ dueAt: 0 })
}

/**
 * Returns the first copy of each stream, if it may be sent. A copy that was rejected, or that its author must
 * seal again, blocks the copies behind it. A copy in conflict blocks nothing, because the server has a
 * version of that step.
 */
async function sealedHeads(): Promise<SealedRow[]> {
  const rows = await deviceDatabase.sealed.orderBy('seq').toArray()
  return queueHeads(
    rows,
    ({ stream }) => stream,
    ({ state }) => state === 'done' || state === 'stray' || state === 'conflict',
    (row) => nextCopy(row, 'sent') !== null,
  )
}

async function nextRow(): Promise<SealedRow | undefined> {
  return firstDue(await sealedHeads())
}

/** @returns ms until the next copy is due; null when no copy can be sent */
export async function nextSealedIn(): Promise<number | null> {
  return msUntilNext(await sealedHeads())
}

/**
 * Changes the row, if it still exists and this sender still leads.
 * @param event null writes only `fields`, and the state stays
 * @returns whether the row was changed
 */
function mark(
  row: SealedRow,
  lead: Lead,
  event: CopyEvent | null,
  fields: Partial<SealedRow> = {},
): Promise<boolean> {
  const { settings, sealed } = deviceDatabase
  const write = async () => {
    if (!(await lead.isStillLeader())) return false
    const now = await sealed.where('opId').equals(row.opId).first()
    if (now?.seq === undefined) return false
    if (event === null) return (await sealed.update(now.seq, fields)) > 0
    const isRefused = event === 'refused' || event === 'collided'
    const newer = isRefused ? await newerThan(now) : undefined
    if (newer?.seq === undefined) return (await changeCopy(row.opId, event, fields)) > 0
    // A newer save of the step was confirmed during the request. The newer copy takes the place of this copy.
    if ((await changeCopy(row.opId, 'overtaken')) === 0) return false
    await sealed.delete(newer.seq)
    await sealed.put({ ...newer, seq: now.seq })
    return true
  }
  return writeFreeingSpace(() => deviceDatabase.transaction('rw', settings, sealed, write))
}

/** @returns false when a newer copy has replaced this copy */
async function isThere({ opId }: SealedRow): Promise<boolean> {
  return (await deviceDatabase.sealed.where('opId').equals(opId).count()) > 0
}

function newerThan({ seq = 0, stream, step }: SealedRow): Promise<SealedRow | undefined> {
  return deviceDatabase.sealed
    .where('seq')
    .above(seq)
    .filter((row) => row.stream === stream && row.step === step)
    .first()
}

/** @returns null when the server has accepted the copy */
async function send(row: SealedRow, lead: Lead, isAlone: boolean): Promise<Failure | null> {
  const operation = findQueued(row.operation)?.operation
  if (!operation) return { kind: 'malformed', detail: row.operation }
  const url = await sealedPlace()
  try {
    const response = await sendEnvelope(url, row, lead, isAlone)
    // The author's page has the content and seals it again.
    if (response === 'gone') return { kind: 'expired' }
    // Some pieces are missing or damaged on the server. The next attempt sends them again.
    if (response.status === 409) return { kind: 'unavailable', retryAfterMs: null }
    const answer = await answerOf(operation, response)
    const failure = answer.ok ? null : answer.failure
    // Only the service's own responses contain its clock.
    if (!failure || !isUnanswered(failure)) noteServerDate(response.headers.get('date'))
    // The author cannot correct the request. The copy waits until the server is updated.
    return isUnknownOperation(failure) ? { kind: 'malformed', detail: '' } : failure
  } catch {
    // There is no response, or a piece is unreadable. The copy is retried.
    return { kind: 'offline' }
  }
}

function sendEnvelope(url: URL, row: SealedRow, lead: Lead, isAlone: boolean): Promise<Response | 'gone'> {
  const { opId, pieces, jwe, ticket = null } = row
  if (!pieces) {
    const headers = { 'content-type': 'application/json', ...ticketHeader(ticket) }
    return post(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ jwe, ...(isAlone && { solo: true }) }),
    })
  }
  return sendPieces(url, { opId, pieces, ticket, isAlone }, post, async (sent) => {
    // Continues even when this sender has lost the lead, because the server stores each piece only once.
    await mark(row, lead, null, { pieces: { ...pieces, sent } })
    noteWorkChange()
  })
}

function post(url: URL, request: RequestInit): Promise<Response> {
  const length = typeof request.body === 'string' ? request.body.length : 0
  return fetch(url, {
    ...request,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(requestTimeout(length)),
  })
}

function settle(row: SealedRow, lead: Lead, failure: Failure | null): Promise<boolean> {
  switch (failure?.kind) {
    case undefined:
      // The empty row records the delivery until the author's page writes the receipt.
      return mark(row, lead, 'delivered', { jwe: '', ticket: null, at: serverNow() })
    case 'rejected':
      return mark(row, lead, failure.code === CONFLICT ? 'collided' : 'refused')
    case 'expired':
      return mark(row, lead, 'expired')
    case 'offline':
    case 'unavailable':
    case 'malformed': {
      const wish = failure.kind === 'unavailable' ? failure.retryAfterMs : null
      const attempts = row.attempts + 1
      // `send` uses the empty detail for an operation that the server does not know.
      const isLacked = 'detail' in failure && failure.detail === ''
      return mark(row, lead, 'unanswered', {
        attempts,
        dueAt: Date.now() + retryDelay(attempts, wish),
        isLacked,
        isPutOff: failure.kind === 'unavailable',
      })
    }
  }
}
