import { MAX_DOCUMENT_BYTES } from '#domain/documents/documents.ts'
import type { Logger } from '../log.ts'
import type { FileRoom } from './file-room.ts'
import type { InspectFile } from './inspect-file.ts'
import type { UploadLimits } from './upload-limits.ts'
import type { User } from '../identity/user.ts'
import { fileTexts, transportTexts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'
import { ScannerUnavailable } from './clamd.ts'
import { DiskFull } from './disk-floor.ts'
import { FileRefused } from './file-refused.ts'
import { type InspectedFile, LimitReached, type WantedFile } from './inspect-file.ts'
import { QueueFull } from './queue.ts'

const DATA_URL = /^data:[\w.+/-]{0,100};base64,/

export type Refusal = (text: string) => WireFault

/** @throws WireFault for an invalid or oversized data URL */
export function decodeFile(file: string, refusal: Refusal): Buffer {
  const head = DATA_URL.exec(file.slice(0, 200))?.[0]
  if (head === undefined) throw refusal(fileTexts.notData)
  const length = file.length - head.length
  if (length > Math.ceil(MAX_DOCUMENT_BYTES / 3) * 4) throw refusal(fileTexts.refused.tooLarge)
  if (length === 0) throw refusal(fileTexts.refused.empty)
  const bytes = Buffer.from(file.slice(head.length), 'base64')
  // Buffer skips characters outside base64 without an error. Only the length reveals them.
  const padding = file.endsWith('==') ? 2 : file.endsWith('=') ? 1 : 0
  if (length % 4 !== 0 || bytes.length !== (length / 4) * 3 - padding) throw refusal(fileTexts.notData)
  return bytes
}

export interface Sender {
  user: Pick<User, 'id' | 'isHumanResources'>
  now: Date
}

export interface TakenFile extends InspectedFile {
  /** Key of the stored file. The file is unclaimed until a transaction claims it. */
  key: string
}

interface Takers {
  files: FileRoom
  inspectFile: InspectFile
  uploads: UploadLimits
  log: Logger
}

/**
 * Checks and stores a file, outside any transaction.
 * @throws WireFault with a text for the person; 503 when a retry can succeed
 */
export async function takeFile(
  bytes: Buffer,
  wanted: WantedFile,
  services: Takers,
  { user, now }: Sender,
  refusal: Refusal,
): Promise<TakenFile> {
  const wait = await services.uploads.count(user, now)
  if (wait > 0) throw refusal(fileTexts.tooOften(Math.ceil(wait / 60_000)))
  try {
    const file = await services.inspectFile(bytes, wanted, user.id)
    return { ...file, key: await services.files.keep(file.bytes, now, user.id) }
  } catch (cause) {
    throw await faultOf(cause, bytes, services, { user, now }, refusal)
  }
}

async function faultOf(
  cause: unknown,
  bytes: Buffer,
  { uploads, log }: Takers,
  { user, now }: Sender,
  refusal: Refusal,
): Promise<unknown> {
  if (cause instanceof FileRefused) {
    log.info({ problem: cause.problem, bytes: bytes.length }, 'file refused')
    return refusal(cause.message)
  }
  if (cause instanceof LimitReached) {
    const times = await uploads.noteLimit(user.id, bytes, now)
    log.warn({ times, bytes: bytes.length }, 'file inspection ended early')
    // Clients retry after a 503. The second time, the same file gets a final refusal.
    return times < 2 ? new WireFault('ERROR', fileTexts.notReached, 503) : refusal(fileTexts.refused.tooHeavy)
  }
  // A failure of this server does not count towards the hourly limit. Otherwise the retries of a device would
  // use up the limit.
  await uploads.giveBack(user)
  if (cause instanceof DiskFull) log.warn({ bytes: bytes.length }, 'the disk is full')
  if (cause instanceof QueueFull) return new WireFault('ERROR', transportTexts.tooBusy, 503)
  if (cause instanceof ScannerUnavailable) {
    log.warn({ fault: cause.name }, 'the virus scanner is unreachable')
    return new WireFault('ERROR', fileTexts.scannerAway, 503)
  }
  return cause
}
