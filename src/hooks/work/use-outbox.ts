import type { AnyOperation } from '#contract/protocol/operation.ts'
import { discardDraft, type readStatesUnder } from '#core/outbox/drafts.ts'
import { noteAct } from '#core/transport/acts.ts'
import { confirm, type Confirmed, type Entry } from '#core/outbox/outbox.ts'
import { discard, retryNow } from '#core/outbox/withdraw.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { dropPendingDraft, dropUnkept } from './use-draft.ts'
import { keptPart } from '#parts/lazy-part.ts'

/** Confirms one step. With the result `kept`, the step is stored and is delivered when there is a network. */
export async function confirmStep<Op extends AnyOperation>(entry: Entry<Op>): Promise<Confirmed> {
  const { typedAt } = entry
  const places = [
    [entry.form, entry.step],
    ...(typedAt?.steps.map((step) => [typedAt.form, step]) ?? []),
  ] as [string, string][]
  const back = await Promise.all(places.map((place) => dropPendingDraft(...place)))
  let isSafe = false
  const confirmed = await confirm(entry)
    .then((end) => {
      isSafe = end.kept || end.failure === null
      return end
    })
    .finally(() => !isSafe && back.forEach((putBack) => putBack()))
  if (isSafe) for (const place of places) dropUnkept(...place)
  noteWorkChange()
  if (confirmed.kept) void deliverSoon()
  return confirmed
}

export async function retryQueued(): Promise<void> {
  await retryNow()
  await deliver()
}

/**
 * Withdraws one step from the outbox and keeps its draft.
 * @returns false when the step is already being sent
 */
export async function discardQueued(opId: string): Promise<boolean> {
  const isTaken = await discard(opId)
  noteWorkChange()
  if (isTaken) noteAct()
  return isTaken
}

export async function forgetDraft(form: string, step: string): Promise<void> {
  await dropPendingDraft(form, step)
  dropUnkept(form, step)
  // If the deletion fails, the form asks about the draft when it is opened again.
  await discardDraft(form, step).catch(() => undefined)
  noteWorkChange()
}

type Stored = Awaited<ReturnType<typeof readStatesUnder>>[number]

/** Deletes answers and the outbox entries of rejected ones, which would otherwise stay in the outbox. */
export async function forgetAnswers(rows: readonly Stored[]): Promise<void> {
  for (const { form, step, state, opId } of rows) {
    const isSentAgain = state === 'rejected' && opId !== null && !(await discardQueued(opId))
    if (!isSentAgain) await forgetDraft(form, step)
  }
}

const loadSync = keptPart(() => import('#core/outbox/sync.ts'))

async function deliver(): Promise<void> {
  // If the code cannot be loaded, the page delivers later, for example when it is online again.
  const loaded = await loadSync().catch(() => null)
  await loaded?.sync()
}

const SYNC_TAG = 'turno.delivery'

/** Delivers from this page, and through Background Sync also after the page is closed. */
async function deliverSoon(): Promise<void> {
  const done = deliver()
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await (registration as { sync?: { register(tag: string): Promise<void> } } | undefined)?.sync?.register(
      SYNC_TAG,
    )
  } catch {
    // Without Background Sync, only an open page delivers.
  }
  await done
}
