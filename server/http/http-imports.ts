import { and, eq, sql } from 'drizzle-orm'
import { IMPORT_KINDS } from '#domain/import-file/import-kinds.ts'
import { recordBounded } from '../audit/record-bounded.ts'
import type { Database } from '../db/connection.ts'
import { importKeys } from '../db/schema/imports/import-keys.ts'
import { FileNotTaken } from '../files/arriving-file.ts'
import { type DayShare, openDayShare } from '../files/day-share.ts'
import { addPoint } from '../files/upload-limits.ts'
import { dutyOf } from '../identity/duty.ts'
import { readSignedIn } from '../identity/session-rows.ts'
import { hashToken } from '../identity/token.ts'
import type { ImportReceiver, Sender } from '../services/import-engine/receiver.ts'
import { importReceivers } from '../services/import-keys/receivers.ts'
import { KEY_START } from '../services/import-keys/index.ts'
import { importTexts as texts } from '../services/payroll-import/texts.es.ts'
import { openUploadTicket, type Uploader } from '../services/payroll-import/upload-ticket.ts'
import { fileTexts, transportTexts } from '../texts.ts'
import { bodyChunks } from '../wire/body-chunks.ts'
import { RetryLater } from '../wire/retry-later.ts'
import { WireFault } from '../wire/wire-fault.ts'
import { readSessionToken } from './admission.ts'
import type { Transport } from './transport.ts'

/**
 * Path of an upload or of an import's state. An upload has a person's ticket (P-193) or a program's key. A
 * request for the state has a program's key.
 */
export interface ImportPath {
  /** Id of the import; null for a new file. */
  run: number | null
}

const PLACE = /^\/api\/portal\/importaciones(?:\/(\d{1,9}))?$/
const HOUR_MS = 3_600_000
const FILES_AN_HOUR = 60
const LOOKS_AN_HOUR = 1200
const WAITING_S = 15 * 60
const AT_ONCE = 2

const MAX_BYTES = Math.max(...Object.values(importReceivers).map(({ mostBytes }) => mostBytes))

const runningUploads = new Map<string, number>()

/** @param path in lower case */
export function parseImportPath(path: string): ImportPath | null {
  const found = PLACE.exec(path)
  return found ? { run: found[1] === undefined ? null : Number(found[1]) } : null
}

/** @throws WireFault */
export async function answerImport(
  { run }: ImportPath,
  request: Request,
  address: string,
  transport: Transport,
): Promise<object> {
  if (run === null) {
    if (request.method !== 'POST') throw new WireFault('ERROR', transportTexts.wrongMethod, 405)
    const sender = await senderOf(request, address, transport)
    const { senderKey, receiver } = await admittedAs(request, sender, transport)
    return takeFile(request, { sender, senderKey, address, receiver }, transport)
  }
  if (request.method !== 'GET') throw new WireFault('ERROR', transportTexts.wrongMethod, 405)
  const sender = await senderOf(request, address, transport)
  if (sender.is === 'person') throw new WireFault('ERROR', transportTexts.forbidden, 403)
  await requirePace(transport, `import-look:${sender.keyId}`, LOOKS_AN_HOUR)
  const data = await receiverOf(request, sender).look(transport.connection.db, run, sender)
  if (data === null) throw new WireFault('ERROR', texts.noRun, 404)
  return { status: 'OK', data }
}

/** Identifies the sender by headers only, before reading the body. @throws WireFault 401 */
async function senderOf(request: Request, address: string, transport: Transport): Promise<Sender> {
  const { connection, services, clock, queues } = transport
  const { db } = connection
  const text = readSessionToken(request.headers)
  const sender = await queues.run('session', address, async () => {
    if (text.startsWith(KEY_START)) return findKey(db, text, clock.now())
    const uploader = openUploadTicket(services.keys, text, clock.now())
    if (uploader === null || !(await mayUpload(transport, uploader))) return null
    return { is: 'person' as const, userId: uploader.userId }
  })
  if (sender !== null) return sender
  if (text.startsWith(KEY_START)) {
    const nobody = { actorId: null, subjectId: null }
    await recordBounded(db, { kind: 'import-key-refused', ...nobody, address, at: clock.now() })
  }
  throw new WireFault('EXPSESSION', transportTexts.invalidToken, 401)
}

async function findKey(db: Database, text: string, now: Date): Promise<Sender | null> {
  const [key] = await db
    .update(importKeys)
    .set({ usedAt: now })
    .where(and(eq(importKeys.keyHash, hashToken(text)), sql`${importKeys.revokedAt} is null`))
    .returning()
  return key ? { is: 'key', keyId: key.id, name: key.name, mail: key.mail, kinds: key.kinds } : null
}

/**
 * Returns whether the ticket's session still works, and its person may still call P-193: with the role, and
 * without a password or a second step to set first.
 */
async function mayUpload({ connection, services, clock }: Transport, uploader: Uploader): Promise<boolean> {
  const user = await readSignedIn(connection.db, uploader, clock.now())
  return user !== null && user.isPayroll && dutyOf(user, services.environment.mfaRoles) === null
}

async function requirePace({ connection, clock }: Transport, key: string, most: number): Promise<void> {
  const { points } = await addPoint(connection.db, key, clock.now(), HOUR_MS)
  if (points > most) throw new WireFault('ERROR', texts.keyTooOften, 429)
}

