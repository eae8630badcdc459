import { sql } from 'drizzle-orm'
import { needsDecision } from '#domain/savings/savings-requests.ts'
import type { Tx } from '../../db/connection.ts'
import { savingsRequests } from '../../db/schema/savings.ts'
import { type DecidedRequests, usualHours } from '../usual-hours.ts'
import type { Request } from './queries.ts'

/**
 * Counts whole days, because a movement has a day and no time. A decision without an account, as on the payday,
 * is not counted.
 */
const decided: DecidedRequests = {
  table: savingsRequests,
  requester: savingsRequests.employeeId,
  decider: savingsRequests.decidedBy,
  decidedAt: savingsRequests.decidedAt,
  hours: sql`24 * greatest(1, (${savingsRequests.decidedAt} at time zone 'America/Mexico_City')::date - ${savingsRequests.requestedOn})`,
  isDecided: sql`${savingsRequests.kind} = asked.kind and ${savingsRequests.status} in ('approved', 'applied', 'refused')
    and ${savingsRequests.decidedBy} is not null`,
}

/** Returns the usual hours of the movements that wait for an authorization, by kind. */
export async function usualHoursOfWaiting(
  tx: Tx,
  employeeId: number,
  pending: readonly Request[],
  now: Date,
): Promise<(request: Request) => { horasUsuales?: number }> {
  const isWaiting = ({ kind, status }: Request) => needsDecision(kind) && status === 'pending'
  const kinds = new Set(pending.filter(isWaiting).map(({ kind }) => kind))
  const usual = await usualHours(tx, decided, { employeeId, kinds, now })
  return (request) => {
    const hours = isWaiting(request) ? usual.get(request.kind) : undefined
    return hours === undefined ? {} : { horasUsuales: hours }
  }
}
