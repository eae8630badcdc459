import { MAX_DOCUMENT_BYTES } from '#domain/documents.ts'
import type { Services } from '../services.ts'
import { fileTexts, transportTexts } from '../texts.ts'
import { WireFault } from '../wire-fault.ts'
import { ScannerAway } from './clamd.ts'
import { FileRefused } from './file-refused.ts'
import type { InspectedFile, WantedFile } from './inspect-file.ts'
import { QueueFull } from './queue.ts'

const DATA_URL = /^data:[\w.+/-]{0,100};base64,/

/** The refusal of a call, in its own dialect, from a sentence for the person. */
export type Refusal = (text: string) => WireFault

/** @throws WireFault when it is no data URL, or longer than the largest file's */
export function decodeFile(file: string, refusal: Refusal): Buffer {
  const head = DATA_URL.exec(file.slice(0, 200))?.[0]
  if (head === undefined) throw refusal(fileTexts.notData)
  const length = file.length - head.length
  if (length > Math.ceil(MAX_DOCUMENT_BYTES / 3) * 4) throw refusal(fileTexts.refused.tooLarge)
  if (length === 0) throw refusal(fileTexts.refused.empty)
  const bytes = Buffer.from(file.slice(head.length), 'base64')
  // Anything that is not base64 is left out in silence: the length tells.
  const padding = file.endsWith('==') ? 2 : file.endsWith('=') ? 1 : 0
  if (length % 4 !== 0 || bytes.length !== (length / 4) * 3 - padding) throw refusal(fileTexts.notData)
  return bytes
}

/** @throws WireFault with a sentence for the person; 503 where only time helps */
export async function inspectOrRefuse(
  bytes: Buffer,
  wanted: WantedFile,
  { inspectFile, log }: Pick<Services, 'inspectFile' | 'log'>,
  refusal: Refusal,
): Promise<InspectedFile> {
  try {
    return await inspectFile(bytes, wanted)
  } catch (cause) {
    if (cause instanceof FileRefused) {
      log.info({ problem: cause.problem, bytes: bytes.length }, 'file refused')
      throw refusal(cause.message)
    }
    if (cause instanceof QueueFull) throw new WireFault('ERROR', transportTexts.tooBusy, 503)
    if (cause instanceof ScannerAway) {
      log.warn({ fault: cause.name }, 'the virus scanner is away')
      throw new WireFault('ERROR', fileTexts.scannerAway, 503)
    }
    throw cause
  }
}
