import type { PhotoEdit } from '../pictures/photo-edit.ts'

export type CaptureKind = 'pdf' | 'jpg' | 'png' | 'heic'

export interface CaptureResult {
  /** The server receives exactly these bytes. */
  blob: Blob
  /** `fileBase` with the extension: 'curp.jpg'. The chosen file's own name never leaves the device. */
  filename: string
  extension: CaptureKind
  kind: CaptureKind
  /** Hash of `blob` in lower-case hex. */
  sha256: string
  /** JPEG with a long side of at most 320 pixels; null for a PDF, and for a HEIC that this device can't draw. */
  preview: Blob | null
}

/** Stored picture, with which the person continues after the system killed the app. */
export interface KeptPicture {
  blob: Blob
  edit: PhotoEdit
}

export interface CaptureProps {
  /** Name of the document, such as 'CURP'; title of the dialog. */
  label: string
  fileBase: string
  onReady: (result: CaptureResult) => void
  onCancel: () => void
  /**
   * Called with all pictures in order before the work on them begins. A caller that stores the list loses
   * nothing when the system ends the page. The list is empty when the person discards the pictures.
   */
  onPictures?: (pictures: readonly KeptPicture[]) => void
  /** Pictures stored in an earlier visit. */
  kept?: readonly KeptPicture[]
  /** Files shared from another app, pasted or dropped. */
  offered?: readonly Blob[]
  /**
   * 'picture': exactly one picture, no PDF. 'card': two photos, one of each side, or a PDF with both. Default: up to
   * MAX_PAGES photos, or a PDF.
   */
  only?: 'picture' | 'card'
}

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
  | 'twoSides'
