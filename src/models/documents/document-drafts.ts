import { useEffect, useRef } from 'react'
import { DOCUMENT_FORM, documentTypes } from '#domain/documents/documents.ts'
import { readDraft, readDraftStates } from '#core/outbox/drafts.ts'
import type { DraftState } from '#hooks/work/use-draft.ts'
import { useWork } from '#hooks/work/use-work.ts'

/** Each document type is a separate form, because no document may delay another. */

/** Confirmed file without its bytes, which are in the outbox. */
export interface SentDocument {
  filename: string
  kind: string
  size: number
  /** Data URL; null when the device could not create it. */
  preview: string | null
}

export interface DocumentDraft {
  state: DraftState
  /** Server time, ms. */
  at: number
  /** The server's reason for a rejection; '' without a reason. */
  message: string
  /** True when the reason for a rejection has not been fetched. */
  isUnexplained?: boolean
  file: SentDocument | null
  hasPictures: boolean
}

export const FILE_STEP = 'archivo'
export const PICTURES_STEP = 'fotos'

export function documentForm(typeId: number): string {
  return `${DOCUMENT_FORM}${typeId}`
}

/** Returns the document type of a form; null when the form is not about a document. */
export function documentTypeOf(form: string): number | null {
  const id = form.startsWith(DOCUMENT_FORM) ? Number(form.slice(DOCUMENT_FORM.length)) : Number.NaN
  return Number.isInteger(id) ? id : null
}

async function readOne(typeId: number): Promise<DocumentDraft | null> {
  const form = documentForm(typeId)
  const states = await readDraftStates(form)
  const pictures = states.get(PICTURES_STEP)
  const sent = states.has(FILE_STEP) ? await readDraft(form, FILE_STEP) : null
  if (!sent && !pictures) return null
  // Pictures older than the confirmed file are left over from an interrupted write and do not count.
  const hasPictures = pictures !== undefined && !(sent && sent.at >= pictures.at)
  return {
    state: sent?.state ?? 'none',
    at: sent?.at ?? pictures?.at ?? 0,
    message: sent?.message ?? '',
    isUnexplained: sent?.isUnexplained ?? false,
    file: (sent?.values as SentDocument | undefined) ?? null,
    hasPictures,
  }
}

const NO_DRAFTS: ReadonlyMap<number, DocumentDraft> = new Map()

async function readAll(): Promise<ReadonlyMap<number, DocumentDraft>> {
  const found = await Promise.all(documentTypes.map(async ({ id }) => [id, await readOne(id)] as const))
  return new Map(found.flatMap(([id, draft]) => (draft ? [[id, draft]] : [])))
}

/**
 * Returns the drafts by document type; null until they are read.
 * @param onNews called with the types that were just delivered or rejected
 */
export function useDocumentDrafts(
  onNews?: (news: { typeId: number; state: 'synced' | 'rejected' }[]) => void,
): ReadonlyMap<number, DocumentDraft> | null {
  const drafts = useWork(readAll, '', NO_DRAFTS)
  useNews(drafts, onNews)
  return drafts
}

function useNews(
  drafts: ReadonlyMap<number, DocumentDraft> | null,
  onNews: Parameters<typeof useDocumentDrafts>[0],
): void {
  const before = useRef<ReadonlyMap<number, DocumentDraft> | null>(null)
  const latestOnNews = useRef(onNews)
  useEffect(() => {
    latestOnNews.current = onNews
  })
  useEffect(() => {
    const known = before.current
    before.current = drafts
    if (!known || !drafts) return
    const news = [...drafts].flatMap(([typeId, { state, at }]) => {
      const last = known.get(typeId)
      if (last?.state === state && last.at === at) return []
      return state === 'synced' || state === 'rejected' ? [{ typeId, state } as const] : []
    })
    if (news.length > 0) latestOnNews.current?.(news)
  }, [drafts])
}

export function isUnderway(draft: DocumentDraft | undefined): boolean {
  return draft?.state === 'queued'
}
