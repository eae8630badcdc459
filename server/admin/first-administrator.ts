import { eq, sql } from 'drizzle-orm'
import { recordEvent } from '../audit/record.ts'
import type { Database, Tx } from '../db/connection.ts'
import { groups } from '../identity/groups.ts'
import { companies, departments, employees, users } from '../db/schema/people.ts'
import { CANDIDATES } from '#domain/identity/can.ts'
import { administratorIds, grantRole } from '../identity/roles.ts'
import { firstStartTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

export interface FirstCompany {
  clave: string
  nombre: string
  rfc: string
  registroPatronal: string
  domicilio: string
}

export interface FirstPerson {
  numero: string
  nombre: string
  correo: string
  passwordHash: string
}

/** Id of the advisory lock: an arbitrary constant. */
const FIRST_LOCK = 7_210_452

export async function hasAdministrator(db: Database | Tx): Promise<boolean> {
  return (await administratorIds(db)).length > 0
}

export async function hasCompany(db: Database | Tx): Promise<boolean> {
  const [one] = await db.select({ code: companies.code }).from(companies).limit(1)
  return one !== undefined
}

export async function lockFirstAdministrator(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_LOCK})`)
}

/**
 * Makes an account without an employee record. The number is the sign-in name.
 * @throws WireFault when an account or an employee has the number, or an account has the email
 */
export async function makeAdministrator(
  tx: Tx,
  { numero, nombre, correo, passwordHash }: FirstPerson,
  companyCode: string,
  { address, at }: { address: string; at: Date },
): Promise<number> {
  const [employee] = await tx
    .select({ account: users.id })
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(eq(employees.number, numero))
  if (employee?.account === null) throw new WireFault('ERROR', texts.numberOfEmployee(numero))
  const [named] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.nickname}) = lower(${numero})`)
  if (employee || named) throw new WireFault('ERROR', texts.numberTaken(numero))
  const [mailed] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.mail} <> '' and lower(${users.mail}) = lower(${correo})`)
  if (mailed) throw new WireFault('ERROR', texts.mailTaken)
  const [made] = await tx
    .insert(users)
    .values({
      companyCode,
      nickname: numero,
      mail: correo,
      name: nombre,
      passwordHash,
      groupId: groups.staff,
      createdAt: at,
    })
    .returning({ id: users.id })
  const id = made?.id ?? 0
  await grantRole(tx, id, 'administrador', { by: null, confirmedBy: null, at })
  const event = { actorId: null, subjectId: id, address, at }
  await recordEvent(tx, { ...event, kind: 'account-made', details: { numero, tipo: 'administrador' } })
  await recordEvent(tx, { ...event, kind: 'role-given', details: { rol: 'administrador' } })
  return id
}

export async function makeCompany(tx: Tx, company: FirstCompany): Promise<void> {
  const row = {
    name: company.nombre,
    taxId: company.rfc,
    employerRegistration: company.registroPatronal,
    address: company.domicilio,
  }
  await tx
    .insert(companies)
    .values([
      { ...row, code: company.clave },
      { ...row, code: CANDIDATES },
    ])
    .onConflictDoNothing()
  await tx
    .insert(departments)
    .values([
      { id: 'D010', name: texts.departments.administration },
      { id: 'D900', name: texts.departments.recruiting },
    ])
    .onConflictDoNothing()
}

/**
 * Returns the first company except that of candidates, for accounts without an employee record.
 * @throws WireFault when there is none
 */
export async function firstCompanyCode(tx: Tx): Promise<string> {
  const rows = await tx
    .select({ code: companies.code })
    .from(companies)
    .where(sql`${companies.code} <> ${CANDIDATES}`)
    .orderBy(companies.code)
    .limit(1)
  const [row] = rows
  if (!row) throw new WireFault('ERROR', texts.noCompany)
  return row.code
}
