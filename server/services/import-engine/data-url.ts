import { MOST_FILE_BYTES } from '#domain/import-file/limits.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { fileTexts as texts } from './texts.es.ts'

const DATA_URL = /^data:[\w.+/-]{0,100};base64,/

/** Decodes a file in the form data:<type>;base64,<bytes>. @throws WireFault */
export function bytesOfDataUrl(file: string): Buffer {
  const head = DATA_URL.exec(file.slice(0, 200))?.[0]
  if (head === undefined) throw new WireFault('ERROR', texts.notData)
  const length = file.length - head.length
  if (length === 0) throw new WireFault('ERROR', texts.problemOf('empty'))
  if (length > Math.ceil(MOST_FILE_BYTES / 3) * 4) throw new WireFault('ERROR', texts.problemOf('tooLarge'))
  const bytes = Buffer.from(file.slice(head.length), 'base64')
  const padding = file.endsWith('==') ? 2 : file.endsWith('=') ? 1 : 0
  // Buffer skips characters outside base64 without an error; only the length reveals them.
  if (length % 4 !== 0 || bytes.length !== (length / 4) * 3 - padding)
    throw new WireFault('ERROR', texts.notData)
  return bytes
}
