import { countApprovals } from '#contract/approval-count.ts'
import { listSurveys, readProgress } from '#contract/evaluations.ts'
import { listOwnSurveys } from '#contract/questionnaire.ts'
import { listStaff, readLife } from '#contract/temporary-staff.ts'
import { useAskAgain } from '#hooks/operations/use-ask-again.ts'

/**
 * Refetches everything about a person after a change or a rejection. Includes the user's own surveys, because a
 * leader who chose evaluators must answer one.
 */
export function useRefresh(): () => Promise<void> {
  return useAskAgain([listStaff, readLife, listSurveys, readProgress, listOwnSurveys, countApprovals])
}
