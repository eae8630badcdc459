import { findWork, makeWork } from '../store/open-store.ts'
import { writeFreeingSpace } from '../store/storage-space.ts'
import { serverNow } from '../transport/server-clock.ts'
import type { DraftState } from '../store/work-states.ts'
import { type DraftRow, draftId } from '../store/work-store.ts'

export interface Draft {
  values: unknown
  state: DraftState
  /** Server time in ms of the last save, delivery, rejection or conflict. */
  at: number
  opId: string | null
  /** Reason of a rejection; '' without a rejection or a reason. */
  message: string
  /** True when the step was rejected and the reason has not been fetched. */
  isUnexplained: boolean
  /** Server versions on which the draft is based (contract/data-form/step-versions.ts). */
  base?: readonly string[] | undefined
}

export interface DraftContent {
  values: unknown
  message: string
  isUnexplained?: boolean
  base?: readonly string[] | undefined
}

/** @returns null when the step has no draft, or when another key encrypted the draft */
export async function readDraft(form: string, step: string): Promise<Draft | null> {
  const work = await findWork()
  const row = await work?.db.drafts.get([form, step])
  if (!work || !row) return null
  try {
    const content = (await work.open('drafts', draftId(form, step), row.content)) as DraftContent
    const { values, message, base, isUnexplained = false } = content
    return { values, message, base, isUnexplained, state: row.state, at: row.at, opId: row.opId }
  } catch {
    // The key that encrypted this draft is gone, so the person must type it again.
    return null
  }
}

/**
 * Stores typed values.
 * @returns false when this device cannot store anything
 */
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
  await writeFreeingSpace(() => work.db.drafts.put(row))
  return true
}

/** @returns whether this device has the receipt of a confirmed request */
export async function isDelivered(opId: string): Promise<boolean> {
  const receipt = await (await findWork())?.db.receipts.get(opId)
  return receipt !== undefined
}

export async function readDraftStates(
  form: string,
): Promise<Map<string, { state: DraftState; at: number; opId: string | null }>> {
  const rows = await (await findWork())?.db.drafts.where('form').equals(form).toArray()
  return new Map((rows ?? []).map(({ step, state, at, opId }) => [step, { state, at, opId }]))
}

export async function readStatesUnder(
  prefix: string,
): Promise<Pick<DraftRow, 'form' | 'step' | 'state' | 'at' | 'opId'>[]> {
  return (await (await findWork())?.db.drafts.where('form').startsWith(prefix).toArray()) ?? []
}

export async function discardDraft(form: string, step: string): Promise<void> {
  await (await findWork())?.db.drafts.delete([form, step])
}
