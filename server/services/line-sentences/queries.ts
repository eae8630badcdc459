import { and, desc, eq } from 'drizzle-orm'
import type { WireOwnSentence } from '#contract/payslips/payslips.ts'
import { type OwnSentence, plainKey } from '#domain/pay-lines/own-sentence.ts'
import type { LineSide } from '#domain/pay-lines/pay-line.ts'
import type { Tx } from '../../db/connection.ts'
import { sharesDay } from '../../db/dated-rows.ts'
import { tables } from '../../db/schema/tables.ts'

const { lineSentences, users } = tables
type SentenceRow = typeof lineSentences.$inferSelect

/** Maximum number of sentences that are not withdrawn. */
export const MOST_SENTENCES = 500
/** Maximum number of sentences sent with a person's list of payslips. The latest first days come first. */
const MOST_OWN = 100

export const wireSides = {
  perception: 'percepcion',
  otherPayment: 'otroPago',
  deduction: 'deduccion',
} as const satisfies Record<LineSide, string>

/** Checks the first day alone first, because most sentences are valid on it. */
const HAS_DAY = `(o.days[1] >= s.valid_from and (s.valid_to is null or o.days[1] <= s.valid_to) or exists (
  select from unnest(o.days) day where day >= s.valid_from and (s.valid_to is null or day <= s.valid_to)))`

/**
 * Query of the sentences that may be about lines of the person's own payslips visible on a day. $1 is the
 * employee, $4 the day. toWireSentences omits sentences with other keys. The statement that lists payslips
 * includes this query (payslips/queries.ts). Reads the person's lines once, because a person may have thousands.
 */
export const OWN_SENTENCES = `
  with own as materialized (
    select l.side, l.concept, l.sat_type, array_agg(distinct p.end_date order by p.end_date) as days
    from payslips p join payslip_lines l on l.payslip_id = p.id
    where p.employee_id = $1 and (p.visible_from is null or p.visible_from <= $4)
    group by 1, 2, 3)
  select s.side, s.line_key as "lineKey", s.sat_type as "satType", s.valid_from::text as "validFrom",
    s.valid_to::text as "validTo", s.text, (
      select array_agg(distinct o.concept) from own o
      where s.line_key is not null and o.side = s.side and ${HAS_DAY}) as concepts
  from line_sentences s
  where not s.is_withdrawn and (s.line_key is not null or exists (
    select from own o where o.side = s.side and o.sat_type = s.sat_type and ${HAS_DAY}))
  order by s.valid_from desc, s.id desc limit ${MOST_SENTENCES}`

export type OwnSentenceRow = Pick<
  SentenceRow,
  'side' | 'lineKey' | 'satType' | 'validFrom' | 'validTo' | 'text'
> & {
  /** Keys of the person's lines on the sentence's side and days; null without such a line, or for a SAT type. */
  concepts: string[] | null
}

export function toWireSentences(rows: readonly OwnSentenceRow[]): WireOwnSentence[] {
  const plain = new Map<string, string>()
  const fold = (key: string) => {
    const known = plain.get(key) ?? plainKey(key)
    plain.set(key, known)
    return known
  }
  const isOwn = ({ lineKey, concepts }: OwnSentenceRow) =>
    lineKey === null || (concepts ?? []).some((concept) => fold(concept) === fold(lineKey))
  const own = rows.filter(isOwn).slice(0, MOST_OWN)
  return own.map((row) => ({
    lado: wireSides[row.side],
    ...(row.lineKey !== null && { clave: row.lineKey }),
    ...(row.satType !== null && { tipo: row.satType }),
    desde: row.validFrom,
    ...(row.validTo !== null && { hasta: row.validTo }),
    texto: row.text,
  }))
}

export async function listSentences(tx: Tx) {
  return tx
    .select({ row: lineSentences, author: users.name })
    .from(lineSentences)
    .leftJoin(users, eq(users.id, lineSentences.writtenBy))
    .where(eq(lineSentences.isWithdrawn, false))
    .orderBy(desc(lineSentences.id))
    .limit(MOST_SENTENCES)
}

export async function countSentences(tx: Tx): Promise<number> {
  return tx.$count(lineSentences, eq(lineSentences.isWithdrawn, false))
}

/** Returns whether a sentence for the same key or SAT type is valid on one of the days. */
export async function hasOverlap(tx: Tx, { side, key, satType, from, to }: OwnSentence): Promise<boolean> {
  const rows = await tx
    .select({ id: lineSentences.id })
    .from(lineSentences)
    .where(
      and(
        eq(lineSentences.side, side),
        key === null ? eq(lineSentences.satType, satType ?? '') : eq(lineSentences.lineKey, key),
        sharesDay(lineSentences, from, to),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function lockSentence(tx: Tx, id: number): Promise<SentenceRow | null> {
  const [row] = await tx.select().from(lineSentences).where(eq(lineSentences.id, id)).for('update')
  return row ?? null
}
