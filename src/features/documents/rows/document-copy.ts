import { type FileAnswer, fetchDocument } from '#models/documents/document-file.ts'
import { dropFile, keepFile, readFile } from '#core/store/kept-files.ts'
import { openStore } from '#core/store/open-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { warmViewer } from '#media/pdf/pdf-viewer-lazy.ts'
import { lazyPart, preloadPart } from '#parts/lazy-part.ts'

/**
 * Returns the id of the copy on this device. The server's file name changes with every upload, so a copy is never
 * stale.
 */
export function copyId(archivo: string): string {
  return `documento|${archivo}`
}

export async function openDocument(
  empleado: string,
  archivo: string,
  signal?: AbortSignal,
): Promise<FileAnswer> {
  // An unreadable copy counts as missing.
  const copy = await readFile(copyId(archivo)).catch(() => null)
  if (copy) return { kind: 'file', bytes: copy.bytes, media: mediaOf(new Uint8Array(copy.bytes)) }
  return fetchDocument(empleado, archivo, signal)
}

/** Returns the media type. The server stores only JPEG, PNG and PDF, which differ in their first byte. */
function mediaOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x25 && bytes[1] === 0x50) return 'application/pdf'
  return bytes[0] === 0x89 ? 'image/png' : 'image/jpeg'
}

export async function saveDocument(
  empleado: string,
  archivo: string,
): Promise<'saved' | 'noRoom' | Exclude<FileAnswer['kind'], 'file'>> {
  const store = openStore()
  const answer = await fetchDocument(empleado, archivo)
  if (answer.kind !== 'file') return answer.kind
  // Any failure of the store is reported as "no room".
  const isKept = await keepFile(store, copyId(archivo), answer.bytes, serverNow()).catch(() => false)
  if (!isKept) return 'noRoom'
  await Promise.all([
    answer.media === 'application/pdf' ? warmViewer() : preloadPart(loadImages),
    preloadPart(loadDocumentView),
  ])
  return 'saved'
}

export function forgetDocument(archivo: string): Promise<void> {
  return dropFile(openStore(), copyId(archivo))
}

export const loadDocumentView = lazyPart(() => import('#media/documents/document-view.tsx'))
const loadImages = lazyPart(() => import('#media/documents/image-view.tsx'))
