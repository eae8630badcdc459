import { documentTypeNames } from './document-texts.ts'

/**
 * Documents of a person: types, limits and rules about missing documents (spec 000 §3, §4, §9; 002 §2.5, §4.8;
 * K-01).
 */

export interface DocumentType {
  id: number
  name: string
  isRequired: boolean
}

/** Numbers of required types (spec 000 §9). */
export const REQUIRED_TYPES: readonly number[] = [1, 2, 3, 4, 6, 8]

export const documentTypes: readonly DocumentType[] = /* @__PURE__ */ documentTypeNames.map((name, at) => ({
  id: at + 1,
  name,
  isRequired: REQUIRED_TYPES.includes(at + 1),
}))

export const INE_TYPE = 4
/** Type whose single file may contain several certificates (DOCREQ-04, DOCREQ-05). */
export const CHILDREN_TYPE = 13
/** Number of documents that the notice counts as complete (spec 000 §9, K-01). */
export const DOCS_AVISO_COMPLETO = 8
/** 10 MB of 1,048,576 bytes each (P-04). */
export const MAX_DOCUMENT_BYTES = 10 * 1_048_576
/**
 * Maximum bytes of an upload's body: the largest file as a data URL in JSON, and a reserve. The reserve lets
 * the server report a slightly larger file as too large.
 */
export const MAX_UPLOAD_BODY = 16 * 1_048_576
/** Maximum length of comments and reasons (K-20). */
export const MAX_COMMENT_LENGTH = 250
/** Length below which a hint appears; shorter reasons are still accepted (K-20). */
export const SHORT_REASON_LENGTH = 10
/**
 * `estatusColaborador` of people who may only view documents (DOCREQ-06), and of everybody else (DOCREQ-07).
 */
export const VIEW_ONLY_STATUS = 3
export const USUAL_STATUS = 1

export const ALLOWED_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'heic'] as const
export type AllowedExtension = (typeof ALLOWED_EXTENSIONS)[number]

/**
 * Prefix of a queued document's name, before the type's number. Page and service worker recognize documents by
 * this prefix.
 */
export const DOCUMENT_FORM = 'documento-'

/** @returns null for a type that may not be uploaded; ignores letter case, expects no dot */
export function allowedExtension(extension: string): AllowedExtension | null {
  return ALLOWED_EXTENSIONS.find((allowed) => allowed === extension.toLowerCase()) ?? null
}

/** Returns '' for an unknown type. */
export function documentTypeName(id: number): string {
  return documentTypes.find((type) => type.id === id)?.name ?? ''
}

export interface UploadedDocument {
  tipoArchivo: number
  /** Starts with dd/mm/yyyy, then the time. */
  fechaCarga: string
}

/**
 * Returns the required types without a document, in the order of their numbers (BR-23, DOCS-06, K-01). Queued uploads
 * do not count.
 */
export function missingTypes(documents: readonly Pick<UploadedDocument, 'tipoArchivo'>[]): DocumentType[] {
  const uploaded = new Set(documents.map(({ tipoArchivo }) => tipoArchivo))
  return documentTypes.filter(({ id, isRequired }) => isRequired && !uploaded.has(id))
}

/**
 * Whether any upload is from an earlier year (BR-24). The year is the third part of the first ten characters;
 * an invalid year is ignored.
 * @param year the current year
 */
export function shouldRecommendUpdate(
  documents: readonly Pick<UploadedDocument, 'fechaCarga'>[],
  year: number,
): boolean {
  return documents.some(({ fechaCarga }) => {
    const [, , part = ''] = fechaCarga.slice(0, 10).split('/')
    return /^\d{4}$/.test(part) && Number(part) < year
  })
}

export interface DocumentCheck {
  FormCompletado: number
  Completado: number
  Pendiente: number
  grupoPago: number
  vigilante: number
}

/** Returns the prompt after sign-in (NOTICE-08 … NOTICE-10, BR-23) in the spec's words. */
export function noticePrompt(check: DocumentCheck): 'Actualizar' | 'Cargar' | null {
  if (check.FormCompletado > 0) return check.Pendiente > 0 ? 'Cargar' : null
  return check.grupoPago === 1 && check.vigilante === 2 ? 'Actualizar' : null
}

/** Whether the notice's document row has a check mark (K-01): eight completed, or none of the six missing. */
export function hasNoticeTick(check: Pick<DocumentCheck, 'Completado' | 'Pendiente'>): boolean {
  return check.Completado >= DOCS_AVISO_COMPLETO || check.Pendiente === 0
}

export function showsThanks(check: Pick<DocumentCheck, 'FormCompletado' | 'Pendiente'>): boolean {
  return check.FormCompletado > 0 && check.Pendiente === 0
}

const LONGEST_NAME = 100
const FILE_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._()-]*[\p{L}\p{N})])?$/u

export type FileNameProblem = 'empty' | 'path' | 'tooLong' | 'characters'

export function fileNameProblem(name: string): FileNameProblem | null {
  if (name.trim() === '') return 'empty'
  if (/[/\\]|^\.|\.\./.test(name)) return 'path'
  if (name.length > LONGEST_NAME) return 'tooLong'
  return FILE_NAME.test(name) ? null : 'characters'
}

/**
 * Makes a file name that every server accepts. Keeps the last part of the path, with only letters,
 * digits, spaces and `_()-`, and sets the given extension. At most 100 characters.
 * @param extension of the file sent, without the dot
 */
export function safeFileName(name: string, extension: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const base = last
    .normalize('NFC')
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, '')
    .replace(/[^\p{L}\p{N} _()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, LONGEST_NAME - extension.length - 1)
    .replace(/[^\p{L}\p{N})]+$/u, '')
  return `${base === '' ? 'documento' : base}.${extension}`
}
