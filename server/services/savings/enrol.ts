import { eq } from 'drizzle-orm'
import { tables } from '../../db/schema/tables.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { ask, type OpenFund, refuseFor, requireParameters, requirePayday } from './open-fund.ts'

const { savingsAccounts } = tables

export async function enrolNow(context: NotifyContext, fund: OpenFund, amount: number) {
  const { tx } = context
  const { employeeId, today } = fund
  const { socialPart } = await requireParameters(tx, today)
  const { payDate } = await requirePayday(tx, fund)
  const account = { amount, socialPart, joinedOn: payDate, isJoining: true, hasLeft: false }
  if (fund.account) {
    await tx.update(savingsAccounts).set(account).where(eq(savingsAccounts.employeeId, employeeId))
  } else {
    const made = await tx
      .insert(savingsAccounts)
      .values({ ...account, employeeId })
      .onConflictDoNothing()
      .returning({ employeeId: savingsAccounts.employeeId })
    // A simultaneous call has created the account, because there was no account to lock.
    if (made.length === 0) refuseFor('joining')
  }
  return ask(context, fund, { kind: 'enrolment', amount })
}
