import { sql } from 'drizzle-orm'
import { approvals } from '../../db/schema/approvals.ts'
import { type DecidedRequests, hoursBetween } from '../usual-hours.ts'

/** The approver counts as decider of a decision without an account. */
export const decidedApprovals: DecidedRequests = {
  table: approvals,
  requester: approvals.requesterId,
  decider: sql`coalesce(${approvals.decidedBy}, -${approvals.approverId})`,
  decidedAt: approvals.decidedAt,
  hours: hoursBetween(approvals.requestedAt, approvals.decidedAt),
  isDecided: sql`${approvals.kind} = asked.kind and ${approvals.state} in ('authorized', 'refused')`,
}
