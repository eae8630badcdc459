import { and, desc, eq } from 'drizzle-orm'
import type { WireOwnSentence } from '#contract/payslips/payslips.ts'
import type { OwnSentence } from '#domain/pay-lines/own-sentence.ts'
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

/**
 * Query of the sentences about lines of the person's own payslips that are visible on a day. $1 is the
 * employee, $4 the day. The statement that lists payslips includes this query (payslips/queries.ts). Reads
 * the person's lines once, because a person may have thousands.
 */
export const OWN_SENTENCES = `
  with own as materialized (
    select l.side, upper(regexp_replace(l.concept, '\\s', '', 'g')) as key, l.sat_type,
      array_agg(distinct p.end_date) as days
    from payslips p join payslip_lines l on l.payslip_id = p.id
    where p.employee_id = $1 and (p.visible_from is null or p.visible_from <= $4)
    group by 1, 2, 3)
  select s.side, s.line_key as "lineKey", s.sat_type as "satType", s.valid_from::text as "validFrom",
    s.valid_to::text as "validTo", s.text
  from line_sentences s
  where not s.is_withdrawn and exists (
    select from own o
    where o.side = s.side and (o.sat_type = s.sat_type or o.key = s.line_key) and exists (
      select from unnest(o.days) day
      where day >= s.valid_from and (s.valid_to is null or day <= s.valid_to)))
  order by s.valid_from desc, s.id desc limit ${MOST_OWN}`

export type OwnSentenceRow = Pick<
  SentenceRow,
  'side' | 'lineKey' | 'satType' | 'validFrom' | 'validTo' | 'text'
>

export function toWireSentences(rows: readonly OwnSentenceRow[]): WireOwnSentence[] {
  return rows.map((row) => ({
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
