import { useQueryClient } from '@tanstack/react-query'
import type { AnyOperation } from '#contract/protocol/operation.ts'

export function useRefetch(operations: readonly Pick<AnyOperation, 'id'>[]): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all(operations.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
  }
}
