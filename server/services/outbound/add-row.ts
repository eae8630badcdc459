import { and, eq, isNull, sql } from 'drizzle-orm'
import type { OutboundEvent, OutboundKind } from '#domain/outbound/outbound-kinds.ts'
import { outboundRows, webhooks } from '../../db/schema/outbound/outbound.ts'
import { employees } from '../../db/schema/people.ts'
import type { NotifyContext } from '../notifications/notify.ts'

interface NewRow {
  kind: OutboundKind
  event: OutboundEvent
  employeeId: number
  folio: number
  approvalId?: number
  requestId?: number
  changeId?: number
  fromDay?: string | null
  toDay?: string | null
  /** Values that payroll needs; never a reason or a comment. */
  details: Record<string, unknown>
  formerId?: string | null
}

/**
 * Adds a row in the transaction of the decision: both are stored or neither. Takes no lock that another
 * decision could wait for. A decision that is repeated adds no second row.
 */
export async function addOutboundRow({ tx, clock, services }: NotifyContext, row: NewRow): Promise<void> {
  const [person] = await tx
    .select({ company: employees.companyCode })
    .from(employees)
    .where(eq(employees.id, row.employeeId))
  if (!person) throw new Error('a decision about nobody')
  const made = await tx
    .insert(outboundRows)
    .values({ ...row, companyCode: person.company, at: clock.now() })
    .onConflictDoNothing()
    .returning({ id: outboundRows.id })
  if (made.length === 0) return
  const isWanted = and(
    eq(webhooks.companyCode, person.company),
    isNull(webhooks.removedAt),
    eq(webhooks.off, ''),
    sql`${row.kind} = any(${webhooks.kinds})`,
  )
  if ((await tx.$count(webhooks, isWanted)) > 0) await services.jobs.add(tx, 'webhooks', clock.now())
}
