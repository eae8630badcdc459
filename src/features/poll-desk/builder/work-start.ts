import type { readDeskPoll } from '#contract/polls/poll-desk.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import { emptyPoll } from './poll-values.ts'
import type { Work } from './saver.ts'

type Answer = Pick<OperationState<ResponseOf<typeof readDeskPoll>>, 'data' | 'isRefreshing' | 'failure'>

/** Returns empty work, which counts as saved because there is nothing to send. */
export function emptyWork(): Work {
  return { id: null, revision: 0, values: emptyPoll(), isSaved: true, isFixed: false, unheard: null }
}

/**
 * Returns unsaved work on the device, else the server's version. A device copy of the same revision has priority,
 * because the server cannot store every value.
 * @returns 'published' when the poll cannot be edited any more; null while unknown or unavailable
 */
export function startOf(
  id: number,
  kept: Work | null,
  { data, isRefreshing, failure }: Answer,
): Work | 'published' | null {
  if (kept !== null && !kept.isSaved) return kept
  // Waits for the fresh response, because the memory cache may have an older one.
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
