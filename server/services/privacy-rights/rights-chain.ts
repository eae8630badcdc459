import { createHash } from 'node:crypto'
import { asc, desc, eq, gte, sql } from 'drizzle-orm'
import type * as contract from '#contract/privacy/privacy-rights.ts'
import type { AnswerDetail, AskedDetail, RightState } from '#domain/privacy/rights.ts'
import type { Tx } from '../../db/connection.ts'
import { privacyEntries as entries, privacyRequests as requests } from '../../db/schema/privacy.ts'
import type { Handler } from '../../operations/service.ts'

/** Hash chain over the steps of ARCO requests. scripts/verify-privacy.mjs checks an exported file of it. */

/** Id of the advisory lock that orders entries in all server instances: an arbitrary constant. */
const LOCK = 7_304_216
const PER_PAGE = 500

interface Step {
  folio: number
  state: RightState
  at: Date
  detail: AskedDetail | AnswerDetail
}

/** Locks the chain until the transaction ends, so handlers call it last. */
export async function appendEntry(tx: Tx, { folio, state, at, detail }: Step): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const [last] = await tx.select().from(entries).orderBy(desc(entries.number)).limit(1)
  const entry = {
    number: (last?.number ?? 0) + 1,
    folio,
    state,
    at,
    previousHash: last?.hash ?? '',
    detailHash: hashOf(detail),
  }
  await tx.insert(entries).values({ ...entry, hash: hashOf(toWire(entry)) })
}

function toWire(entry: Omit<typeof entries.$inferSelect, 'hash'>) {
  return {
    numero: entry.number,
    folio: entry.folio,
    hecho: entry.state,
    momento: entry.at.toISOString(),
    anterior: entry.previousHash,
    contenido: entry.detailHash,
  }
}

/** SHA-256 of the canonical JSON (RFC 8785): keys in order, no blanks. The objects are flat. */
function hashOf(content: object): string {
  return createHash('sha256')
    .update(JSON.stringify(content, Object.keys(content).sort()))
    .digest('hex')
}

const detailColumns = {
  pedida: 'asked',
  concedida: 'answered',
  negada: 'answered',
  cumplida: 'carriedOut',
} as const satisfies Record<RightState, keyof typeof requests.$inferSelect>

export const exportRightsChain: Handler<typeof contract.exportRightsChain> = async ({ desde }, { tx }) => {
  const rows = await tx
    .select({ entry: entries, request: requests })
    .from(entries)
    .leftJoin(requests, eq(requests.id, entries.folio))
    .where(gte(entries.number, desde))
    .orderBy(asc(entries.number))
    .limit(PER_PAGE)
  return {
    status: 'OK',
    entradas: rows.map(({ entry, request }) => ({
      ...toWire(entry),
      huella: entry.hash,
      detalle: detailOf(request?.[detailColumns[entry.state]]),
    })),
    sigue: rows.length === PER_PAGE,
  }
}

/** @param detail missing when the request was blocked or erased */
function detailOf(detail: AskedDetail | AnswerDetail | null | undefined): Record<string, string> | null {
  return detail ? { ...detail } : null
}
