import type { FileAnswer } from '#models/documents/document-file.ts'
import type { UploadWatch } from '#core/outbox/upload-now.ts'
import type { CaptureResult } from '../capture/capture-types.ts'

/** Document type, one of 13, with its uploaded file if any (Opcion 3; DOCREQ-02). */
export interface RequiredDocument {
  idTipo: number
  name: string
  /** null while nothing is uploaded. */
  idDoc: number | null
  fileName: string | null
  isRequired: boolean
  /** Type 13: one file may hold several certificates (DOCREQ-04, DOCREQ-05). */
  hasHelp: boolean
}

/** Length of a reason in characters: at most `most`; below `short` a hint is shown (K-20). */
export interface ReasonLimits {
  most: number
  short: number
}

export interface RequiredDocumentsProps {
  /** Name of the person with these documents, shown under the title. */
  person: string
  /** null until the rows are loaded. */
  rows: readonly RequiredDocument[] | null
  /** Reason why the rows are missing or may be stale. */
  problem: string | null
  onRetry: () => void
  /** esAdmin '1': may delete (DOCREQ-08). */
  isAdmin: boolean
  /** Collaborator status 3 (DOCREQ-06). */
  isViewOnly: boolean
  reasonLimits: ReasonLimits
  view: (row: RequiredDocument, signal: AbortSignal) => Promise<FileAnswer>
  /** Returns null when the server has the file, otherwise an error sentence. */
  upload: (row: RequiredDocument, file: CaptureResult, watch: UploadWatch) => Promise<string | null>
  /** Returns null after deletion, otherwise an error sentence. `reason` is trimmed, 1 … `most` characters. */
  remove: (row: RequiredDocument, reason: string) => Promise<string | null>
  /** Shows a short success message above the current content. */
  onDone: (text: string) => void
  onClose: () => void
}

export type RequiredStep = 'view' | 'upload' | 'remove' | 'help'
