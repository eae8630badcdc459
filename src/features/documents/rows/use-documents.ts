import {
  checkDocuments,
  type DocumentComment,
  listDocumentComments,
  listDocuments,
  type ListedDocument,
} from '#contract/document-files.ts'
import type { Failure } from '#core/transport/failure.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/dates.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { type DocumentDraft, useDocumentDrafts } from '#models/documents/document-drafts.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { wordsOf } from '#i18n/texts.ts'
import { texts } from '../texts.es.ts'

export interface Documents {
  /** The last known list; null when none was ever had. */
  documents: readonly ListedDocument[] | null
  /** Server time (ms) of it. */
  at: number | null
  failure: Failure | null
  /** Nothing can be shown yet. */
  isLoading: boolean
  isRefreshing: boolean
  drafts: ReadonlyMap<number, DocumentDraft>
  comments: readonly DocumentComment[]
  /** false: never had, so that none says nothing. */
  hasComments: boolean
  /** Of the company's calendar. */
  year: number
  /** List, check and comments anew (DOCS-22 … DOCS-24). */
  refresh: () => void
}

/** The person's papers with what waits of them on this device. A failure empties nothing that was known. */
export function useDocuments(): Documents {
  const list = useOperation(listDocuments, {})
  const check = useOperation(checkDocuments, {})
  const comments = useComments()
  const refresh = () => {
    void list.refresh()
    void check.refresh()
    void comments.refresh()
  }
  const drafts = useDocumentDrafts((news) => {
    if (news.some(({ state }) => state === 'synced')) {
      showSnack({ text: wordsOf(texts).capture.sent, tone: 'success', ms: FORM_SNACK_MS })
      refresh()
    }
    if (news.some(({ state }) => state === 'rejected')) {
      showSnack({ text: wordsOf(texts).view.rejectedTitle, tone: 'error', ms: FORM_SNACK_MS })
    }
  })
  const documents = list.data === null ? null : (list.data.docs ?? [])
  return {
    documents,
    at: list.at,
    failure: list.failure,
    isLoading: drafts === null || (documents === null && list.isRefreshing),
    isRefreshing: list.isRefreshing,
    drafts: drafts ?? new Map(),
    comments: comments.data ?? [],
    hasComments: comments.data !== null,
    year: Number(companyDate(serverNow()).slice(0, 4)),
    refresh,
  }
}

/** No alert when they can't be had (DOCS-36): the last known ones, else null. */
function useComments(): { data: readonly DocumentComment[] | null; refresh: () => Promise<void> } {
  const { user } = useProfile()
  const { data, refresh } = useOperation(listDocumentComments, { empleado: user.Folio })
  return { data: data && (data.data ?? []), refresh }
}
