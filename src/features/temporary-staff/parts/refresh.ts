import { useQueryClient } from '@tanstack/react-query'
import { countApprovals } from '#contract/approval-count.ts'
import { listSurveys, readProgress } from '#contract/evaluations.ts'
import { listOwnSurveys } from '#contract/questionnaire.ts'
import { listStaff, readLife } from '#contract/temporary-staff.ts'

/**
 * After a change, and after a refusal, everything that shows a person is asked for anew; and what whoever acts has to
 * answer themselves: a leader who chose evaluators is one of them.
 */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const read = [listStaff, readLife, listSurveys, readProgress, listOwnSurveys, countApprovals]
    await Promise.all(read.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
  }
}
