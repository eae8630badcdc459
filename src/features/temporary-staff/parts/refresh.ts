import { countApprovals } from '#contract/approvals/approval-count.ts'
import { listSurveys, readProgress } from '#contract/evaluations/evaluations.ts'
import { listOwnSurveys } from '#contract/evaluations/questionnaire.ts'
import { listStaff, readLife } from '#contract/evaluations/temporary-staff.ts'
import { useRefetch } from '#hooks/operations/use-refetch.ts'

/**
 * Runs after a change or a rejection. Includes the user's own surveys: a leader who chose evaluators must
 * answer one.
 */
export function useRefresh(): () => Promise<void> {
  return useRefetch([listStaff, readLife, listSurveys, readProgress, listOwnSurveys, countApprovals])
}
