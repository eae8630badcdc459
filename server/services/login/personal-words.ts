import { eq } from 'drizzle-orm'
import { fold } from '#domain/text/fold.ts'
import type { Database } from '../../db/connection.ts'
import { companies, employees, users } from '../../db/schema/people.ts'

/** Words of the product, which attackers try first. */
export const PRODUCT_WORDS = ['turno', 'portal', 'empleado']
const MIN_LETTERS = 3

/**
 * Returns the words that an acquaintance would try first: names, numbers, birth and hire dates, company and
 * product words.
 */
export async function findPersonalWords(
  db: Database,
  userId: number,
  companyMailDomain: string,
): Promise<string[]> {
  const rows = await db
    .select({ account: users, employee: employees, company: companies.name })
    .from(users)
    .innerJoin(companies, eq(companies.code, users.companyCode))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(eq(users.id, userId))
  const row = rows[0]
  if (row === undefined) throw new Error('the person has no account')
  const { account, employee, company } = row
  const texts = [account.nickname, account.mail, account.name, company, companyMailDomain, ...PRODUCT_WORDS]
  const own = employee === null ? [] : [employee.number, employee.curp, employee.rfc, employee.nss]
  const days =
    employee === null ? [] : [...dateFormsOf(employee.birthDate), ...dateFormsOf(employee.hireDate)]
  return [...new Set([...texts, ...own].flatMap(partsOf).concat(days))]
}

/** Returns the parts of a text, and the joined parts, which match words divided by a dot or a space. */
export function partsOf(text: string): string[] {
  const plain = fold(text)
  const parts = plain.split(/[^a-z0-9]+/)
  return [parts.join(''), ...parts].filter((part) => part.length >= MIN_LETTERS)
}

/** Returns the forms of a typed date. For "1990-05-12": 12051990, 120590, 19900512, 900512, 1990. */
export function dateFormsOf(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-')
  const short = year.slice(2)
  return [day + month + year, day + month + short, year + month + day, short + month + day, year]
}
