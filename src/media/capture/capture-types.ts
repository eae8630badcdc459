import type { PhotoEdit } from '../pictures/photo-edit.ts'

export type CaptureKind = 'pdf' | 'jpg' | 'png' | 'heic'

/** File ready for upload; the server receives exactly these bytes. */
export interface CaptureResult {
  blob: Blob
  /** `fileBase` with the extension: 'curp.jpg'. The chosen file's own name never leaves the device. */
  filename: string
  extension: CaptureKind
  kind: CaptureKind
  /** Hash of `blob` in lower-case hex. */
  sha256: string
  /** JPEG with a long side of at most 320 pixels; null for a file that this device can't draw (PDF, HEIC). */
  preview: Blob | null
}

/** Original picture with the person's edits; enough to continue after the system killed the app. */
export interface KeptPicture {
  blob: Blob
  edit: PhotoEdit
}

export interface CaptureProps {
  /** Name of the document, such as 'CURP'; title of the dialog. */
  label: string
  /** Safe file name without extension: 'curp'. */
  fileBase: string
  onReady: (result: CaptureResult) => void
  onCancel: () => void
  /**
   * Called with all pictures in order after every addition, removal or edit, before the work on them begins.
   * A caller that stores the list loses nothing when the system ends the page. The list is empty when the
   * person discards the pictures.
   */
  onPictures?: (pictures: readonly KeptPicture[]) => void
  /** Pictures stored by an earlier visit. */
  kept?: readonly KeptPicture[]
  /** Files shared from another app, pasted or dropped. */
  offered?: readonly Blob[]
  /**
   * 'picture': exactly one picture, no PDF. 'card': two photos, one a side, or a PDF with both sides. Default: a
   * document of any number of pages.
   */
  only?: 'picture' | 'card'
}

/** Reason for refusing a file before the upload. Each has a sentence in the texts. */
export type FileProblem =
  | 'empty'
  | 'tooBig'
  | 'type'
  | 'broken'
  /** The file looks complete, but this device could not draw it; perhaps memory is short. */
  | 'undrawn'
  | 'tooManyPixels'
  | 'mixed'
  | 'heicAlone'
  | 'tooManyPages'
  | 'unreadable'
  | 'pictureOnly'
  /** More photos than the two sides of a card. */
  | 'twoSides'
