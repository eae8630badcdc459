import { documentTypeNames } from './document-texts.ts'

/** A person's papers: types, limits and the rules about what is missing (spec 000 §3, §4, §9; 002 §2.5, §4.8; K-01). */

export interface DocumentType {
  id: number
  name: string
  isRequired: boolean
}

/** By their numbers (spec 000 §9); a value of its own, so that a worker without the names stays small. */
export const REQUIRED_TYPES: readonly number[] = [1, 2, 3, 4, 6, 8]

/** 1 … 13, in their order (spec 000 §3, 002 §2.5). */
export const documentTypes: readonly DocumentType[] = /* @__PURE__ */ documentTypeNames.map((name, at) => ({
  id: at + 1,
  name,
  isRequired: REQUIRED_TYPES.includes(at + 1),
}))

/** A card: front and back. */
export const INE_TYPE = 4
/** One file may hold several certificates (DOCREQ-04, DOCREQ-05). */
export const CHILDREN_TYPE = 13
/** The notice's own count of completed documents (spec 000 §9, K-01). */
export const DOCS_AVISO_COMPLETO = 8
/** 10 MB of 1,048,576 bytes (P-04). */
export const MAX_DOCUMENT_BYTES = 10 * 1_048_576
/** JSON around a data URL of the largest file, and so much more that a file somewhat too large is told apart. */
export const MAX_UPLOAD_BODY = 16 * 1_048_576
/** Comments and reasons (K-20). */
export const MAX_COMMENT_LENGTH = 250
/** Below this the hint shows; it refuses nothing (K-20). */
export const SHORT_REASON_LENGTH = 10
/** Of a collaborator: documents can be looked at only (DOCREQ-06), and everybody else's (DOCREQ-07). */
export const VIEW_ONLY_STATUS = 3
export const USUAL_STATUS = 1

export const ALLOWED_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'heic'] as const
export type AllowedExtension = (typeof ALLOWED_EXTENSIONS)[number]

/** Name of a document among what waits to be sent, before the type's number: page and worker tell it from a form by it. */
export const DOCUMENT_FORM = 'documento-'

/** @returns null for what may not be uploaded; letters in any case, no dot */
export function allowedExtension(extension: string): AllowedExtension | null {
  return ALLOWED_EXTENSIONS.find((allowed) => allowed === extension.toLowerCase()) ?? null
}

/** '' for a number that is no type. */
export function documentTypeName(id: number): string {
  return documentTypes.find((type) => type.id === id)?.name ?? ''
}

/** What Opcion 1 tells of a document, as far as the rules need it. */
export interface UploadedDocument {
  /** Type 1 … 13. */
  tipoArchivo: number
  /** dd/mm/yyyy first, then the time. */
  fechaCarga: string
}

/** The required types without a document, in the order of their numbers (DOCS-06, K-01: a set, never a count). */
export function missingTypes(documents: readonly Pick<UploadedDocument, 'tipoArchivo'>[]): DocumentType[] {
  const uploaded = new Set(documents.map(({ tipoArchivo }) => tipoArchivo))
  return documentTypes.filter(({ id, isRequired }) => isRequired && !uploaded.has(id))
}

/** All six are there: the screen may be closed (DOCS-18, BR-23). */
export function isComplete(documents: readonly Pick<UploadedDocument, 'tipoArchivo'>[]): boolean {
  return missingTypes(documents).length === 0
}

/**
 * Any upload of an earlier year (BR-24). The year is the third part of the first ten characters; what is no year
 * triggers nothing.
 * @param year the current one
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

/** Opcion 20, in the contract's own field names. */
export interface DocumentCheck {
  FormCompletado: number
  Completado: number
  Pendiente: number
  grupoPago: number
  vigilante: number
}

/** The prompt after sign-in (NOTICE-08 … NOTICE-10, BR-23); its words are the spec's. */
export function noticePrompt(check: DocumentCheck): 'Actualizar' | 'Cargar' | null {
  if (check.FormCompletado > 0) return check.Pendiente > 0 ? 'Cargar' : null
  return check.grupoPago === 1 && check.vigilante === 2 ? 'Actualizar' : null
}

/** The notice's tick for documents (K-01): eight completed, or none of the six missing. */
export function hasNoticeTick(check: Pick<DocumentCheck, 'Completado' | 'Pendiente'>): boolean {
  return check.Completado >= DOCS_AVISO_COMPLETO || check.Pendiente === 0
}

/** 'Gracias por completar su documentación' (DOCS-25). */
export function showsThanks(check: Pick<DocumentCheck, 'FormCompletado' | 'Pendiente'>): boolean {
  return check.FormCompletado > 0 && check.Pendiente === 0
}

const LONGEST_NAME = 100
const FILE_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._()-]*[\p{L}\p{N})])?$/u

export type FileNameProblem = 'empty' | 'path' | 'tooLong' | 'characters'

/** What is wrong with a file's name for the server; null when nothing is. What safeFileName returns is always right. */
export function fileNameProblem(name: string): FileNameProblem | null {
  if (name.trim() === '') return 'empty'
  if (/[/\\]|^\.|\.\./.test(name)) return 'path'
  if (name.length > LONGEST_NAME) return 'tooLong'
  return FILE_NAME.test(name) ? null : 'characters'
}

/**
 * A name that any server takes, made of whatever a phone calls its file: the last part of a path, letters, digits,
 * spaces and `._()-`, 100 characters at most, with the given extension.
 * @param extension of what is sent, without the dot
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
