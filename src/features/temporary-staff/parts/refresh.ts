import { countApprovals } from '#contract/approval-count.ts'
import { listSurveys, readProgress } from '#contract/evaluations.ts'
import { listOwnSurveys } from '#contract/questionnaire.ts'
import { listStaff, readLife } from '#contract/temporary-staff.ts'
import { useAskAgain } from '#hooks/operations/use-ask-again.ts'

/**
 * After a change, and after a refusal, everything that shows a person is asked for anew; and what whoever acts has to
 * answer themselves: a leader who chose evaluators is one of them.
 */
export function useRefresh(): () => Promise<void> {
  return useAskAgain([listStaff, readLife, listSurveys, readProgress, listOwnSurveys, countApprovals])
}
