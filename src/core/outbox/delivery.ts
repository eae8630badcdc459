import { findQueued } from '#contract/queued.ts'
import { CONFLICT } from '#contract/step-versions.ts'
import { changeCopy } from './change-state.ts'
import { type Lead, withLead } from './delivery-lead.ts'
import { deviceDatabase, type SealedRow } from '../store/device-store.ts'
import { type Failure, isUnheard } from '../transport/failure.ts'
import { firstDue, heads, soonest } from './heads.ts'
import { isLacking } from './lacking.ts'
import { patienceFor } from '../transport/patience.ts'
import { retryDelay } from '../transport/retry.ts'
import { writeFirst } from '../store/room.ts'
import { answerOf } from '../transport/rpc.ts'
import { dropLoosePieces, sealedPlace, sendPieces, ticketHeader } from './sealed-pieces.ts'
import { noteServerDate, serverNow } from '../transport/server-clock.ts'
import { noteWorkChange } from '../store/work-changes.ts'
import { type CopyEvent, nextCopy } from '../store/work-states.ts'

/**
 * Sends the sealed copies. It needs no key, no token and no session, so page and worker do it alike: from a
 * cold start, after a session, and on a kiosk after the author has left (offline.md, "Sealed delivery").
 */
export interface Delivery {
  delivered: readonly Place[]
  rejected: readonly Place[]
  /** ms until the next copy is due; null when none waits, or all wait for the network. */
  nextInMs: number | null
}

export interface Place {
  form: string
  step: string
}

/**
 * @param isAlone no page is open that could tell the person, so the server sends the notification
 * @returns null when another tab or worker is sending
 */
export function deliver(isAlone = false): Promise<Delivery | null> {
  return withLead(async (lead) => {
    const delivered: Place[] = []
    const rejected: Place[] = []
    for (let row = await nextRow(); row; row = await nextRow()) {
      // The attempt is counted before the request goes: a killed sender can't count it afterwards.
      const sent = await mark(row, lead, 'sent', { fence: lead.fence, attempts: row.attempts + 1 })
      if (!sent) break
      const failure = await send(row, lead, isAlone)
      const place = { form: row.form, step: row.step }
      const isKept = await settle(row, lead, failure)
      if (!isKept) break
      if (failure === null) delivered.push(place)
      if (failure?.kind === 'rejected' && (await isThere(row))) rejected.push(place)
      // Without an answer to this request the next one would get none either.
      if (failure && isUnheard(failure)) break
    }
    await dropLoosePieces()
    return { delivered, rejected, nextInMs: await nextSealedIn() }
  })
}

/** Makes every waiting copy due now. */
export async function hurrySealed(): Promise<void> {
  await deviceDatabase.sealed.filter(({ state }) => state === 'queued').modify({ dueAt: 0 })
}

/**
 * The first copy of each stream. A copy that was refused, or must be sealed again by its author, holds up those
 * behind it. One that waits for its author's choice holds up nothing: the server has a version of that step.
 */
async function sealedHeads(): Promise<SealedRow[]> {
  const rows = await deviceDatabase.sealed.orderBy('seq').toArray()
  return heads(
    rows,
    ({ stream }) => stream,
    ({ state }) => state === 'done' || state === 'stray' || state === 'conflict',
    (row) => nextCopy(row, 'sent') !== null,
  )
}

async function nextRow(): Promise<SealedRow | undefined> {
  return firstDue(await sealedHeads())
}

/** @returns ms until the next copy is due; null when none waits for its time */
export async function nextSealedIn(): Promise<number | null> {
  return soonest(await sealedHeads())
}

/**
 * Changes the row, if it still exists and the lead is still ours.
 * @param event null: the state stays, only `change` is written
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
    if (!(await lead.isMine())) return false
    const now = await sealed.where('opId').equals(row.opId).first()
    if (now?.seq === undefined) return false
    if (event === null) return (await sealed.update(now.seq, fields)) > 0
    const isRefused = event === 'refused' || event === 'collided'
    const newer = isRefused ? await newerThan(now) : undefined
    if (newer?.seq === undefined) return (await changeCopy(row.opId, event, fields)) > 0
    // A newer save of the step was confirmed while this one was being sent: nobody waits for this one any more.
    if ((await changeCopy(row.opId, 'overtaken')) === 0) return false
    await sealed.delete(newer.seq)
    await sealed.put({ ...newer, seq: now.seq })
    return true
  }
  return writeFirst(() => deviceDatabase.transaction('rw', settings, sealed, write))
}

/** @returns false when a newer copy has taken its place */
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

/** @returns null when the server has it */
async function send(row: SealedRow, lead: Lead, isAlone: boolean): Promise<Failure | null> {
  const operation = findQueued(row.operation)?.operation
  if (!operation) return { kind: 'malformed', detail: row.operation }
  const url = await sealedPlace()
  try {
    const response = await sendEnvelope(url, row, lead, isAlone)
    // Its author's page still knows the content, and seals it again.
    if (response === 'gone') return { kind: 'expired' }
    // Some pieces did not arrive whole; the next attempt sends what is missing.
    if (response.status === 409) return { kind: 'unavailable', retryAfterMs: null }
    const answer = await answerOf(operation, response)
    const failure = answer.ok ? null : answer.failure
    // An answer that is not the service's own has a clock of its own.
    if (!failure || !isUnheard(failure)) noteServerDate(response.headers.get('date'))
    // The author can't correct this; the copy waits until the server is as new as the app.
    return isLacking(failure) ? { kind: 'malformed', detail: '' } : failure
  } catch {
    // No answer, a broken connection, or a piece that can't be read just now: there is another attempt.
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
    // If another sender has the lead by now, both send the same pieces and the server keeps one of each.
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
    signal: AbortSignal.timeout(patienceFor(length)),
  })
}

function settle(row: SealedRow, lead: Lead, failure: Failure | null): Promise<boolean> {
  switch (failure?.kind) {
    case undefined:
      // The author's page writes the receipt; until then this empty row stands for what was delivered.
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
      // Anything else that is malformed names its place.
      const isLacked = 'detail' in failure && failure.detail === ''
      return mark(row, lead, 'unheard', {
        attempts,
        dueAt: Date.now() + retryDelay(attempts, wish),
        isLacked,
      })
    }
  }
}
