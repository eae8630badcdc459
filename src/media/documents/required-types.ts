import type { FileAnswer } from '#models/documents/document-file.ts'
import type { UploadWatch } from '#core/outbox/upload-now.ts'
import type { CaptureResult } from '../capture/capture-types.ts'

/** Row of one of the 13 document types (DOC-03; DOCREQ-02). */
export interface RequiredDocument {
  idTipo: number
  name: string
  /** null while nothing is uploaded. */
  idDoc: number | null
  fileName: string | null
  isRequired: boolean
  /** True for type 13, where one file may contain several certificates (DOCREQ-04, DOCREQ-05). */
  hasHelp: boolean
}

/** Limits in characters. A reason shorter than `short` gets a hint (K-20). */
export interface ReasonLimits {
  most: number
  short: number
}

export interface RequiredDocumentsProps {
  person: string
  /** null while loading. */
  rows: readonly RequiredDocument[] | null
  problem: string | null
  onRetry: () => void
  /** True for esAdmin '1', who may delete (DOCREQ-08). */
  isAdmin: boolean
  /** True for collaborator status 3 (DOCREQ-06). */
  isViewOnly: boolean
  reasonLimits: ReasonLimits
  view: (row: RequiredDocument, signal: AbortSignal) => Promise<FileAnswer>
  /** Uploads a file. Returns null when the server has the file, otherwise an error sentence. */
  upload: (row: RequiredDocument, file: CaptureResult, watch: UploadWatch) => Promise<string | null>
  /**
   * Deletes a document. Returns null after success, otherwise an error sentence. `reason` is trimmed and has
   * 1 to `most` characters.
   */
  remove: (row: RequiredDocument, reason: string) => Promise<string | null>
  onDone: (text: string) => void
  onClose: () => void
}

export type RequiredStep = 'view' | 'upload' | 'remove' | 'help'
