import { type AnyColumn, gt, isNull, lt, or } from 'drizzle-orm'

/**
 * Maximum time of one job in ms. A job must end before pg-boss gives the job to another instance (jobs.ts).
 */
export const MAX_JOB_MS = 40_000
/**
 * Lease time in ms. A server instance without an update for this long counts as dead; another instance
 * continues.
 */
const LEASE_MS = 90_000
const MAX_CLOCK_SKEW_MS = 60 * 60_000

export const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS)

/** Returns the condition for free leases: none, expired, or so long that a fast clock must have set them. */
export function isFree(until: AnyColumn, now: Date) {
  return or(isNull(until), lt(until, now), gt(until, new Date(now.getTime() + MAX_CLOCK_SKEW_MS)))
}
