import { eq } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import { buildCurp, buildRfc, nssCheckDigit } from '#domain/text/mexican-ids.ts'
import { hashPassword } from '../identity/password.ts'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/connection.ts'
import { insertDemoMenu } from '../standard/menu.es.ts'
import { addYears } from '#domain/payslips/payroll-calendar.ts'
import { tables } from '../db/schema/tables.ts'
import { insertApprovals } from './requests/approvals.ts'
import { insertInBatches } from './batches.ts'
import { insertCandidates } from './recruiting/candidates.ts'
import { insertClarifications } from './requests/clarifications.ts'
import { dataFormOf, insertDataChanges, insertDataForm } from './data-forms.ts'
import { insertDisputes } from './requests/disputes.ts'
import { insertDocumentFiles } from './document-files.ts'
import { insertImprovements } from './community/improvements.ts'
import { insertKardex, kardexOf } from './pay/kardex.ts'
import { insertNotifications } from './notifications/notifications.ts'
import { payGroups } from '../standard/pay-groups.es.ts'
import { holdsWhole } from '../identity/roles.ts'
import { companies, departments, plants } from './organization.ts'
import { payCalendarOf } from './pay/pay-calendar.ts'
import { insertPayslips, payslipsOf } from './pay/payslips.ts'
import { insertJobs } from './recruiting/jobs.ts'
import { insertPositions } from './recruiting/positions.ts'
import { insertPostalCodes } from './postal.ts'
import { insertSavings, insertSavingsParameters, savingsOf } from './pay/savings-rows.ts'
import { insertSavingsRequests } from './requests/savings-requests.ts'
import { insertRecognitions } from './community/recognition.ts'
import { insertReminders } from './notifications/reminders.ts'
import { DEMO_PASSWORD, demoPeople, externalUser } from './people.ts'
import type { DemoPerson, DemoUser } from './demo-person.ts'
import { insertPolls } from './community/polls.ts'
import { insertPortalHealth } from './portal-health.ts'
import { insertSecurityEvents } from './security-events.ts'
import { insertTemporaryStaff } from './recruiting/temporary-staff.ts'
import { insertTimeAlerts } from './requests/time-alerts.ts'

export interface DemoAccount {
  login: string
  who: string
}

export const demoAccounts: DemoAccount[] = [
  { login: '100101', who: 'empleada, pago semanal, ahorro con préstamo' },
  { login: '100102', who: 'empleado, pago quincenal, ahorro sin préstamo' },
  { login: '100103', who: 'empleada, pago semanal, expediente incompleto' },
  { login: '100104', who: 'empleado, pago semanal, aclaración por calificar' },
  { login: '100106', who: 'empleada con encuestas por contestar' },
  { login: '100201', who: 'líder y autorizadora' },
  { login: '100301', who: 'recursos humanos' },
  { login: '100401', who: 'auditora: lee el registro de seguridad' },
  { login: '100501', who: 'administrador: da de alta personas y roles' },
  { login: '100601', who: 'vigilancia: marca entradas y salidas' },
  { login: 'candidato', who: 'candidato, sin datos capturados' },
  { login: 'externo', who: 'usuaria sin expediente, compañía 00300, multisistema' },
]

const FIRST_STAMP = 778_001

/**
 * Inserts the demo people with their data, and some postal codes. Does nothing when the database has a user
 * or a company. Runs in one transaction.
 */
export async function seedDemo(db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  const today = companyDate(now.getTime())
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db.transaction(async (tx) => {
    if (!(await isEmpty(tx))) return
    await tx.insert(tables.companies).values(companies)
    await tx.insert(tables.payGroups).values(payGroups)
    await tx.insert(tables.plants).values(plants)
    await tx.insert(tables.departments).values(departments)
    await insertPayCalendar(tx, today)
    await insertSavingsParameters(tx, today)
    await insertDemoMenu(tx)
    const ids = await insertPeople(tx, today)
    await insertUsers(tx, ids, passwordHash, now)
    await insertRecords(tx, ids, today)
    await insertSavingsRequests(tx, ids, now)
    await insertTimeAlerts(tx, demoPeople, ids, today)
    await insertDataForms(tx, ids, now)
    await insertDocuments(tx, now)
    await insertNotifications(tx, now)
    await insertPostalCodes(tx)
    await insertReminders(tx, ids, now, today)
    await insertApprovals(tx, ids, now, today)
    await insertPositions(tx, ids, now)
    await insertCandidates(tx, ids, now, today)
    await insertJobs(tx, ids, now, today)
    await insertTemporaryStaff(tx, ids, now)
    await insertImprovements(tx, ids, now)
    await insertRecognitions(tx, ids, now)
    await insertClarifications(tx, ids, now, today)
    await insertDisputes(tx, ids, now)
    await insertPolls(tx, now, today)
    await insertSecurityEvents(tx, now)
    await insertPortalHealth(tx, now)
  })
}

async function isEmpty(tx: Tx): Promise<boolean> {
  const [person] = await tx.select({ id: tables.users.id }).from(tables.users).limit(1)
  const [company] = await tx.select({ code: tables.companies.code }).from(tables.companies).limit(1)
  return person === undefined && company === undefined
}

async function insertPeople(tx: Tx, today: string): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const person of [...demoPeople].sort(
    (a, b) => Number(a.leader !== null) - Number(b.leader !== null),
  )) {
    const leaderId = person.leader === null ? null : (ids.get(person.leader) ?? null)
    const [row] = await tx
      .insert(tables.employees)
      .values({ ...employeeRow(person, today), leaderId })
      .returning({ id: tables.employees.id })
    if (row) ids.set(person.number, row.id)
  }
  return ids
}

