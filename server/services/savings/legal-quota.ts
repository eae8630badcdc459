import { type LegalQuota, legalQuota } from '#domain/savings/legal-quota.ts'
import { lawOn } from '#domain/law/law-on.ts'
import type { Tx } from '../../db/connection.ts'
import { findLaw } from '../law/queries.ts'
import { fault, type OpenFund } from './open-fund.ts'
import { findParameters, readPerson } from './queries.ts'
import { savingsTexts as texts } from './texts.es.ts'

export interface AppliedQuota extends LegalQuota {
  /** Whether savings above the quota are refused. Otherwise the person is only warned. */
  refuses: boolean
}

/** Returns the legal maximum that the person may save per payroll; null when it cannot be computed. */
export async function findQuota(tx: Tx, employeeId: number, today: string): Promise<AppliedQuota | null> {
  const quota = legalQuota(await readPerson(tx, employeeId), lawOn(today, await findLaw(tx)))
  if (quota === null) return null
  const parameters = await findParameters(tx, today)
  return { ...quota, refuses: quota.isConfirmed && (parameters?.refusesAboveQuota ?? true) }
}

/**
 * @param amount savings of one payroll
 * @throws WireFault with the article of the law, for savings above a legal maximum that the fund enforces
 */
export async function requireWithinQuota(
  tx: Tx,
  { employeeId, today }: Pick<OpenFund, 'employeeId' | 'today'>,
  amount: number,
): Promise<void> {
  const quota = await findQuota(tx, employeeId, today)
  if (quota?.refuses && amount > quota.most) throw fault(texts.aboveQuota(quota.article))
}
