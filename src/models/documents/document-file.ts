import { downloadDocument } from '#contract/documents/document-files.ts'
import { type FileBytes, readDataUrl } from '#core/transport/data-url.ts'
import { call } from '#core/transport/rpc.ts'

/**
 * 'damaged': the service rejects the request or sends no file. 'failed': there is no response or too little
 * memory.
 */
export type FileAnswer = ({ kind: 'file' } & FileBytes) | { kind: 'damaged' } | { kind: 'failed' }

/**
 * Downloads a document (DOC-09; spec 000 §7, §8). Never throws.
 * @param filename `archivo` of DOC-01, DOC-03 or P-18
 */
export async function fetchDocument(
  empleado: string,
  filename: string,
  signal?: AbortSignal,
): Promise<FileAnswer> {
  const answer = await call(downloadDocument, { empleado, filename }, signal ? { signal } : {})
  if (!answer.ok) return { kind: answer.failure.kind === 'rejected' ? 'damaged' : 'failed' }
  try {
    const file = readDataUrl(answer.value.file)
    return file ? { kind: 'file', ...file } : { kind: 'damaged' }
  } catch {
    // The memory is too low at the moment; the file itself may be correct.
    return { kind: 'failed' }
  }
}