export function employeeRow(person: DemoPerson, today: string) {
  return {
    number: person.number,
    companyCode: person.company,
    firstName: person.firstName,
    paternalName: person.paternalName,
    maternalName: person.maternalName,
    birthDate: person.birthDate,
    sex: person.sex,
    ...identityOf(person),
    hireDate: hireDate(person, today),
    jobTitle: person.jobTitle,
    departmentId: person.departmentId,
    payGroupId: person.payGroupId,
    workGroup: person.workGroup,
    dailySalary: person.dailySalary,
    shift: SHIFTS[person.number] ?? 1,
    weeklyRest: WEEKLY_REST[person.number] ?? '',
    guard: UNASKED.includes(person.number) ? 1 : 2,
  }
}

/** Sundays, and Saturdays with Sundays. Nobody has stated the rest days of the other people. */
const WEEKLY_REST: Readonly<Record<string, string>> = { '100101': '0', '100103': '06' }

const SHIFTS: Readonly<Record<string, number>> = { '100103': 2, '100104': 3 }

/**
 * People marked as guards, who are not asked to update their data (NOTICE-08) when they open Inicio.
 */
const UNASKED: readonly string[] = ['100101', '100104', '100106']

/**
 * Returns valid ids that belong to nobody. The CURP has the last differentiator, and the NSS an office that
 * does not exist.
 */
function identityOf(person: DemoPerson) {
  const differentiator = person.birthDate < '2000' ? '9' : 'Z'
  const office = `00${person.birthDate.slice(2, 4)}${person.birthDate.slice(2, 4)}${person.number.slice(-4)}`
  return {
    curp: buildCurp({ ...person, state: person.birthState, differentiator }),
    rfc: buildRfc(person),
    nss: office + nssCheckDigit(office),
  }
}

function hireDate(person: DemoPerson, today: string): string {
  const thisYear = `${today.slice(0, 4)}-${person.hiredOn}`
  return addYears(thisYear, -person.serviceYears - (thisYear > today ? 1 : 0))
}

async function insertUsers(tx: Tx, ids: Map<string, number>, passwordHash: string, now: Date): Promise<void> {
  const userRow = (user: DemoUser, name: string, companyCode: string, employeeId: number | null) => ({
    nickname: user.nickname,
    mail: user.mail,
    groupId: user.groupId,
    isMultisystem: user.isMultisystem === true,
    name,
    companyCode,
    employeeId,
    passwordHash,
    createdAt: now,
  })
  const rows = demoPeople.flatMap((person) => {
    const name = `${person.firstName} ${person.paternalName} ${person.maternalName}`
    return person.user ? [userRow(person.user, name, person.company, ids.get(person.number) ?? null)] : []
  })
  rows.push(userRow(externalUser.user, externalUser.name, externalUser.company, null))
  await tx.insert(tables.users).values(rows)
  await insertRoles(tx, now)
}

async function insertRoles(tx: Tx, now: Date): Promise<void> {
  const { roleGrants, users } = tables
  const accounts = await tx.select({ id: users.id, nickname: users.nickname }).from(users)
  const rows = demoPeople.flatMap(({ user }) =>
    (user?.roles ?? []).map((role) => ({
      userId: accounts.find(({ nickname }) => nickname === user?.nickname)?.id ?? 0,
      role,
      since: now,
    })),
  )
  await tx.insert(roleGrants).values(rows)
}

async function insertPayCalendar(tx: Tx, today: string): Promise<void> {
  const rows = payGroups.flatMap(({ id, frequency }) =>
    payCalendarOf(today, frequency === 'weekly').map((payday) => ({ ...payday, payGroupId: id })),
  )
  await insertInBatches(rows, (batch) => tx.insert(tables.payCalendar).values(batch))
}

async function insertDataForms(tx: Tx, ids: Map<string, number>, now: Date): Promise<void> {
  for (const person of demoPeople) {
    const id = ids.get(person.number)
    if (id === undefined) continue
    const identified = { ...identityOf(person), birthDate: person.birthDate }
    const steps = dataFormOf(person.number, identified, companyDate(now.getTime()))
    await insertDataForm(tx, id, steps, now)
    const [author] = await tx
      .select({ id: tables.users.id })
      .from(tables.users)
      .where(eq(tables.users.employeeId, id))
    if (author && steps[7]) await insertDataChanges(tx, id, author.id, steps, now)
  }
}

async function insertDocuments(tx: Tx, now: Date): Promise<void> {
  const { employees, users } = tables
  const [reviewer] = await tx
    .select({ id: users.id })
    .from(users)
    .where(holdsWhole(users.id, 'recursos-humanos'))
  const [other] = await tx.select({ id: users.id }).from(users).where(holdsWhole(users.id, 'autorizador'))
  if (!reviewer || !other) throw new Error('the demo has no reviewer, or no second one')
  const owners = await tx
    .select({ employeeId: employees.id, number: employees.number, userId: users.id })
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    .orderBy(employees.id)
  for (const owner of owners) {
    const { id } = owner.userId === reviewer.id ? other : reviewer
    await insertDocumentFiles(tx, owner, id, now)
  }
}

async function insertRecords(tx: Tx, ids: Map<string, number>, today: string): Promise<void> {
  let stamp = FIRST_STAMP
  for (const person of demoPeople) {
    const id = ids.get(person.number)
    if (id === undefined || person.dailySalary === 0) continue
    const savings = savingsOf(person, today)
    if (savings) await insertSavings(tx, id, savings)
    if (person.user === null) continue
    stamp = await insertPayslips(tx, { id, number: person.number }, payslipsOf(person, today), stamp)
    await insertKardex(tx, id, kardexOf(person, today))
  }
}
