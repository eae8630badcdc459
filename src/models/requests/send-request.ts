import type { AnyOperation } from '#contract/protocol/operation.ts'
import { isDelivered, readDraft } from '#core/outbox/drafts.ts'
import type { Failure } from '#core/transport/failure.ts'
import type { Entry } from '#core/outbox/outbox.ts'
import { onWorkChange } from '#core/store/work-changes.ts'
import { confirmStep } from '#hooks/work/use-outbox.ts'

/** Result of a request after a short wait. */
export type Sending =
  | { kind: 'registered' }
  | { kind: 'waiting' }
  /**
   * The request was rejected, or not sent on a device without storage. `isKept`: the device stores the
   * request for a correction.
   */
  | { kind: 'failed'; failure: Failure; isKept: boolean }

/** Ref of the sending form, with the last attempt whose result is unknown. */
export interface LastTry {
  current: { text: string; opId: string } | null
}

/** Maximum wait in ms. A slower request continues in the outbox. */
const MAX_ANSWER_WAIT_MS = 4000

const awaited = new Set<string>()

/** Returns whether an open form shows the result. A list must then not announce the result. */
export function isAwaited(form: string): boolean {
  return awaited.has(form)
}

/**
 * Sends a request and waits briefly, because the form can show a rejection. A repeated attempt reuses the
 * operation id; the server then executes the request once.
 * @throws the database's error when storage is full; the request was neither stored nor sent
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
      lastTry.current = null
      const sending = await outcomeOf(entry, confirmed.opId)
      // The list behind the form sees the delivery later and must not announce it again.
      isTold = sending.kind === 'registered'
      return sending
    }
    const { failure } = confirmed
    if (failure === null || failure.kind === 'rejected') lastTry.current = null
    return failure === null ? { kind: 'registered' } : { kind: 'failed', failure, isKept: false }
  } finally {
    if (!isTold) awaited.delete(entry.form)
  }
}

/** Waits for the result of a queued request; a slower request is `waiting`. */
export function outcomeOf({ form, step }: { form: string; step: string }, opId: string): Promise<Sending> {
  return new Promise((resolve) => {
    const end = (sending: Sending) => {
      clearTimeout(timer)
      stop()
      resolve(sending)
    }
    const look = async () => {
      const draft = await readDraft(form, step)
      if (await isDelivered(opId)) return end({ kind: 'registered' })
      // The store was closed, or another tab has withdrawn the request. The result is unknown.
      if (draft === null) return end({ kind: 'waiting' })
      if (draft.opId !== opId || draft.state !== 'rejected') return
      const failure = { kind: 'rejected', code: '', message: draft.message } as const
      end({ kind: 'failed', failure, isKept: true })
    }
    // A closed store means that the person signed out. The outbox still sends the request.
    const tryToLook = () => void look().catch(() => end({ kind: 'waiting' }))
    const stop = onWorkChange(tryToLook)
    const timer = setTimeout(() => end({ kind: 'waiting' }), navigator.onLine ? MAX_ANSWER_WAIT_MS : 0)
    tryToLook()
  })
}