/**
 * Checks the upload before anything is stored. Reads a refused body of acceptable declared length to its end,
 * because some senders read no response while sending.
 */
async function admittedAs(
  request: Request,
  sender: Sender,
  transport: Transport,
): Promise<{ senderKey: string; receiver: ImportReceiver }> {
  const declared = request.headers.get('content-length')
  if (declared !== null && !(Number(declared) <= MAX_BYTES)) throw tooLarge(importReceivers.nomina)
  try {
    const receiver = receiverOf(request, sender)
    if (Number(declared ?? 0) > receiver.mostBytes) throw tooLarge(receiver)
    const senderKey = senderKeyOf(sender)
    await transport.services.files.requireDisk(Number(declared ?? 0))
    await requirePace(transport, senderKey, FILES_AN_HOUR)
    const most = transport.services.environment.importWaitingFiles
    if ((await receiver.waiting(transport.connection.db, sender)) >= most)
      throw new RetryLater(fileTexts.tooManyWaiting(most), 429, WAITING_S)
    if ((runningUploads.get(senderKey) ?? 0) >= AT_ONCE)
      throw new WireFault('ERROR', transportTexts.tooBusy, 503)
    return { senderKey, receiver }
  } catch (cause) {
    if (declared !== null) for await (const _ of bodyChunks(request, Number(declared))) continue
    throw cause
  }
}

/**
 * Returns the importer of the kind. Each kind has its own import ids, so a state request names its kind.
 * Payroll is the default.
 * @throws WireFault 403
 */
function receiverOf(request: Request, sender: Sender): ImportReceiver {
  const kindName = new URL(request.url).searchParams.get('clase') ?? 'nomina'
  const kind = IMPORT_KINDS.find((each) => each === kindName)
  const isAllowed =
    kind !== undefined && (sender.is === 'key' ? sender.kinds.includes(kind) : kind === 'nomina')
  if (!isAllowed) throw new WireFault('ERROR', texts.noKind, 403)
  return importReceivers[kind]
}

function senderKeyOf(sender: Sender): string {
  return sender.is === 'key' ? `import-key:${sender.keyId}` : `import-person:${sender.userId}`
}

async function takeFile(
  request: Request,
  {
    sender,
    senderKey,
    address,
    receiver,
  }: { sender: Sender; senderKey: string; address: string; receiver: ImportReceiver },
  transport: Transport,
): Promise<object> {
  const declared = request.headers.get('content-length')
  const { connection, clock, services } = transport
  const { db } = connection
  runningUploads.set(senderKey, (runningUploads.get(senderKey) ?? 0) + 1)
  const length = declared === null ? null : Number(declared)
  const share = dayShare(transport, senderKey)
  let received = 0
  const count = (bytes: number) => (received += bytes)
  try {
    // A file without a declared length reserves the maximum until it has arrived.
    await takeShare(share, length ?? receiver.mostBytes, request, length)
    const pieces = wholeBody(request, length, count)
    const name = new URL(request.url).searchParams.get('nombre') ?? ''
    const { id, isAgain } = await receiver.receive({ db, clock, services }, pieces, { name, sender, address })
    // A program gets no details of a file that another sender has already imported.
    const data = await receiver.look(db, id, sender)
    return { status: 'OK', id, ...(data === null ? {} : { data }), repetido: isAgain }
  } catch (cause) {
    if (!(cause instanceof FileNotTaken)) throw cause
    throw cause.why === 'large'
      ? tooLarge(receiver)
      : new WireFault('ERROR', receiver.problemOf(cause.why), 400)
  } finally {
    // Releases the slot first, because the refund below may fail, for example when the database is
    // unreachable.
    const left = (runningUploads.get(senderKey) ?? 1) - 1
    if (left > 0) runningUploads.set(senderKey, left)
    else runningUploads.delete(senderKey)
    await share.giveBack(received)
  }
}

/**
 * Yields the body. @throws WireFault 400 when less than declared arrives: a broken connection leaves an
 * incomplete file
 */
async function* wholeBody(
  request: Request,
  declared: number | null,
  count: (bytes: number) => number,
): AsyncGenerator<Uint8Array> {
  let received = 0
  for await (const piece of bodyChunks(request, declared)) {
    received = count(piece.length)
    yield piece
  }
  if (declared !== null && received !== declared) throw new WireFault('ERROR', transportTexts.unreadable, 400)
}

/**
 * Reserves bytes of the daily quota. Reads a refused body to its end, as in admittedAs(). @throws RetryLater
 */
async function takeShare(
  share: DayShare,
  bytes: number,
  request: Request,
  declared: number | null,
): Promise<void> {
  try {
    await share.take(bytes)
  } catch (cause) {
    if (declared !== null) for await (const _ of bodyChunks(request, declared)) continue
    throw cause
  }
}

function dayShare({ connection, clock, services }: Transport, senderKey: string): DayShare {
  return openDayShare(connection.db, senderKey, clock, services.environment.importMbADay)
}

function tooLarge(receiver: ImportReceiver): WireFault {
  return new WireFault('ERROR', receiver.problemOf('large'), 413)
}
