import type { DocumentComment, ListedDocument } from '#contract/document-files.ts'
import { documentTypes, REQUIRED_TYPES } from '#domain/documents.ts'
import { type DocumentDraft, isUnderway } from '#models/documents/document-drafts.ts'

/** One type of document as the list shows it. */
export interface DocumentRow {
  typeId: number
  isRequired: boolean
  /** What the server has; null: nothing, or nobody knows. */
  document: ListedDocument | null
  draft: DocumentDraft | undefined
  /** Comments that wait for an answer. */
  comments: number
  /** The newest of them: why the document must be brought again; null without one. */
  reason: string | null
  status: DocumentStatus
}

export type DocumentStatus =
  /** The list could not be had: nothing is said about it. */
  | 'unknown'
  | 'missing'
  /** Pictures were taken and not confirmed. */
  | 'pictures'
  | 'queued'
  | 'rejected'
  /** Delivered, and the list is older than that. */
  | 'sent'
  | 'commented'
  /** Of an earlier year (BR-24). */
  | 'old'
  | 'onFile'

interface Sources {
  /** null: no list was ever had. */
  documents: readonly ListedDocument[] | null
  /** Server time (ms) of the list. */
  listAt: number | null
  drafts: ReadonlyMap<number, DocumentDraft>
  comments: readonly DocumentComment[]
  /** The current one. */
  year: number
}

/** The required types, those with something to do first, then whatever else is there. */
export function documentRows(sources: Sources): { required: DocumentRow[]; others: DocumentRow[] } {
  const rows = documentTypes.map(({ id, isRequired }) => rowOf(id, isRequired, sources))
  const strangers = strangersIn(sources)
  return {
    required: byNeed(rows.filter(({ isRequired }) => isRequired)),
    others: [
      ...rows.filter(({ isRequired, status }) => !isRequired && status !== 'missing' && status !== 'unknown'),
      ...strangers,
    ],
  }
}

function rowOf(typeId: number, isRequired: boolean, sources: Sources): DocumentRow {
  const document = sources.documents?.find(({ tipoArchivo }) => tipoArchivo === typeId) ?? null
  const draft = sources.drafts.get(typeId)
  const comments = document ? commentsOf(document, sources.comments) : []
  return {
    typeId,
    isRequired,
    document,
    draft,
    comments: comments.length,
    reason: comments.at(-1)?.Comentario ?? null,
    status: statusOf(document, draft, comments.length, sources),
  }
}

/** Types of a server that knows more of them than this build. */
function strangersIn(sources: Sources): DocumentRow[] {
  const known = new Set(documentTypes.map(({ id }) => id))
  const types = new Set(sources.documents?.map(({ tipoArchivo }) => tipoArchivo))
  return [...types].filter((id) => !known.has(id)).map((id) => rowOf(id, false, sources))
}

/** Oldest first. */
function commentsOf(document: ListedDocument, comments: readonly DocumentComment[]): DocumentComment[] {
  const own = comments.filter((comment) => comment.documento === document.documento)
  return own.sort((one, other) => one.Id - other.Id)
}

function statusOf(
  document: ListedDocument | null,
  draft: DocumentDraft | undefined,
  comments: number,
  { documents, listAt, year }: Sources,
): DocumentStatus {
  if (draft?.state === 'rejected') return 'rejected'
  if (isUnderway(draft)) return 'queued'
  if (draft?.hasPictures) return 'pictures'
  // Newer than the list, whatever that says: it replaced what stood there.
  if (draft?.state === 'synced' && draft.at > (listAt ?? 0)) return 'sent'
  if (!document) return documents === null ? 'unknown' : 'missing'
  if (comments > 0) return 'commented'
  return isOfEarlierYear(document, year) ? 'old' : 'onFile'
}

/** The third part of the first ten characters; what is no year is not old (BR-24). */
export function isOfEarlierYear({ fechaCarga }: Pick<ListedDocument, 'fechaCarga'>, year: number): boolean {
  const text = yearOf(fechaCarga)
  return /^\d{4}$/.test(text) && Number(text) < year
}

export function yearOf(fechaCarga: string): string {
  return fechaCarga.slice(0, 10).split('/')[2] ?? ''
}

/** What is to be brought, then what was commented on, then the rest; each in the order of the types. */
const needs: readonly (readonly DocumentStatus[])[] = [
  ['rejected', 'pictures', 'missing', 'unknown'],
  ['commented'],
]

function byNeed(rows: readonly DocumentRow[]): DocumentRow[] {
  const rank = ({ status }: DocumentRow) => {
    const place = needs.findIndex((each) => each.includes(status))
    return place < 0 ? needs.length : place
  }
  return [...rows].sort((one, other) => rank(one) - rank(other))
}

/**
 * Required types that the person still has to bring, in the order of their numbers. What is confirmed and waits for a
 * network is brought; what was refused is not. null while the list is unknown: a failure is never "nothing uploaded".
 */
export function typesToBring(
  documents: readonly Pick<ListedDocument, 'tipoArchivo'>[] | null,
  drafts: ReadonlyMap<number, DocumentDraft>,
  listAt: number | null,
): number[] | null {
  if (documents === null) return null
  const there = new Set(documents.map(({ tipoArchivo }) => tipoArchivo))
  return REQUIRED_TYPES.filter((id) => {
    const draft = drafts.get(id)
    const isSent = draft?.state === 'synced' && draft.at > (listAt ?? 0)
    return !there.has(id) && !isSent && !isUnderway(draft)
  })
}

/**
 * What comes after one that was just handed on: the next required type that is missing, in their order, then from the
 * start. null when there is none, or nobody knows.
 */
export function nextToBring(
  { documents, drafts, at }: Pick<Sources, 'documents' | 'drafts'> & { at: number | null },
  typeId: number,
): number | null {
  const others = (typesToBring(documents, drafts, at) ?? []).filter((id) => id !== typeId)
  return others.find((id) => id > typeId) ?? others[0] ?? null
}
