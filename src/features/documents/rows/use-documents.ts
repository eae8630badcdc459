import {
  checkDocuments,
  type DocumentComment,
  listDocumentComments,
  listDocuments,
  type ListedDocument,
} from '#contract/documents/document-files.ts'
import type { Failure } from '#core/transport/failure.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { type DocumentDraft, useDocumentDrafts } from '#models/documents/document-drafts.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { wordsOf } from '#i18n/texts.ts'
import { texts } from '../texts.es.ts'

export interface Documents {
  /** Last known list; null when no list was ever loaded. */
  documents: readonly ListedDocument[] | null
  /** Server time in ms. */
  at: number | null
  failure: Failure | null
  isLoading: boolean
  isRefreshing: boolean
  drafts: ReadonlyMap<number, DocumentDraft>
  comments: readonly DocumentComment[]
  /** False when no comments were ever loaded; an empty list then means nothing. */
  hasComments: boolean
  year: number
  /** Refetches list, check and comments (DOCS-22 … DOCS-24). */
  refresh: () => void
}

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

/** A failed fetch keeps the last known comments and shows no alert (DOCS-36). */
function useComments(): { data: readonly DocumentComment[] | null; refresh: () => Promise<void> } {
  const { user } = useProfile()
  const { data, refresh } = useOperation(listDocumentComments, { empleado: user.Folio })
  return { data: data && (data.data ?? []), refresh }
}
