/** Hours or days that one payslip pays: the fewest and most that its lines allow. */
export interface PaidRange {
  least: number
  most: number
}

type Settled = { state: 'paid' } | { state: 'unknown' } | { state: 'missing'; amount: number }

/**
 * Decides whether a period's own payslip or a later payslip pays what the period owes. Later payslips pay their
 * own periods, too.
 * @param due hours or days owed by the period and the later periods, in order
 * @param paid pay of their payslips, in the same order
 * @returns the amount that is certainly missing, or 'unknown' if it is unclear which period a payment is for
 */
export function settle(due: readonly number[], paid: readonly PaidRange[]): Settled {
  const [ownDue = 0, nextDue = 0] = due
  const [own, next] = paid
  if (!own) return { state: 'unknown' }
  const fromNext = next ? Math.max(0, next.least - nextDue) : 0
  if (own.least + fromNext >= ownDue) return { state: 'paid' }
  // Omits the last period, because an unknown later payslip may pay it.
  const owed = due.slice(0, paid.length - 1).reduce((sum, one) => sum + one, 0)
  const most = paid.reduce((sum, one) => sum + one.most, 0)
  const amount = Math.min(ownDue - own.most, owed - most)
  return paid.length > 1 && amount > 0 ? { state: 'missing', amount } : { state: 'unknown' }
}
