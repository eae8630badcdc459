import { eq, inArray } from 'drizzle-orm'
import { CANDIDATES } from '#domain/identity/can.ts'
import { bareNumber } from '#domain/import-file/bare-number.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import type { Tx } from '../../db/connection.ts'
import { companies, employees, payGroups } from '../../db/schema/people.ts'

export interface Payee {
  id: number
  /** Centavos. */
  dailySalary: number
  isWeekly: boolean
}

export type NoPayee = 'person' | 'identity' | 'noCurp' | 'company'

/**
 * Finds each receipt's person by number. CURP and the employer's RFC must match, and also the person's RFC if
 * known.
 */
export async function findPayees(
  tx: Tx,
  receipts: readonly PayrollReceipt[],
): Promise<(receipt: PayrollReceipt) => Payee | NoPayee> {
  const numbers = new Set(receipts.flatMap(({ worker }) => [worker.number, bareNumber(worker.number)]))
  const rows = await tx
    .select({
      id: employees.id,
      number: employees.number,
      rfc: employees.rfc,
      curp: employees.curp,
      companyCode: employees.companyCode,
      taxId: companies.taxId,
      dailySalary: employees.dailySalary,
      frequency: payGroups.frequency,
    })
    .from(employees)
    .innerJoin(companies, eq(companies.code, employees.companyCode))
    .innerJoin(payGroups, eq(payGroups.id, employees.payGroupId))
    .where(inArray(employees.number, [...numbers]))
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return ({ worker, issuer }) => {
    const found = byNumber.get(worker.number) ?? byNumber.get(bareNumber(worker.number))
    if (!found || found.companyCode === CANDIDATES) return 'person'
    if (found.taxId.toUpperCase() !== issuer.rfc) return 'company'
    const isOther = (known: string, onReceipt: string) => known !== '' && known.toUpperCase() !== onReceipt
    if (isOther(found.rfc, worker.rfc) || isOther(found.curp, worker.curp)) return 'identity'
    if (found.curp === '') return 'noCurp'
    return { id: found.id, dailySalary: found.dailySalary, isWeekly: found.frequency === 'weekly' }
  }
}
