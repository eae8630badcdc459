import { listDocumentComments, listDocumentTypes } from '#contract/document-files.ts'
import {
  acceptDocument,
  commentDocument,
  listDocumentPeople,
  listPersonDocuments,
} from '#contract/document-review.ts'
import type { Failure, Result } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useAskAgain } from '#hooks/operations/use-ask-again.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

const read = [listDocumentPeople, listPersonDocuments, listDocumentComments, listDocumentTypes]

/** Refetches everything that shows the change. */
export function useRefreshReview(): () => Promise<void> {
  return useAskAgain(read)
}

/** Returns a function that turns a failure into a message. */
export function useProblemText(): (failure: Failure) => string {
  const { failure: words } = useTexts(texts)
  return (failure) => failureText(failure, words)
}

/**
 * Accepts and comments (P-19, P-20). Needs the server's answer, is never queued; resolves to null on success.
 */
export function useReview() {
  const refresh = useRefreshReview()
  const problemText = useProblemText()
  const settle = async (answer: Result<unknown>): Promise<string | null> => {
    if (!answer.ok && answer.failure.kind !== 'rejected') return problemText(answer.failure)
    // A rejection also means that the data are stale.
    await refresh()
    return answer.ok ? null : problemText(answer.failure)
  }
  return {
    accept: async (idDoc: number) => settle(await call(acceptDocument, { idDoc })),
    comment: async (idDoc: number, comentario: string) =>
      settle(await call(commentDocument, { idDoc, comentario })),
  }
}
