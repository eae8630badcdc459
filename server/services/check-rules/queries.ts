import { and, desc, eq, sql } from 'drizzle-orm'
import type { WireOffRule } from '#contract/payslips/payslips.ts'
import type { OffRule } from '#domain/pay-check/check-pay.ts'
import type { RuleName } from '#domain/pay-check/facts.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { sharesDay } from '../../db/dated-rows.ts'
import { tables } from '../../db/schema/tables.ts'

const { checkRulesOff, clarifications, users } = tables
type OffRow = typeof checkRulesOff.$inferSelect

/**
 * Maximum number of date ranges on which rules are off, without withdrawn ranges. Every list of payslips
 * contains all these ranges.
 */
export const MOST_OFF = 100

export const RULES_OFF = `
  select rule, valid_from::text as "validFrom", valid_to::text as "validTo"
  from check_rules_off where not is_withdrawn order by valid_from desc, id desc limit ${MOST_OFF}`

export type OffRuleRow = Pick<OffRow, 'rule' | 'validFrom' | 'validTo'>

export function toWireRulesOff(rows: readonly OffRuleRow[]): WireOffRule[] {
  return rows.map(({ rule, validFrom, validTo }) => ({
    regla: rule,
    desde: validFrom,
    ...(validTo !== null && { hasta: validTo }),
  }))
}

export async function listOff(tx: Tx) {
  return tx
    .select({ row: checkRulesOff, author: users.name })
    .from(checkRulesOff)
    .leftJoin(users, eq(users.id, checkRulesOff.switchedBy))
    .where(eq(checkRulesOff.isWithdrawn, false))
    .orderBy(desc(checkRulesOff.validFrom), desc(checkRulesOff.id))
    .limit(MOST_OFF)
}

export async function countOff(tx: Tx): Promise<number> {
  return tx.$count(checkRulesOff, eq(checkRulesOff.isWithdrawn, false))
}

export async function hasOverlap(tx: Tx, { rule, from, to }: OffRule): Promise<boolean> {
  const rows = await tx
    .select({ id: checkRulesOff.id })
    .from(checkRulesOff)
    .where(and(eq(checkRulesOff.rule, rule), sharesDay(checkRulesOff, from, to)))
    .limit(1)
  return rows.length > 0
}

export async function lockOff(tx: Tx, id: number): Promise<OffRow | null> {
  const [row] = await tx.select().from(checkRulesOff).where(eq(checkRulesOff.id, id)).for('update')
  return row ?? null
}

interface RuleCounts {
  people: number
  right: number
  wrong: number
}

const COUNTED_MS = 365 * 24 * 60 * 60 * 1000

/**
 * Counts people and payroll's verdicts by rule, from the clarifications of the last 365 days. A verdict
 * counts for each rule of its clarification.
 */
export async function countVerdicts(tx: Tx, now: Date): Promise<ReadonlyMap<RuleName, RuleCounts>> {
  const since = new Date(now.getTime() - COUNTED_MS).toISOString()
  const rows = await readRows<RuleCounts & { rule: RuleName }>(
    tx,
    sql`select found.rule, count(distinct c.employee_id)::int as people,
        count(*) filter (where c.was_check_right)::int as right,
        count(*) filter (where not c.was_check_right)::int as wrong
      from ${clarifications} c cross join lateral unnest(c.check_rules) as found(rule)
      where c.registered_at > ${since}::timestamptz
      group by found.rule`,
  )
  return new Map(rows.map(({ rule, ...counts }) => [rule, counts]))
}
