import type { DocumentComment, ListedDocument } from '#contract/documents/document-files.ts'
import { documentTypes, REQUIRED_TYPES } from '#domain/documents/documents.ts'
import { type DocumentDraft, isUnderway } from '#models/documents/document-drafts.ts'

export interface DocumentRow {
  typeId: number
  isRequired: boolean
  /** Document on the server. Null when there is none, or when the list is unknown. */
  document: ListedDocument | null
  draft: DocumentDraft | undefined
  comments: number
  /** Newest comment, which explains why the document must be uploaded again. */
  reason: string | null
  status: DocumentStatus
}

export type DocumentStatus =
  | 'unknown'
  | 'missing'
  | 'pictures'
  | 'queued'
  | 'rejected'
  /** Delivered after the list was fetched. */
  | 'sent'
  | 'commented'
  | 'old'
  | 'onFile'

interface Sources {
  /** Null when no list was ever loaded. */
  documents: readonly ListedDocument[] | null
  /** Server time in ms. */
  listAt: number | null
  drafts: ReadonlyMap<number, DocumentDraft>
  comments: readonly DocumentComment[]
  year: number
}

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

function strangersIn(sources: Sources): DocumentRow[] {
  const known = new Set(documentTypes.map(({ id }) => id))
  const types = new Set(sources.documents?.map(({ tipoArchivo }) => tipoArchivo))
  return [...types].filter((id) => !known.has(id)).map((id) => rowOf(id, false, sources))
}

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
  // Sent after the list was fetched, so it replaces the listed document.
  if (draft?.state === 'synced' && draft.at > (listAt ?? 0)) return 'sent'
  if (!document) return documents === null ? 'unknown' : 'missing'
  if (comments > 0) return 'commented'
  return isOfEarlierYear(document, year) ? 'old' : 'onFile'
}

/** Returns whether the upload is of an earlier year (BR-24); false for an unreadable year. */
export function isOfEarlierYear({ fechaCarga }: Pick<ListedDocument, 'fechaCarga'>, year: number): boolean {
  const text = yearOf(fechaCarga)
  return /^\d{4}$/.test(text) && Number(text) < year
}

export function yearOf(fechaCarga: string): string {
  return fechaCarga.slice(0, 10).split('/')[2] ?? ''
}

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
 * Returns the required types still to upload. A queued document counts as uploaded; a refused document does not.
 * @returns null while the list is unknown, because that must not look like "nothing uploaded"
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
 * Returns the next missing required type after the given type, continuing at the first type.
 * @returns null when no type is missing or the list is unknown
 */
export function nextToBring(
  { documents, drafts, at }: Pick<Sources, 'documents' | 'drafts'> & { at: number | null },
  typeId: number,
): number | null {
  const others = (typesToBring(documents, drafts, at) ?? []).filter((id) => id !== typeId)
  return others.find((id) => id > typeId) ?? others[0] ?? null
}
