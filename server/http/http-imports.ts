import { and, eq, isNull, sql } from 'drizzle-orm'
import { IMPORT_KINDS } from '#domain/import-kinds.ts'
import { recordBounded } from '../audit/record-bounded.ts'
import { recordEvent } from '../audit/record.ts'
import type { Database } from '../db/connect.ts'
import { importKeys } from '../db/schema/imports/import-keys.ts'
import { payrollImports } from '../db/schema/imports/payroll-import.ts'
import { users } from '../db/schema/people.ts'
import { addPoint } from '../files/upload-limits.ts'
import { holdsWhole } from '../identity/roles.ts'
import { hashToken } from '../identity/token.ts'
import { KEY_START } from '../services/import-keys/index.ts'
import type { ImportRow } from '../services/payroll-import/import-file.ts'
import { FileNotTaken, MOST_FILE_BYTES, receiveFile } from '../services/payroll-import/receive-file.ts'
import { importTexts as texts } from '../services/payroll-import/texts.es.ts'
import { openUploadTicket } from '../services/payroll-import/upload-ticket.ts'
import { selectRuns, wireRun } from '../services/payroll-import/wire-run.ts'
import { transportTexts } from '../texts.ts'
import { arriving } from '../wire/arriving.ts'
import { WireFault } from '../wire/wire-fault.ts'
import { readSessionToken } from './admission.ts'
import type { Transport } from './transport.ts'

/** A file as it is, by a person's ticket (P-193) or a program's key; and how its run stands, for the key that brought it. */
export interface ImportPlace {
  /** null: a new file. */
  run: number | null
}

const PLACE = /^\/api\/portal\/importaciones(?:\/(\d{1,9}))?$/
const HOUR_MS = 3_600_000
/** A payroll of several companies, each in parts. */
const FILES_AN_HOUR = 60
/** Every five seconds, and then some. */
const LOOKS_AN_HOUR = 1200
/** Of one sender, in this process: each takes the disk's room. */
const AT_ONCE = 2

type Sender =
  | { is: 'person'; userId: number }
  | { is: 'key'; keyId: number; name: string; mail: string; kinds: string[] }

/** Files on their way, by sender. */
const underWay = new Map<string, number>()

/** @param path lower-cased */
export function importPlace(path: string): ImportPlace | null {
  const found = PLACE.exec(path)
  return found ? { run: found[1] === undefined ? null : Number(found[1]) } : null
}

/** @throws WireFault */
export async function answerImport(
  { run }: ImportPlace,
  request: Request,
  address: string,
  transport: Transport,
): Promise<object> {
  if (run === null) {
    if (request.method !== 'POST') throw new WireFault('ERROR', transportTexts.wrongMethod, 405)
    const sender = await senderOf(request, address, transport)
    return takeFile(request, sender, await admittedAs(request, sender, transport), address, transport)
  }
  if (request.method !== 'GET') throw new WireFault('ERROR', transportTexts.wrongMethod, 405)
  const sender = await senderOf(request, address, transport)
  const { db } = transport.connection
  // A person asks by P-195.
  if (sender.is === 'person') throw new WireFault('ERROR', transportTexts.forbidden, 403)
  await requirePace(transport, `import-look:${sender.keyId}`, LOOKS_AN_HOUR)
  const [row] = await selectRuns(db).where(
    and(eq(payrollImports.id, run), eq(payrollImports.keyId, sender.keyId)),
  )
  if (!row) throw new WireFault('ERROR', texts.noRun, 404)
  return { status: 'OK', data: wireRun(row) }
}

