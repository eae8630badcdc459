import type { readDeskPoll } from '#contract/polls/poll-desk.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import { emptyPoll } from './poll-values.ts'
import type { Work } from './saver.ts'

type Answer = Pick<OperationState<ResponseOf<typeof readDeskPoll>>, 'data' | 'isRefreshing' | 'failure'>

/** Empty work counts as saved, because there is nothing to send. */
export function emptyWork(): Work {
  return { id: null, revision: 0, values: emptyPoll(), isSaved: true, isFixed: false, unheard: null }
}

/**
 * Returns unsaved work on the device, or else the server's version. A copy on the device with the same revision
 * takes precedence, because it may hold values that the server can't store.
 * @returns 'published' when the poll can't be edited any more; null while unknown or unavailable
 */
export function startOf(
  id: number,
  kept: Work | null,
  { data, isRefreshing, failure }: Answer,
): Work | 'published' | null {
  if (kept !== null && !kept.isSaved) return kept
  // The memory cache may hold an older response, so this waits for the fresh one.
  if (isRefreshing) return null
  if (data === null || failure !== null) return kept
  if (data.estado !== 'borrador') return 'published'
  if (kept?.revision === data.revision) return kept
  const { encuesta, revision, fija, proyecto } = data
  return {
    id,
    revision,
    values: encuesta,
    isSaved: true,
    isFixed: fija,
    project: proyecto,
    unheard: null,
  }
}
