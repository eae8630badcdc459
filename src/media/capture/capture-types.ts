import type { PhotoEdit } from '../pictures/photo-edit.ts'

export type CaptureKind = 'pdf' | 'jpg' | 'png' | 'heic'

/** What is to be uploaded, ready: nothing of it changes between here and the server. */
export interface CaptureResult {
  blob: Blob
  /** `fileBase` and the extension: 'curp.jpg'. A chosen file's own name never leaves the device. */
  filename: string
  extension: CaptureKind
  kind: CaptureKind
  /** Of `blob`, lower-case hex. */
  sha256: string
  /** A JPEG of at most 320 pixels; null for a file that this device can't draw (PDF, HEIC). */
  preview: Blob | null
}

/** A picture as it was taken, with what the person did to it: enough to go on after a kill. */
export interface KeptPicture {
  blob: Blob
  edit: PhotoEdit
}

export interface CaptureProps {
  /** What is being photographed: 'CURP'. Heads the page. */
  label: string
  /** File name without extension, safe already: 'curp'. */
  fileBase: string
  onReady: (result: CaptureResult) => void
  onCancel: () => void
  /**
   * All pictures so far, in order, whenever one comes, goes or is edited, before any work on them: whoever keeps the
   * list loses nothing when the system ends the page. Empty when the person discards them.
   */
  onPictures?: (pictures: readonly KeptPicture[]) => void
  /** Pictures kept by an earlier visit. */
  kept?: readonly KeptPicture[]
  /** A file that came by another way: shared from another app, dropped on the screen. */
  offered?: readonly Blob[]
  /**
   * picture: one and nothing else, no PDF, no further page. card: its two sides, a photo each, or a PDF that has both.
   * Default: a document.
   */
  only?: 'picture' | 'card'
}

/** Why a file is refused before anything is sent. Each has its sentence in the texts. */
export type FileProblem =
  | 'empty'
  | 'tooBig'
  | 'type'
  | 'broken'
  /** Whole as far as its bytes tell, and this device could not draw it: too little memory, maybe. */
  | 'undrawn'
  | 'tooManyPixels'
  | 'mixed'
  | 'heicAlone'
  | 'tooManyPages'
  | 'unreadable'
  | 'pictureOnly'
  /** A card has two. */
  | 'twoSides'
