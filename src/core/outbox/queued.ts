import { deviceDatabase, type SealedRow } from '../store/device-store.ts'
import { findWork } from '../store/open-store.ts'
import type { Payload } from './outbox.ts'
import { findKnown } from './known-operations.ts'
import { listStrays } from './strays.ts'
import { type CopyState, mayBeOnServer, nextCopy } from '../store/work-states.ts'
import type { OutboxRow } from '../store/work-store.ts'

export interface Queued {
  opId: string
  form: string
  step: string
  operation: string
  /** Server time of the confirmation, in ms. */
  at: number
  /**
   * 'stray': the request cannot be sent, because this device no longer has its content (strays.ts) or this
   * build does not know its operation.
   */
  state: Exclude<CopyState, 'done'>
  isSealed: boolean
  wifiOnly: boolean
  isLacked: boolean | undefined
  isPutOff: boolean | undefined
  /** Whether the server may have the request: it was sent, and the response was lost. */
  mayHaveArrived: boolean
  /** Number of pieces that the server has; null for a request in one piece. */
  progress: { sent: number; count: number } | null
}

export async function listQueued(): Promise<Queued[]> {
  const work = await findWork()
  if (!work) return []
  const rows = await work.db.outbox.orderBy('seq').toArray()
  const copies = await copiesOf(rows)
  const loose = await listStrays(work)
  const isKnown = await findKnown(rows.length + loose.length)
  const knownState = (operation: string, state: Queued['state']): Queued['state'] => {
    const isWaiting = state === 'queued' || state === 'needs-session'
    return isWaiting && !isKnown(operation) ? 'stray' : state
  }
  // If a step was changed while its save was being sent, only the change is listed.
  const latest = rows.filter((row) => !isOvertaken(row, rows))
  const waiting = latest.map((row) => {
    const { opId, form, step, operation, at, state, isSealed, wifiOnly = false } = row
    const copy = copies.get(opId)
    const { isLacked, isPutOff } = copy ?? row
    const now = copy && state !== 'rejected' && state !== 'conflict' ? shownState(copy) : shownEntry(row)
    return {
      opId,
      form,
      step,
      operation,
      at,
      state: knownState(operation, now),
      isSealed,
      wifiOnly,
      isLacked,
      isPutOff,
      mayHaveArrived: isLacked !== true && (copy ? mayBeOnServer(copy) : state === 'sending'),
      progress: progressOf(copy),
    }
  })
  const strays = loose.map((copy): Queued => {
    const { opId, form, step, operation, at, isLacked, isPutOff, wifiOnly = false } = copy
    const now = nextCopy(copy, 'orphaned') === 'stray' ? 'stray' : shownState(copy)
    const state = knownState(operation, now)
    return {
      opId,
      form,
      step,
      operation,
      at,
      state,
      isSealed: true,
      wifiOnly,
      isLacked,
      isPutOff,
      mayHaveArrived: isLacked !== true && mayBeOnServer(copy),
      progress: progressOf(copy),
    }
  })
  return [...strays, ...waiting]
}

/** @returns whether a later save of the same step waits behind the row */
export function isOvertaken({ form, step, seq = 0 }: OutboxRow, rows: readonly OutboxRow[]): boolean {
  return rows.some((row) => row.form === form && row.step === step && (row.seq ?? 0) > seq)
}

/**
 * Returns the state to show. A delivered or conflicting copy is shown as 'sending' until settle.ts has
 * updated its author's records; otherwise no list would contain it.
 */
function shownState({ state }: SealedRow): Queued['state'] {
  return state === 'done' || state === 'conflict' ? 'sending' : state
}

/**
 * Returns the state of an entry without a copy. An entry that the host lacks or put off waits for the next
 * attempt.
 */
function shownEntry({ state, isLacked, isPutOff }: OutboxRow): Queued['state'] {
  return state === 'sending' && (isLacked || isPutOff) ? 'queued' : state
}

function progressOf(copy: SealedRow | undefined): Queued['progress'] {
  return copy?.pieces ? { sent: copy.pieces.sent, count: copy.pieces.count } : null
}

async function copiesOf(rows: readonly OutboxRow[]): Promise<ReadonlyMap<string, SealedRow>> {
  const ids = rows.filter(({ isSealed }) => isSealed).map(({ opId }) => opId)
  const copies = await deviceDatabase.sealed.where('opId').anyOf(ids).toArray()
  return new Map(copies.map((copy) => [copy.opId, copy]))
}

/**
 * Returns the input of the latest waiting save of a step; null when none waits.
 * @throws when another key encrypted it
 */
export async function readQueuedInput(form: string, step: string): Promise<Record<string, unknown> | null> {
  const work = await findWork()
  const row = await work?.db.outbox.where({ form, step }).last()
  return work && row ? ((await work.open('outbox', row.opId, row.payload)) as Payload).input : null
}
