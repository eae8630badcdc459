import type { readDeskPoll } from '#contract/poll-desk.ts'
import type { ResponseOf } from '#contract/operation.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import { emptyPoll } from './poll-values.ts'
import type { Work } from './saver.ts'

type Answer = Pick<OperationState<ResponseOf<typeof readDeskPoll>>, 'data' | 'isRefreshing' | 'failure'>

/** Nothing typed is nothing to send. */
export function emptyWork(): Work {
  return { id: null, revision: 0, values: emptyPoll(), isSaved: true, isFixed: false, unheard: null }
}

/**
 * What is gone on with: what the device has and the server has not; else the server's, with what it could not take of the
 * same version. null: not known yet, or not to be had.
 */
export function startOf(
  id: number,
  kept: Work | null,
  { data, isRefreshing, failure }: Answer,
): Work | 'published' | null {
  if (kept !== null && !kept.isSaved) return kept
  // An older answer may lie in the page's memory.
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
