import { useQueryClient } from '@tanstack/react-query'
import type { AnyOperation } from '#contract/operation.ts'

/** After a change everything that it can be seen in is asked for anew, whatever it was asked with. */
export function useAskAgain(operations: readonly Pick<AnyOperation, 'id'>[]): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all(operations.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
  }
}
