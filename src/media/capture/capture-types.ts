import type { PhotoEdit } from '../pictures/photo-edit.ts'

export type CaptureKind = 'pdf' | 'jpg' | 'png' | 'heic'

export interface CaptureResult {
  /** Bytes that the server receives. */
  blob: Blob
  /**
   * `fileBase` with the extension, for example 'curp.jpg'. The chosen file's own name stays on the device.
   */
  filename: string
  extension: CaptureKind
  kind: CaptureKind
  /** Hash of `blob` in lower-case hex. */
  sha256: string
  /**
   * JPEG with a long side of at most 320 pixels; null for a PDF, and for a HEIC that this device cannot draw.
   */
  preview: Blob | null
}

/** Stored picture, for continuing after the system has closed the app. */
export interface KeptPicture {
  blob: Blob
  edit: PhotoEdit
}

export interface CaptureProps {
  /** Name of the document, for example 'CURP', used as title of the dialog. */
  label: string
  fileBase: string
  onReady: (result: CaptureResult) => void
  onCancel: () => void
  /**
   * Called with all pictures in order before they are processed. A caller that stores the list loses nothing
   * when the system ends the page. The list is empty when the person discards the pictures.
   */
  onPictures?: (pictures: readonly KeptPicture[]) => void
  kept?: readonly KeptPicture[]
  /** Files shared from another app, pasted or dropped. */
  offered?: readonly Blob[]
  /**
   * 'picture' allows exactly one picture and no PDF. 'card' allows two photos, one of each side, or a PDF
   * with both. Default: up to MAX_PAGES photos, or a PDF.
   */
  only?: 'picture' | 'card'
}

export type FileProblem =
  | 'empty'
  | 'tooBig'
  | 'type'
  | 'broken'
  /** The file looks complete, but this device could not draw it, perhaps with too little memory. */
  | 'undrawn'
  | 'tooManyPixels'
  | 'mixed'
  | 'heicAlone'
  | 'tooManyPages'
  | 'unreadable'
  | 'pictureOnly'
  | 'twoSides'
