import { findWork } from '../store/open-store.ts'
import { writeFreeingSpace } from '../store/storage-space.ts'
import { draftId } from '../store/work-store.ts'
import { changeTyped } from './change-state.ts'
import type { Draft, DraftContent } from './drafts.ts'

/**
 * Replaces a draft's values after the server has received some of them without a confirmation. Skips a draft
 * that was changed after `read`.
 * @param values typed values, marked where the server has them
 * @param isAll true when the server has all values; the draft then counts as sent
 */
export async function noteShared(
  form: string,
  step: string,
  read: Draft,
  values: unknown,
  isAll: boolean,
): Promise<void> {
  const work = await findWork()
  if (!work) return
  const content = await work.seal('drafts', draftId(form, step), {
    values,
    message: '',
    base: read.base,
  } satisfies DraftContent)
  const event = isAll ? 'shared' : 'typed'
  await writeFreeingSpace(() => changeTyped(work.db, { form, step, at: read.at }, event, { content }))
}
