import { findWork } from '../store/open-store.ts'
import { writeFreeingSpace } from '../store/storage-space.ts'
import { draftId } from '../store/work-store.ts'
import { changeTyped } from './change-state.ts'
import type { Draft, DraftContent } from './drafts.ts'

/**
 * Replaces a draft's values after the server has received some of them without a confirmation. Does nothing
 * when the draft was changed after `read`.
 * @param values typed values, with marks of the ones that the server has
 * @param isAll true when the server has all values, so that the draft counts as sent
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
