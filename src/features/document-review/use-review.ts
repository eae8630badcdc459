import { listDocumentComments, listDocumentTypes } from '#contract/documents/document-files.ts'
import {
  acceptDocument,
  commentDocument,
  listDocumentPeople,
  listPersonDocuments,
} from '#contract/documents/document-review.ts'
import type { Failure, Result } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useRefetch } from '#hooks/operations/use-refetch.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

const read = [listDocumentPeople, listPersonDocuments, listDocumentComments, listDocumentTypes]

export function useRefreshReview(): () => Promise<void> {
  return useRefetch(read)
}

export function useProblemText(): (failure: Failure) => string {
  const { failure: words } = useTexts(texts)
  return (failure) => failureText(failure, words)
}

/**
 * Comments on a document or accepts it (P-19, P-20); needs the network. Each call resolves to null, or to an error
 * message.
 */
export function useReview() {
  const refresh = useRefreshReview()
  const problemText = useProblemText()
  const settle = async (answer: Result<unknown>): Promise<string | null> => {
    if (!answer.ok && answer.failure.kind !== 'rejected') return problemText(answer.failure)
    await refresh()
    return answer.ok ? null : problemText(answer.failure)
  }
  return {
    accept: async (idDoc: number) => settle(await call(acceptDocument, { idDoc })),
    comment: async (idDoc: number, comentario: string) =>
      settle(await call(commentDocument, { idDoc, comentario })),
  }
}