/** By headers alone, before a byte is read. @throws WireFault 401 */
async function senderOf(request: Request, address: string, transport: Transport): Promise<Sender> {
  const { connection, services, clock, queues } = transport
  const { db } = connection
  const text = readSessionToken(request.headers)
  const sender = await queues.run('session', address, async () => {
    if (text.startsWith(KEY_START)) return findKey(db, text, clock.now())
    const userId = openUploadTicket(services.keys, text, clock.now())
    return userId !== null && (await isStillAtTheDesk(db, userId)) ? { is: 'person' as const, userId } : null
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

async function isStillAtTheDesk(db: Database, userId: number): Promise<boolean> {
  const atTheDesk = and(eq(users.id, userId), isNull(users.closedAt), holdsWhole(users.id, 'nomina'))
  return (await db.$count(users, atTheDesk)) > 0
}

async function requirePace({ connection, clock }: Transport, key: string, most: number): Promise<void> {
  const { points } = await addPoint(connection.db, key, clock.now(), HOUR_MS)
  if (points > most) throw new WireFault('ERROR', texts.keyTooOften, 429)
}

/**
 * What may be sent, before anything is kept of it. A refusal that comes while the body is on its way gets lost, so what is
 * refused is heard to its end (body.ts).
 */
async function admittedAs(request: Request, sender: Sender, transport: Transport): Promise<string> {
  const declared = request.headers.get('content-length')
  if (declared !== null && !(Number(declared) <= MOST_FILE_BYTES)) throw tooLarge()
  try {
    const asked = new URL(request.url).searchParams.get('clase') ?? 'nomina'
    const kind = IMPORT_KINDS.find((each) => each === asked)
    if (kind === undefined || (sender.is === 'key' && !sender.kinds.includes(kind))) {
      throw new WireFault('ERROR', texts.noKind, 403)
    }
    if (kind !== 'nomina') throw new WireFault('ERROR', texts.kindLater, 400)
    const who = whoOf(sender)
    await requirePace(transport, who, FILES_AN_HOUR)
    if ((underWay.get(who) ?? 0) >= AT_ONCE) throw new WireFault('ERROR', transportTexts.tooBusy, 503)
    return who
  } catch (cause) {
    if (declared !== null) for await (const _ of arriving(request, Number(declared))) continue
    throw cause
  }
}

function whoOf(sender: Sender): string {
  return sender.is === 'key' ? `import-key:${sender.keyId}` : `import-person:${sender.userId}`
}

async function takeFile(
  request: Request,
  sender: Sender,
  who: string,
  address: string,
  transport: Transport,
): Promise<object> {
  const { connection, services, clock } = transport
  const declared = request.headers.get('content-length')
  underWay.set(who, (underWay.get(who) ?? 0) + 1)
  try {
    const { run, isAgain } = await receiveFile(
      { db: connection.db, clock, files: services.files, jobs: services.jobs },
      wholeBody(request, declared === null ? null : Number(declared)),
      {
        name: new URL(request.url).searchParams.get('nombre') ?? '',
        ...(sender.is === 'key'
          ? { origin: 'key', keyId: sender.keyId, letterTo: sender.mail }
          : { origin: 'screen', senderId: sender.userId }),
        note: (tx, made, again) =>
          recordEvent(tx, {
            kind: 'payroll-file-sent',
            actorId: sender.is === 'person' ? sender.userId : null,
            subjectId: null,
            address,
            at: clock.now(),
            details: {
              folio: made.id,
              bytes: made.bytes,
              ...(sender.is === 'key' && { source: sender.name }),
              ...(again && { state: 'again' }),
            },
          }),
      },
    )
    return { status: 'OK', ...(await answerOf(connection.db, run, sender)), repetido: isAgain }
  } catch (cause) {
    if (!(cause instanceof FileNotTaken)) throw cause
    throw cause.why === 'large' ? tooLarge() : new WireFault('ERROR', texts.problemOf(cause.why), 400)
  } finally {
    const left = (underWay.get(who) ?? 1) - 1
    if (left > 0) underWay.set(who, left)
    else underWay.delete(who)
  }
}

/** A program is not told of what others have brought: of the same file, that it is here. */
async function answerOf(db: Database, run: ImportRow, sender: Sender): Promise<object> {
  const isOwn = sender.is === 'person' || run.keyId === sender.keyId
  const [row] = await selectRuns(db).where(eq(payrollImports.id, run.id))
  return { id: run.id, ...(isOwn && row ? { data: wireRun(row) } : {}) }
}

/** @throws WireFault 400 when less comes than was said: a connection that broke is no whole file */
async function* wholeBody(request: Request, declared: number | null): AsyncGenerator<Uint8Array> {
  let came = 0
  for await (const piece of arriving(request, declared)) {
    came += piece.length
    yield piece
  }
  if (declared !== null && came !== declared) throw new WireFault('ERROR', transportTexts.unreadable, 400)
}

function tooLarge(): WireFault {
  return new WireFault('ERROR', texts.problemOf('large'), 413)
}
