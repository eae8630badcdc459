import { findWork, makeWork } from '../store/open-store.ts'
import { writeFirst } from '../store/room.ts'
import { serverNow } from '../transport/server-clock.ts'
import type { DraftState } from '../store/work-states.ts'
import { type DraftRow, draftId } from '../store/work-store.ts'

/** What was typed into one step of a form, as it was last kept. */
export interface Draft {
  values: unknown
  state: DraftState
  /** Server time (ms) of the state. */
  at: number
  opId: string | null
  /** Why it was refused; '' otherwise, and when the server gave no words. */
  message: string
  /** It was refused, and the server could not be asked why yet. */
  isUnexplained: boolean
  /** Versions of the server's that it stands on (contract/step-versions.ts). */
  base?: readonly string[] | undefined
}

/** The encrypted part of a row. */
export interface DraftContent {
  values: unknown
  message: string
  isUnexplained?: boolean
  base?: readonly string[] | undefined
}

/** null: nothing was typed there, or it was written under another key. */
export async function readDraft(form: string, step: string): Promise<Draft | null> {
  const work = await findWork()
  const row = await work?.db.drafts.get([form, step])
  if (!work || !row) return null
  try {
    const content = (await work.open('drafts', draftId(form, step), row.content)) as DraftContent
    const { values, message, base, isUnexplained = false } = content
    return { values, message, base, isUnexplained, state: row.state, at: row.at, opId: row.opId }
  } catch {
    // Written under a key that nobody has any more: it can only be typed again.
    return null
  }
}

/** Keeps what is typed; durable when it resolves. @returns false when nothing can be kept here. */
export async function writeDraft(
  form: string,
  step: string,
  values: unknown,
  base?: readonly string[],
): Promise<boolean> {
  const work = await makeWork()
  if (!work) return false
  const content = await work.seal('drafts', draftId(form, step), {
    values,
    message: '',
    base,
  } satisfies DraftContent)
  const row: DraftRow = { form, step, state: 'draft', at: serverNow(), opId: null, content }
  await writeFirst(() => work.db.drafts.put(row))
  return true
}

/** The server has said yes to it, and this device knows. */
export async function isDelivered(opId: string): Promise<boolean> {
  const receipt = await (await findWork())?.db.receipts.get(opId)
  return receipt !== undefined
}

/** State of each step that something was typed into. */
export async function readDraftStates(
  form: string,
): Promise<Map<string, { state: DraftState; at: number; opId: string | null }>> {
  const rows = await (await findWork())?.db.drafts.where('form').equals(form).toArray()
  return new Map((rows ?? []).map(({ step, state, at, opId }) => [step, { state, at, opId }]))
}

/** Of every form whose name begins so, without what was typed. */
export async function readStatesUnder(
  prefix: string,
): Promise<Pick<DraftRow, 'form' | 'step' | 'state' | 'at'>[]> {
  return (await (await findWork())?.db.drafts.where('form').startsWith(prefix).toArray()) ?? []
}

export async function discardDraft(form: string, step: string): Promise<void> {
  await (await findWork())?.db.drafts.delete([form, step])
}
