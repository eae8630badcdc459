import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { IMPORT_KINDS } from '#domain/import-file/import-kinds.ts'
import { recordBounded } from '../audit/record-bounded.ts'
import type { Database } from '../db/connection.ts'
import { sessions } from '../db/schema/access.ts'
import { importKeys } from '../db/schema/imports/import-keys.ts'
import { users } from '../db/schema/people.ts'
import { FileNotTaken } from '../files/arriving-file.ts'
import { type DayShare, openDayShare } from '../files/day-share.ts'
import { addPoint } from '../files/upload-limits.ts'
import { holdsWhole } from '../identity/roles.ts'
import { hashToken } from '../identity/token.ts'
import type { ImportReceiver, Sender } from '../services/import-engine/receiver.ts'
import { importReceivers } from '../services/import-keys/receivers.ts'
import { KEY_START } from '../services/import-keys/index.ts'
import { importTexts as texts } from '../services/payroll-import/texts.es.ts'
import { openUploadTicket, type Uploader } from '../services/payroll-import/upload-ticket.ts'
import { fileTexts, transportTexts } from '../texts.ts'
import { arriving } from '../wire/arriving.ts'
import { Later } from '../wire/later.ts'
import { WireFault } from '../wire/wire-fault.ts'
import { readSessionToken } from './admission.ts'
import type { Transport } from './transport.ts'

/**
 * Path of an upload, sent with a person's ticket (P-193) or a program's key, or of the import's
 * state for that key.
 */
export interface ImportPlace {
  /** Import id; null for a new file. */
  run: number | null
}

const PLACE = /^\/api\/portal\/importaciones(?:\/(\d{1,9}))?$/
const HOUR_MS = 3_600_000
/**
 * Maximum uploads of one sender per hour: enough for the payroll of several companies, each in
 * parts.
 */
const FILES_AN_HOUR = 60
/** Maximum state requests of one key per hour: enough for one every five seconds. */
const LOOKS_AN_HOUR = 1200
/** Seconds until a retry when the queue is full. */
const WAITING_S = 15 * 60
/** Maximum simultaneous uploads of one sender in this process: each uses disk space. */
const AT_ONCE = 2

const MOST_BYTES = Math.max(...Object.values(importReceivers).map(({ mostBytes }) => mostBytes))

/** Number of running uploads by sender. */
const underWay = new Map<string, number>()

/** Parses the path. @param path lower-cased */
export function importPlace(path: string): ImportPlace | null {
  const found = PLACE.exec(path)
  return found ? { run: found[1] === undefined ? null : Number(found[1]) } : null
}

/** Answers an upload or a state request. @throws WireFault */
export async function answerImport(
  { run }: ImportPlace,
  request: Request,
  address: string,
  transport: Transport,
): Promise<object> {
  if (run === null) {
    if (request.method !== 'POST') throw new WireFault('ERROR', transportTexts.wrongMethod, 405)
    const sender = await senderOf(request, address, transport)
    const { who, receiver } = await admittedAs(request, sender, transport)
    return takeFile(request, { sender, who, address, receiver }, transport)
  }
  if (request.method !== 'GET') throw new WireFault('ERROR', transportTexts.wrongMethod, 405)
  const sender = await senderOf(request, address, transport)
  // People query the state with P-195.
  if (sender.is === 'person') throw new WireFault('ERROR', transportTexts.forbidden, 403)
  await requirePace(transport, `import-look:${sender.keyId}`, LOOKS_AN_HOUR)
  const data = await receiverOf(request, sender).look(transport.connection.db, run, sender)
  if (data === null) throw new WireFault('ERROR', texts.noRun, 404)
  return { status: 'OK', data }
}

