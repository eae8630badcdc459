import { type AllowedExtension, MAX_DOCUMENT_BYTES } from '#domain/documents.ts'
import type { Environment } from '../environment.ts'
import { isClean } from './clamd.ts'
import { FileRefused } from './file-refused.ts'
import { createQueue } from './queue.ts'
import { runFileWorker } from './run-worker.ts'
import { scanPdf } from './scan-pdf.ts'
import { type FileKind, sniff } from './sniff.ts'

/** What is kept of a file: a PDF as it came, a picture drawn again. */
export interface InspectedFile {
  extension: 'pdf' | 'jpg' | 'png'
  bytes: Uint8Array
}

/** A name's extension; 'picture' for what comes without a name and must be one (evidence of a dispute). */
export type WantedFile = AllowedExtension | 'picture'

/**
 * Decides whether a file may be kept, by its bytes alone (quality.md, Security). Outside any transaction.
 * @throws FileRefused, QueueFull, ScannerAway
 */
export type InspectFile = (bytes: Uint8Array, wanted: WantedFile) => Promise<InspectedFile>

/** Telephones mix up the names of pictures; a PDF under a picture's name is something else. */
async function kindOf(bytes: Uint8Array, wanted: WantedFile): Promise<FileKind> {
  if (wanted === 'picture') return sniff(bytes, ['jpg', 'png', 'heic', 'webp'], 'noPicture')
  const kind = await sniff(bytes, ['pdf', 'jpg', 'png', 'heic'], 'notAllowed')
  if ((kind === 'pdf') !== (wanted === 'pdf')) throw new FileRefused('otherName')
  return kind
}

export function createInspector({ clamdUrl }: Pick<Environment, 'clamdUrl'>): InspectFile {
  const inTurn = createQueue(2)
  const inWorker = createQueue(1)

  async function work(job: FileKind, bytes: Uint8Array): Promise<Buffer> {
    const answer = await inWorker(() => runFileWorker(job, bytes))
    if (answer.is === 'done') return answer.output
    if (answer.is === 'locked') throw new FileRefused('lockedPdf')
    if (answer.is === 'tooManyPixels') throw new FileRefused('tooManyPixels')
    throw new FileRefused(job === 'pdf' ? 'brokenPdf' : 'brokenImage')
  }

  async function keepable(bytes: Uint8Array, kind: FileKind): Promise<InspectedFile> {
    if (kind === 'pdf') {
      scanPdf(bytes)
      await work('pdf', bytes)
      return { extension: 'pdf', bytes }
    }
    return { extension: kind === 'png' ? 'png' : 'jpg', bytes: await work(kind, bytes) }
  }

  return async (bytes, wanted) => {
    if (bytes.length === 0) throw new FileRefused('empty')
    if (bytes.length > MAX_DOCUMENT_BYTES) throw new FileRefused('tooLarge')
    const kind = await kindOf(bytes, wanted)
    return inTurn(async () => {
      if (clamdUrl !== null && !(await isClean(clamdUrl, bytes))) throw new FileRefused('infected')
      return keepable(bytes, kind)
    })
  }
}
