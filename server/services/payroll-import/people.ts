import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { CANDIDATES } from '#domain/identity/can.ts'
import { bareNumber } from '#domain/import-file/bare-number.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { GENERIC_RFC } from '#domain/cfdi/sat-codes.ts'
import type { Tx } from '../../db/connection.ts'
import { companies, employees, payGroups } from '../../db/schema/people.ts'

export interface Payee {
  id: number
  /** Centavos. */
  dailySalary: number
  isWeekly: boolean
  /** Whether the receipt has the generic RFC, so that payroll must confirm the person. */
  mustBeConfirmed: boolean
}

export type NoPayee = 'person' | 'identity' | 'noCurp' | 'company' | 'sameCurp'

/**
 * Finds each receipt's person by number. CURP and the employer's RFC must match, and also the person's RFC if
 * known. With the generic RFC, the CURP must belong to only one person of the employer.
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
  const repeated = await repeatedCurps(tx, receipts)
  return ({ worker, issuer }) => {
    const found = byNumber.get(worker.number) ?? byNumber.get(bareNumber(worker.number))
    if (!found || found.companyCode === CANDIDATES) return 'person'
    if (found.taxId.toUpperCase() !== issuer.rfc) return 'company'
    const isOther = (known: string, onReceipt: string) => known !== '' && known.toUpperCase() !== onReceipt
    const isGeneric = worker.rfc === GENERIC_RFC
    if ((!isGeneric && isOther(found.rfc, worker.rfc)) || isOther(found.curp, worker.curp)) return 'identity'
    if (found.curp === '') return 'noCurp'
    if (isGeneric && repeated.has(curpKey(worker.curp, issuer.rfc))) return 'sameCurp'
    return {
      id: found.id,
      dailySalary: found.dailySalary,
      isWeekly: found.frequency === 'weekly',
      mustBeConfirmed: isGeneric,
    }
  }
}

const curpKey = (curp: string, employerRfc: string) => `${curp} ${employerRfc}`

/** Returns the CURPs of receipts with the generic RFC that several people of one employer have. */
async function repeatedCurps(tx: Tx, receipts: readonly PayrollReceipt[]): Promise<ReadonlySet<string>> {
  const generic = receipts.filter(({ worker }) => worker.rfc === GENERIC_RFC)
  if (generic.length === 0) return new Set()
  const curp = sql<string>`upper(${employees.curp})`
  const taxId = sql<string>`upper(${companies.taxId})`
  const curps = [...new Set(generic.map(({ worker }) => worker.curp))]
  const rows = await tx
    .select({ curp, taxId })
    .from(employees)
    .innerJoin(companies, eq(companies.code, employees.companyCode))
    .where(and(inArray(curp, curps), ne(employees.companyCode, CANDIDATES)))
    .groupBy(curp, taxId)
    .having(sql`count(*) > 1`)
  return new Set(rows.map((row) => curpKey(row.curp, row.taxId)))
}
