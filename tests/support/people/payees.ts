import { eq } from 'drizzle-orm'
import { companies, employees } from '#server/db/schema/people.ts'
import type { Payee } from '../files/payroll-receipts.ts'
import type { TestServer } from '../server/server.ts'

export async function payeeOf({ db }: Pick<TestServer, 'db'>, number: string): Promise<Payee> {
  const [row] = await db
    .select({ employee: employees, taxId: companies.taxId })
    .from(employees)
    .innerJoin(companies, eq(companies.code, employees.companyCode))
    .where(eq(employees.number, number))
  if (!row) throw new Error(`no employee has the number ${number}`)
  const { rfc, curp, nss, firstName, paternalName, maternalName } = row.employee
  const name = `${firstName} ${paternalName} ${maternalName}`
  return { number, rfc, curp, nss, name, issuerRfc: row.taxId }
}

export function strangerOf(place: number, issuerRfc: string): Payee {
  const digits = String(place).padStart(6, '0')
  return {
    number: `9${digits}`,
    rfc: `XEXX${digits}AB1`,
    curp: `XEXX${digits}HCLXXX09`,
    nss: `12345${digits}`,
    name: `DESCONOCIDO ${digits}`,
    issuerRfc,
  }
}
