import type { CaptureKind, CaptureResult } from './capture-types.ts'
import { writePdf } from '../pictures/photo-pdf.ts'
import type { PreparedPhoto } from '../pictures/photo-work.ts'

/**
 * Joins several photos into a PDF with one photo a page. A single photo stays a JPEG.
 * @throws without photos
 */
export async function finishPhotos(
  photos: readonly PreparedPhoto[],
  fileBase: string,
): Promise<CaptureResult> {
  const [first] = photos
  if (!first) throw new Error('no photo')
  if (photos.length === 1) return finishFile(first.jpeg, 'jpg', fileBase, first.thumb)
  const pictures = photos.map(async ({ jpeg, width, height }) => ({
    jpeg: new Uint8Array(await jpeg.arrayBuffer()),
    width,
    height,
  }))
  return finishFile(writePdf(await Promise.all(pictures)), 'pdf', fileBase, first.thumb)
}

export async function finishFile(
  blob: Blob,
  kind: CaptureKind,
  fileBase: string,
  preview: Blob | null,
): Promise<CaptureResult> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { blob, filename: `${fileBase}.${kind}`, extension: kind, kind, sha256, preview }
}
