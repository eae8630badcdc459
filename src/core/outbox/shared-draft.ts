import { findWork } from '../store/open-store.ts'
import { writeFirst } from '../store/room.ts'
import { draftId } from '../store/work-store.ts'
import { changeTyped } from './change-state.ts'
import type { Draft, DraftContent } from './drafts.ts'

/**
 * Notes in a draft what the server has of it; with `isAll` nothing of it is unsent any more, though it was never
 * confirmed. What was typed since `read` stays as it is.
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
  await writeFirst(() => changeTyped(work.db, { form, step, at: read.at }, event, { content }))
}
