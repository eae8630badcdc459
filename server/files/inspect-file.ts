import { type AllowedExtension, MAX_DOCUMENT_BYTES } from '#domain/documents/documents.ts'
import type { FileKind } from '#domain/documents/file-kind.ts'
import type { Environment } from '../environment.ts'
import { isClean } from './clamd.ts'
import { FileRefused } from './file-refused.ts'
import { createQueue } from './queue.ts'
import { runFileWorker, type WorkerLimits } from './run-worker.ts'
import { sniff } from './sniff.ts'

export interface InspectedFile {
  extension: 'pdf' | 'jpg' | 'png'
  bytes: Uint8Array
}

/** Extension of a file's name. 'picture': an attached picture, which has no name. */
export type WantedFile = AllowedExtension | 'picture'

/**
 * Checks a file's content and re-encodes pictures before the file is stored (quality.md, Security). Runs
 * outside any transaction.
 * @param person for the fair queue
 * @throws FileRefused, LimitReached, QueueFull, ScannerUnavailable
 */
export type InspectFile = (bytes: Uint8Array, wanted: WantedFile, person: number) => Promise<InspectedFile>

/** Error for a file worker that was ended early. Nothing is known about the file. A retry may succeed. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
}

/**
 * Returns the kind by content. A picture may have the extension of another picture kind, because phones mix
 * them up. Refuses a PDF with a picture's extension and a picture with a PDF's extension.
 */
function kindOf(bytes: Uint8Array, wanted: WantedFile): FileKind {
  if (wanted === 'picture') return sniff(bytes, ['jpg', 'png', 'heic', 'webp'], 'noPicture')
  const kind = sniff(bytes, ['pdf', 'jpg', 'png', 'heic'], 'notAllowed')
  if ((kind === 'pdf') !== (wanted === 'pdf')) throw new FileRefused('otherName')
  return kind
}

const problems = {
  locked: 'lockedPdf',
  active: 'activePdf',
  mixed: 'mixed',
  tooManyPixels: 'tooManyPixels',
  heavy: 'tooHeavy',
} as const

export function createInspector(
  { clamdUrl }: Pick<Environment, 'clamdUrl'>,
  limits?: WorkerLimits,
): InspectFile {
  const inTurn = createQueue(2)
  /** Processes one file at a time for all people together, because each may need much memory. */
  const inWorker = createQueue(1)

  async function work(job: FileKind, bytes: Uint8Array, person: number): Promise<Buffer> {
    const answer = await inWorker(person, () => runFileWorker(job, bytes, limits))
    if (answer.is === 'done') return answer.output
    if (answer.is === 'limit') throw new LimitReached('the file worker was ended early')
    if (answer.is === 'broken') throw new FileRefused(job === 'pdf' ? 'brokenPdf' : 'brokenImage')
    throw new FileRefused(problems[answer.is])
  }

  async function keepable(bytes: Uint8Array, kind: FileKind, person: number): Promise<InspectedFile> {
    const output = await work(kind, bytes, person)
    if (kind === 'pdf') return { extension: 'pdf', bytes }
    return { extension: kind === 'png' ? 'png' : 'jpg', bytes: output }
  }

  return async (bytes, wanted, person) => {
    if (bytes.length === 0) throw new FileRefused('empty')
    if (bytes.length > MAX_DOCUMENT_BYTES) throw new FileRefused('tooLarge')
    const kind = kindOf(bytes, wanted)
    return inTurn(person, async () => {
      if (clamdUrl !== null && !(await isClean(clamdUrl, bytes))) throw new FileRefused('infected')
      return keepable(bytes, kind, person)
    })
  }
}
