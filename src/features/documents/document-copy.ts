import { type FileAnswer, fetchDocument } from '#core/document-file.ts'
import { dropFile, keepFile, readFile } from '#core/kept-files.ts'
import { openStore } from '#core/open-store.ts'
import { serverNow } from '#core/server-clock.ts'
import { warmViewer } from '#media/pdf-viewer-lazy.ts'

/** Id of the copy on this device. The server's name changes with every upload, so a copy is never an old one. */
export function copyId(archivo: string): string {
  return `documento|${archivo}`
}

/** From the device, encrypted there, else from the network. */
export async function openDocument(
  empleado: string,
  archivo: string,
  signal?: AbortSignal,
): Promise<FileAnswer> {
  const copy = await readFile(copyId(archivo)).catch(() => null)
  if (copy) return { kind: 'file', bytes: copy.bytes, media: mediaOf(new Uint8Array(copy.bytes)) }
  return fetchDocument(empleado, archivo, signal)
}

/** By the first bytes: the server keeps JPEG, PNG and PDF alone. */
function mediaOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x25 && bytes[1] === 0x50) return 'application/pdf'
  return bytes[0] === 0x89 ? 'image/png' : 'image/jpeg'
}

/** "Guardar para ver sin internet": the file, and what it takes to read it. */
export async function saveDocument(
  empleado: string,
  archivo: string,
): Promise<'saved' | 'noRoom' | Exclude<FileAnswer['kind'], 'file'>> {
  const store = openStore()
  const answer = await fetchDocument(empleado, archivo)
  if (answer.kind !== 'file') return answer.kind
  const isKept = await keepFile(store, copyId(archivo), answer.bytes, serverNow()).catch(() => false)
  if (!isKept) return 'noRoom'
  await Promise.all([answer.media === 'application/pdf' ? warmViewer() : warmImages(), loadDocumentView()])
  return 'saved'
}

export function forgetDocument(archivo: string): Promise<void> {
  return dropFile(openStore(), copyId(archivo))
}

export async function loadDocumentView() {
  return (await import('#media/document-view.tsx')).DocumentView
}

/** The worker holds it for when there is no network. */
async function warmImages(): Promise<void> {
  await import('#media/image-view.tsx').catch(() => undefined)
}
