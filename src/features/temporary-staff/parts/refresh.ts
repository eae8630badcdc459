import { useQueryClient } from '@tanstack/react-query'
import { listSurveys } from '#contract/evaluations.ts'
import { listStaff, readLife } from '#contract/temporary-staff.ts'

/** After a change, and after a refusal, everything that shows a person is asked for anew. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const read = [listStaff, readLife, listSurveys]
    await Promise.all(read.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
  }
}
