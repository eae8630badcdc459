import type { FileAnswer } from '#models/documents/document-file.ts'
import type { UploadWatch } from '#core/outbox/upload-now.ts'
import type { CaptureResult } from '../capture/capture-types.ts'

/** One of the 13 types, and what is uploaded of it (Opcion 3; DOCREQ-02). */
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

/** Most characters of a reason, and below how many the hint shows (K-20). */
export interface ReasonLimits {
  most: number
  short: number
}

export interface RequiredDocumentsProps {
  /** Whose they are: under the title. */
  person: string
  /** null: not here yet. */
  rows: readonly RequiredDocument[] | null
  /** Why the rows are not here, or may be old. */
  problem: string | null
  onRetry: () => void
  /** esAdmin '1': may delete (DOCREQ-08). */
  isAdmin: boolean
  /** Collaborator status 3 (DOCREQ-06). */
  isViewOnly: boolean
  reasonLimits: ReasonLimits
  view: (row: RequiredDocument, signal: AbortSignal) => Promise<FileAnswer>
  /** Null when it is with the server, else a sentence why not. */
  upload: (row: RequiredDocument, file: CaptureResult, watch: UploadWatch) => Promise<string | null>
  /** Null when it is gone, else a sentence why not. The reason is trimmed, 1 to `most` characters. */
  remove: (row: RequiredDocument, reason: string) => Promise<string | null>
  /** A short message over whatever is shown. */
  onDone: (text: string) => void
  onClose: () => void
}
