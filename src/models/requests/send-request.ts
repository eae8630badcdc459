import type { AnyOperation } from '#contract/operation.ts'
import { isDelivered, readDraft } from '#core/outbox/drafts.ts'
import type { Failure } from '#core/transport/failure.ts'
import type { Entry } from '#core/outbox/outbox.ts'
import { onWorkChange } from '#core/store/work-changes.ts'
import { confirmStep } from '#hooks/work/use-outbox.ts'

/** How sending ended, as far as a person can be kept waiting for it. */
export type Sending =
  /** The server has registered it. */
  | { kind: 'registered' }
  /** Durable on the device; it is delivered by itself. */
  | { kind: 'waiting' }
  /** Refused, or not sent where nothing can be kept. `isKept`: it waits on this device for its correction. */
  | { kind: 'failed'; failure: Failure; isKept: boolean }

/** A ref of the sending form: its last try whose end is unknown. */
export interface LastTry {
  current: { text: string; opId: string } | null
}

/** With a network the answer arrives in a moment; a slow one is not waited for. */
const PATIENCE_MS = 4000

const awaited = new Set<string>()

/** Somebody stands before this form and is told of its end there, or has been told that it is registered. */
export function isAwaited(form: string): boolean {
  return awaited.has(form)
}

/**
 * Confirms a request and waits a moment for its answer, so that a refusal is shown where the request was
 * written. A repetition goes under the same id, so that the server executes it once even if its first answer
 * was lost.
 * @throws the database's error when there is no room; nothing was kept or sent then
 */
export async function sendRequest<Op extends AnyOperation>(
  entry: Entry<Op>,
  lastTry: LastTry,
): Promise<Sending> {
  const text = JSON.stringify([entry.form, entry.input])
  if (lastTry.current?.text !== text) lastTry.current = { text, opId: crypto.randomUUID() }
  awaited.add(entry.form)
  let isTold = false
  try {
    const confirmed = await confirmStep({ ...entry, opId: lastTry.current.opId })
    if (confirmed.kept) {
      // The outbox knows its id.
      lastTry.current = null
      const sending = await outcomeOf(entry, confirmed.opId)
      // The list behind the form hears of it later than the person who waited, and would say so again.
      isTold = sending.kind === 'registered'
      return sending
    }
    const { failure } = confirmed
    // Answered: another try is another request.
    if (failure === null || failure.kind === 'rejected') lastTry.current = null
    return failure === null ? { kind: 'registered' } : { kind: 'failed', failure, isKept: false }
  } finally {
    if (!isTold) awaited.delete(entry.form)
  }
}

function outcomeOf({ form, step }: { form: string; step: string }, opId: string): Promise<Sending> {
  return new Promise((resolve) => {
    const end = (sending: Sending) => {
      clearTimeout(timer)
      stop()
      resolve(sending)
    }
    const look = async () => {
      const draft = await readDraft(form, step)
      if (await isDelivered(opId)) return end({ kind: 'registered' })
      // The store was closed, or it was taken back elsewhere: its end can't be known here.
      if (draft === null) return end({ kind: 'waiting' })
      if (draft.opId !== opId || draft.state !== 'rejected') return
      const failure = { kind: 'rejected', code: '', message: draft.message } as const
      end({ kind: 'failed', failure, isKept: true })
    }
    // The store was closed: the person has left, and it is sent all the same.
    const tryToLook = () => void look().catch(() => end({ kind: 'waiting' }))
    const stop = onWorkChange(tryToLook)
    const timer = setTimeout(() => end({ kind: 'waiting' }), navigator.onLine ? PATIENCE_MS : 0)
    tryToLook()
  })
}
