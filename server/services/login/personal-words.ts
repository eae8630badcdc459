import { eq } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { companies, employees, users } from '../../db/schema/people.ts'

/** The product's own words: the first that anybody tries. */
export const PRODUCT_WORDS = ['turno', 'portal', 'empleado']
/** "de", "la", "y": they stand in many passwords, so they never count as personal. */
const LEAST_LETTERS = 3

/**
 * What a person who knows somebody, or finds their badge, would try first: names, numbers, birth date, company.
 */
export async function personalWords(
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
  const days = employee === null ? [] : [...daysOf(employee.birthDate), ...daysOf(employee.hireDate)]
  return [...new Set([...texts, ...own].flatMap(partsOf).concat(days))]
}

/** The text as one word and each of its parts: a dot or a space does not make it another password. */
export function partsOf(text: string): string[] {
  const plain = plainText(text)
  const parts = plain.split(/[^a-z0-9]+/)
  return [parts.join(''), ...parts].filter((part) => part.length >= LEAST_LETTERS)
}

/** Lower case without accents. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** "1990-05-12" as people type it: 12051990, 120590, 19900512, 900512, 1990. */
export function daysOf(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-')
  const short = year.slice(2)
  return [day + month + year, day + month + short, year + month + day, short + month + day, year]
}
