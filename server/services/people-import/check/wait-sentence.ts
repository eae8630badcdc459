import type { PeopleRun } from '../../import-engine/tables.ts'
import { importTexts as texts } from '../texts.es.ts'

export function waitSentence(why: keyof typeof texts.waitsFor, counts: PeopleRun['counts']): string {
  const { identity = 0, reach = 0, returns = 0 } = counts
  if (why === 'identity') return texts.waitsFor.identity(identity)
  if (why === 'reach') return texts.waitsFor.reach(reach)
  if (why === 'returns') return texts.waitsFor.returns(returns)
  if (why === 'week') return texts.waitsFor.week(leaversOfWeekIn(counts))
  return texts.waitsFor[why]
}

/** Returns the leavers of the file and of the source's other unattended files of 7 days. */
export function leaversOfWeekIn({ baja = 0, weekLeavers = 0 }: PeopleRun['counts']): number {
  return baja + weekLeavers
}
