import { and, eq, isNull } from 'drizzle-orm'
import { OUTBOUND_KINDS } from '#domain/outbound/outbound-kinds.ts'
import { recordBounded } from '../audit/record-bounded.ts'
import { recordOnceADay } from '../audit/record-once.ts'
import { outboundKeys } from '../db/schema/outbound/outbound.ts'
import { addPoint } from '../files/upload-limits.ts'
import { hashToken } from '../identity/token.ts'
import { cursorOf, openCursor } from '../services/outbound/cursor.ts'
import { OUTBOUND_KEY_START } from '../services/outbound/connections.ts'
import { numberRows } from '../services/outbound/number-rows.ts'
import { rowsAfter } from '../services/outbound/read-rows.ts'
import { outboundTexts as texts } from '../services/outbound/texts.es.ts'
import { transportTexts } from '../texts.ts'
import { RetryLater } from '../wire/retry-later.ts'
import { WireFault } from '../wire/wire-fault.ts'
import { readSessionToken } from './admission.ts'
import type { Transport } from './transport.ts'

export const OUTBOUND_PATH = '/api/portal/salidas'

const HOUR_MS = 3_600_000
const READS_AN_HOUR = 1200
const ROWS_USUALLY = 200
const MOST_ROWS = 500

type OutboundKey = typeof outboundKeys.$inferSelect

/** Answers a program that reads decisions with a key (docs/exporting.md). @throws WireFault */
export async function answerOutbound(
  request: Request,
  address: string,
  transport: Transport,
): Promise<object> {
  if (request.method !== 'GET') throw new WireFault('ERROR', transportTexts.wrongMethod, 405)
  const key = await keyOf(request, address, transport)
  const { connection, clock, queues } = transport
  const { db } = connection
  const who = `outbound-key:${key.id}`
  const { points, expire } = await addPoint(db, who, clock.now(), HOUR_MS)
  if (points > READS_AN_HOUR) {
    const waitS = Math.ceil((expire - clock.now().getTime()) / 1000)
    throw new RetryLater(texts.tooOften, 429, Math.max(1, waitS))
  }
  const { searchParams } = new URL(request.url)
  const audience = { companyCode: key.companyCode, kinds: kindsOf(searchParams, key) }
  const limit = limitOf(searchParams)
  const since = searchParams.get('desde') ?? ''
  return queues.run('read', who, async () => {
    await numberRows(db)
    const after = await openCursor(db, key.companyCode, since)
    const found = await rowsAfter(db, audience, after, limit + 1)
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    if (last !== undefined) await recordReading(key, address, transport)
    return {
      status: 'OK',
      data: shown.map(({ row }) => row),
      siguiente: last === undefined ? since : cursorOf(last),
      hayMas: found.length > limit,
    }
  })
}

/** @throws WireFault 401 */
async function keyOf(
  request: Request,
  address: string,
  { connection: { db }, clock, queues }: Transport,
): Promise<OutboundKey> {
  const text = readSessionToken(request.headers)
  const [key] = text.startsWith(OUTBOUND_KEY_START)
    ? await queues.run('session', address, () =>
        db
          .update(outboundKeys)
          .set({ usedAt: clock.now() })
          .where(and(eq(outboundKeys.keyHash, hashToken(text)), isNull(outboundKeys.revokedAt)))
          .returning(),
      )
    : []
  if (key) return key
  if (text.startsWith(OUTBOUND_KEY_START)) {
    const nobody = { actorId: null, subjectId: null }
    await recordBounded(db, { kind: 'outbound-key-refused', ...nobody, address, at: clock.now() })
  }
  throw new WireFault('EXPSESSION', transportTexts.invalidToken, 401)
}

/** Returns the key's kinds, or those of them that the request names. @throws WireFault 403 for another kind */
function kindsOf(searchParams: URLSearchParams, key: OutboundKey): readonly string[] {
  const named = searchParams.get('clase')
  if (named === null) return key.kinds
  const kinds = named.split(',')
  const isAllowed = (kind: string) => OUTBOUND_KINDS.some((each) => each === kind) && key.kinds.includes(kind)
  if (!kinds.every(isAllowed)) throw new WireFault('ERROR', texts.noKind, 403)
  return kinds
}

function limitOf(searchParams: URLSearchParams): number {
  const text = searchParams.get('limite')
  if (text === null) return ROWS_USUALLY
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (limit < 1 || limit > MOST_ROWS) throw new WireFault('ERROR', texts.badLimit, 400)
  return limit
}

async function recordReading(key: OutboundKey, address: string, transport: Transport): Promise<void> {
  const event = {
    kind: 'outbound-read',
    actorId: null,
    subjectId: null,
    address,
    details: { folio: key.id, source: key.name },
    at: transport.clock.now(),
  } as const
  await recordOnceADay(transport.connection.db, event, `key-${key.id}`)
}
