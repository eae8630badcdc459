import { countApprovals } from '#contract/approvals/approval-count.ts'
import { listSurveys, readProgress } from '#contract/evaluations/evaluations.ts'
import { listOwnSurveys } from '#contract/evaluations/questionnaire.ts'
import { listStaff, readLife } from '#contract/evaluations/temporary-staff.ts'
import { useRefetch } from '#hooks/operations/use-refetch.ts'

/**
 * Refetches these lists after a change or a rejection. The user's own surveys are included, because a leader who
 * chose evaluators must answer a survey.
 */
export function useRefresh(): () => Promise<void> {
  return useRefetch([listStaff, readLife, listSurveys, readProgress, listOwnSurveys, countApprovals])
}