/** Identifies the sender by headers only, before a byte is read. @throws WireFault 401 */
async function senderOf(request: Request, address: string, transport: Transport): Promise<Sender> {
  const { connection, services, clock, queues } = transport
  const { db } = connection
  const text = readSessionToken(request.headers)
  const sender = await queues.run('session', address, async () => {
    if (text.startsWith(KEY_START)) return findKey(db, text, clock.now())
    const uploader = openUploadTicket(services.keys, text, clock.now())
    if (uploader === null || !(await isStillAtTheDesk(db, uploader, clock.now()))) return null
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

/** The session in which the ticket was issued must last, without a new password that is still due. */
async function isStillAtTheDesk(db: Database, { userId, beganAt }: Uploader, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(users.id, userId),
        isNull(users.closedAt),
        eq(users.mustChangePassword, false),
        holdsWhole(users.id, 'nomina'),
        sql`coalesce(${sessions.beganAt}, ${sessions.createdAt}) = ${beganAt.toISOString()}::timestamptz`,
        isNull(sessions.revokedAt),
        isNull(sessions.replacedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .limit(1)
  return row !== undefined
}

async function requirePace({ connection, clock }: Transport, key: string, most: number): Promise<void> {
  const { points } = await addPoint(connection.db, key, clock.now(), HOUR_MS)
  if (points > most) throw new WireFault('ERROR', texts.keyTooOften, 429)
}

/**
 * Checks the upload before anything is stored. A response during the upload would get lost, so a refused body
 * is read to its end (body.ts).
 */
async function admittedAs(
  request: Request,
  sender: Sender,
  transport: Transport,
): Promise<{ who: string; receiver: ImportReceiver }> {
  const declared = request.headers.get('content-length')
  if (declared !== null && !(Number(declared) <= MOST_BYTES)) throw tooLarge(importReceivers.nomina)
  try {
    const receiver = receiverOf(request, sender)
    if (Number(declared ?? 0) > receiver.mostBytes) throw tooLarge(receiver)
    const who = whoOf(sender)
    await transport.services.files.requireDisk(Number(declared ?? 0))
    await requirePace(transport, who, FILES_AN_HOUR)
    const most = transport.services.environment.importWaitingFiles
    if ((await receiver.waiting(transport.connection.db, sender)) >= most)
      throw new Later(fileTexts.tooManyWaiting(most), 429, WAITING_S)
    if ((underWay.get(who) ?? 0) >= AT_ONCE) throw new WireFault('ERROR', transportTexts.tooBusy, 503)
    return { who, receiver }
  } catch (cause) {
    if (declared !== null) for await (const _ of arriving(request, Number(declared))) continue
    throw cause
  }
}

/**
 * Returns the importer of the kind. Import ids are numbered per kind, so a state request names its kind;
 * payroll is the default.
 * @throws WireFault 403
 */
function receiverOf(request: Request, sender: Sender): ImportReceiver {
  const asked = new URL(request.url).searchParams.get('clase') ?? 'nomina'
  const kind = IMPORT_KINDS.find((each) => each === asked)
  const isMeant =
    kind !== undefined && (sender.is === 'key' ? sender.kinds.includes(kind) : kind === 'nomina')
  if (!isMeant) throw new WireFault('ERROR', texts.noKind, 403)
  return importReceivers[kind]
}

function whoOf(sender: Sender): string {
  return sender.is === 'key' ? `import-key:${sender.keyId}` : `import-person:${sender.userId}`
}

async function takeFile(
  request: Request,
  {
    sender,
    who,
    address,
    receiver,
  }: { sender: Sender; who: string; address: string; receiver: ImportReceiver },
  transport: Transport,
): Promise<object> {
  const declared = request.headers.get('content-length')
  const { connection, clock, services } = transport
  const { db } = connection
  underWay.set(who, (underWay.get(who) ?? 0) + 1)
  const length = declared === null ? null : Number(declared)
  const share = dayShare(transport, who)
  let came = 0
  const count = (bytes: number) => (came += bytes)
  try {
    // A file without a declared length reserves the maximum until it has arrived.
    await takeShare(share, length ?? receiver.mostBytes, request, length)
    const pieces = wholeBody(request, length, count)
    const name = new URL(request.url).searchParams.get('nombre') ?? ''
    const { id, isAgain } = await receiver.receive({ db, clock, services }, pieces, { name, sender, address })
    // If another sender already imported the file, a program gets no details.
    const data = await receiver.look(db, id, sender)
    return { status: 'OK', id, ...(data === null ? {} : { data }), repetido: isAgain }
  } catch (cause) {
    if (!(cause instanceof FileNotTaken)) throw cause
    throw cause.why === 'large'
      ? tooLarge(receiver)
      : new WireFault('ERROR', receiver.problemOf(cause.why), 400)
  } finally {
    // Releases the slot first, because the next step may fail, for example when the database is
    // unreachable.
    const left = (underWay.get(who) ?? 1) - 1
    if (left > 0) underWay.set(who, left)
    else underWay.delete(who)
    await share.giveBack(came)
  }
}

/**
 * Yields the body. @throws WireFault 400 when less than declared arrives: a broken connection
 * leaves an incomplete file
 */
async function* wholeBody(
  request: Request,
  declared: number | null,
  count: (bytes: number) => number,
): AsyncGenerator<Uint8Array> {
  let came = 0
  for await (const piece of arriving(request, declared)) {
    came = count(piece.length)
    yield piece
  }
  if (declared !== null && came !== declared) throw new WireFault('ERROR', transportTexts.unreadable, 400)
}

/** Reserves from the daily quota. A refused body is read to its end, as above. @throws Later */
async function takeShare(
  share: DayShare,
  bytes: number,
  request: Request,
  declared: number | null,
): Promise<void> {
  try {
    await share.take(bytes)
  } catch (cause) {
    if (declared !== null) for await (const _ of arriving(request, declared)) continue
    throw cause
  }
}

function dayShare({ connection, clock, services }: Transport, who: string): DayShare {
  return openDayShare(connection.db, who, clock, services.environment.importMbADay)
}

function tooLarge(receiver: ImportReceiver): WireFault {
  return new WireFault('ERROR', receiver.problemOf('large'), 413)
}
