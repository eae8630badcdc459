import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import * as documents from '#contract/documents/documents.ts'
import { exampleOf } from '../server/examples.ts'
import * as kardex from '#contract/time/kardex.ts'
import * as payroll from '#contract/payslips/legacy-payroll.ts'
import {
  closeOtherSessions,
  readMenu,
  readUser,
  redeemRecovery,
  requestRecovery,
  signIn,
} from '#contract/identity/login.ts'
import { findForOneTimePassword, issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { generatePrereceipt, generateReceipt, requestPayslipPdf } from '#contract/payslips/payslips.ts'
import { readSavings } from '#contract/savings/savings.ts'
import { readLoan } from '#contract/savings/savings-statement.ts'
import { payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { payslips } from '#server/db/schema/payroll.ts'
import { users } from '#server/db/schema/people.ts'
import { hashPassword } from '#server/identity/password.ts'
import { foreignAlerts } from './foreign-alerts.ts'
import { foreignApprovals } from './foreign-approvals.ts'
import { foreignDataImport } from './foreign-data-import.ts'
import { foreignClarifications } from './foreign-clarifications.ts'
import { foreignDataChanges } from './foreign-data-changes.ts'
import { foreignDisputes } from './foreign-disputes.ts'
import { foreignGate } from './foreign-gate.ts'
import { foreignLaw } from './foreign-law.ts'
import { foreignNotices } from './foreign-notices.ts'
import { foreignOutbound } from './foreign-outbound.ts'
import { foreignPeople } from './foreign-people.ts'
import { foreignPapers } from './foreign-papers.ts'
import { foreignPayrollDesk } from './foreign-payroll-desk.ts'
import { foreignPayrollImport } from './foreign-payroll-import.ts'
import { foreignPeopleImport } from './foreign-people-import.ts'
import { foreignHealth } from './foreign-health.ts'
import { foreignPrivacy } from './foreign-privacy.ts'
import { foreignRecord } from './foreign-record.ts'
import { foreignReminders } from './foreign-reminders.ts'
import { foreignRoles } from './foreign-roles.ts'
import { foreignSavings } from './foreign-savings.ts'
import { foreignSavingsFund } from './foreign-savings-fund.ts'
import { foreignPasskeys } from './foreign-passkeys.ts'
import { foreignSecondStep } from './foreign-second-step.ts'
import { findPerson, openProvider, openSession, type Person, sendAs } from '../server/people.ts'
import type { TestServer } from '../server/server.ts'
import { fieldOf, sendOperation, type WireAnswer } from '../server/network/raw-call.ts'

export const VICTIM = '100102'
const ATTACKERS = ['100101', '100201', '100301']

/** Tries another person's ids on one operation. Most attempts then check that the call works for the owner. */
export type Attempt = (server: TestServer) => Promise<void>

/** One row per operation, without exceptions. For 'takes no ids', tests send only ids that are not declared. */
export const foreignIds: Record<string, Attempt | 'takes no ids'> = {
  'P-01': signInAsOther,
  'LOG-02': 'takes no ids',
  'LOG-03': 'takes no ids',
  'LOG-04': menuOfOther,
  'P-02': recoveryTellsNothing,
  'P-03': 'takes no ids',
  'P-12': redeemForOther,
  'P-13': oneTimePasswordForOther,
  'P-78': lookAtOtherForOneTimePassword,
  'P-14': closeSessionsOfOther,
  'GEN-10': 'takes no ids',
  'GEN-20': 'takes no ids',
  'GEN-21': 'takes no ids',
  'GEN-28': 'takes no ids',
  'GEN-30': 'takes no ids',
  'P-53': 'takes no ids',
  'NODE-01': 'takes no ids',
  'NODE-02': 'takes no ids',
  'NODE-03': pdfOfOthersPeriod,
  'PROV-01': receiptOfOther,
  'PROV-02': prereceiptOfOther,
  'NOM-02': ofOthersPeriod(payroll.readPayrollEmployee),
  'NOM-03': ofOthersPeriod(payroll.readPayrollDates),
  'NOM-04': stampedOfOthersPayGroup,
  'NOM-05': ofOthersPeriod(payroll.readPerceptions),
  'NOM-06': ofOthersPeriod(payroll.readPayrollDays),
  'NOM-07': ofOthersPeriod(payroll.readCashTotal),
  'NOM-08': ofOthersPeriod(payroll.readDeductions),
  'NODE-04': savingsOfOther,
  'NODE-06': 'takes no ids',
  'NODE-07': (server) => refusedToAll(server, readLoan, { folio: VICTIM }),
  'KAR-01': kardexOfOther(kardex.listPermits),
  'KAR-02': kardexOfOther(kardex.listVacations),
  'KAR-03': kardexOfOther(kardex.listIncapacities),
  'KAR-04': kardexOfOther(kardex.listUnjustifiedAbsences),
  'KAR-05': kardexOfOther(kardex.listAdministrativeAbsences),
  'KAR-06': kardexOfOther(kardex.readKardex),
  'KAR-07': kardexOfOther(kardex.listCards),
  'P-273': 'takes no ids',
  'NODE-09': 'takes no ids',
  'NODE-10': 'takes no ids',
  'NODE-11': 'takes no ids',
  'NODE-12': 'takes no ids',
  'NODE-13': 'takes no ids',
  'P-09': 'takes no ids',
  ...foreignAlerts,
  ...foreignApprovals,
  ...foreignGate,
  ...foreignClarifications,
  ...foreignDisputes,
  ...foreignPayrollDesk,
  ...foreignNotices,
  ...foreignPeople,
  ...foreignLaw,
  ...foreignRoles,
  ...foreignPeopleImport,
  ...foreignDataImport,
  ...foreignDataChanges,
  ...foreignPapers,
  ...foreignPayrollImport,
  ...foreignOutbound,
  ...foreignHealth,
  ...foreignPrivacy,
  ...foreignRecord,
  ...foreignReminders,
  ...foreignSecondStep,
  ...foreignPasskeys,
  ...foreignSavings,
  ...foreignSavingsFund,
  'DOC-10': 'takes no ids',
  'DOC-11': 'takes no ids',
  'DOC-12': stepOfOther,
  'DOC-18': 'takes no ids',
  'DOC-19': 'takes no ids',
  'DOC-21': 'takes no ids',
  'DOC-22': 'takes no ids',
  'P-15': savedStepsOfOther,
  'POS-01': 'takes no ids',
  'P-16': 'takes no ids',
}

export function expectNothingOf(victim: Person, answer: WireAnswer): void {
  expect(answer.isPdf).toBe(false)
  const told = JSON.stringify(answer.body)
  for (const mark of victim.marks) expect(told).not.toContain(mark)
}

async function refusedToAll(server: TestServer, operation: AnyOperation, input: object): Promise<void> {
  const victim = await findPerson(server, VICTIM)
  for (const login of ATTACKERS) {
    const answer = await sendAs(server, operation, input, login)
    expect(fieldOf(answer, 'status')).toBe('ERROR')
    expect(answer.http).toBe(operation.kind === 'legacy' ? 200 : 403)
    expect(Object.keys(answer.body as object).sort()).toEqual(['message', 'status'])
    expectNothingOf(victim, answer)
  }
  const own = await sendAs(server, operation, input, VICTIM)
  expect(['OK', 'VACIO']).toContain(fieldOf(own, 'status'))
}

function kardexOfOther(operation: AnyOperation): Attempt {
  return (server) => refusedToAll(server, operation, { Folio: VICTIM })
}

async function stepOfOther(server: TestServer): Promise<void> {
  const before = await savedStepsOf(server, VICTIM)
  expect(before).not.toEqual([])
  const { userId, employeeId } = await findPerson(server, VICTIM)
  const ids = { empleado: VICTIM, Folio: VICTIM, emplid: VICTIM, userId, employeeId }
  const familiares = [{ nombre: 'AJENA', parentesco: 'Madre', ocupacion: 'X', lugar: 'X' }]
  const example = exampleOf(documents.saveStep).request
  for (const login of ATTACKERS) {
    const token = await openSession(server, login)
    const datos = { ...(example.datos as object), ...ids, familiares }
    await sendOperation(server, documents.saveStep, { ...example, datos, ...ids }, token)
    expect(await savedStepsOf(server, VICTIM)).toEqual(before)
  }
}

async function savedStepsOfOther(server: TestServer): Promise<void> {
  const victim = await findPerson(server, VICTIM)
  const secret = await savedStepsOf(server, VICTIM)
  for (const login of ATTACKERS) {
    const ids = { empleado: VICTIM, Folio: VICTIM, emplid: VICTIM, userId: victim.userId }
    const answer = await sendAs(server, documents.readSavedSteps, ids, login)
    expect(fieldOf(answer, 'data')).not.toEqual(secret)
    expectNothingOf(victim, answer)
  }
}

async function savedStepsOf(server: TestServer, login: string): Promise<unknown> {
  const answer = await sendAs(server, documents.readSavedSteps, {}, login)
  return fieldOf(answer, 'data')
}

async function savingsOfOther(server: TestServer): Promise<void> {
  const { userId } = await findPerson(server, VICTIM)
  await refusedToAll(server, readSavings, { userId: String(userId) })
  await refusedToAll(server, readSavings, { userId: VICTIM })
}

function ofOthersPeriod(operation: AnyOperation): Attempt {
  return async (server) => {
    const row = await onlyOfVictim(server)
    const periodo = payslipPeriodCode({ end_date: row.endDate, period: row.period })
    await refusedToAll(server, operation, { periodo })
  }
}

async function stampedOfOthersPayGroup(server: TestServer): Promise<void> {
  const token = await openSession(server, '100101')
  const ask = (gPago: number) =>
    sendOperation(server, payroll.listStampedPayrolls, { formulario: 'nomina', gPago }, token)
  const [own, other] = [await ask(1), await ask(2)]
  const rows = fieldOf(own, 'nominasMostrar') as { end_date: string }[]
  const mine = new Set((await payslipsOf(server, '100101')).map(({ endDate }) => endDate))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ end_date }) => mine.has(end_date))).toBe(true)
  expect(other.body).toEqual(own.body)
}

async function signInAsOther(server: TestServer): Promise<void> {
  const attacker = await findPerson(server, '100101')
  const passwordHash = await hashPassword('Otra.Clave.2027')
  await server.db.update(users).set({ passwordHash }).where(eq(users.id, attacker.userId))
  const wrong = await sendOperation(server, signIn, { correo: VICTIM, password: 'Otra.Clave.2027' }, '')
  expect(fieldOf(wrong, 'status')).toBe('ERROR')
  expect(fieldOf(wrong, 'token')).toBeUndefined()
  const own = await sendOperation(server, signIn, { correo: '100101', password: 'Otra.Clave.2027' }, '')
  expect(fieldOf(own, 'status')).toBe('OK')
}

async function menuOfOther(server: TestServer): Promise<void> {
  const victim = await findPerson(server, VICTIM)
  const correo = 'arturo.mendoza@correo.example'
  expect(victim.marks).toContain(correo)
  for (const login of ATTACKERS) {
    const answer = await sendAs(server, readMenu, { correo }, login)
    expect(fieldOf(answer, 'status')).toBe('ERROR')
    expectNothingOf(victim, answer)
  }
  const own = await sendAs(server, readMenu, { correo }, VICTIM)
  expect(fieldOf(own, 'status')).toBe('OK')
}

async function recoveryTellsNothing(server: TestServer): Promise<void> {
  const answers = await Promise.all(
    [VICTIM, 'arturo', '100103', '555555', 'nadie@correo.example'].map((correo) =>
      sendOperation(server, requestRecovery, { correo }, ''),
    ),
  )
  for (const answer of answers) expect([answer.http, answer.body]).toEqual([200, { status: 'OK' }])
}

async function redeemForOther(server: TestServer): Promise<void> {
  const before = await readPassword(server, VICTIM)
  const input = { correo: VICTIM, codigo: '000000', nuevo: 'Otro.Lugar.2027' }
  const answer = await sendAs(server, redeemRecovery, input, '100101')
  expect(fieldOf(answer, 'status')).toBe('ERROR')
  expect(await readPassword(server, VICTIM)).toEqual(before)
}

async function oneTimePasswordForOther(server: TestServer): Promise<void> {
  const victim = await findPerson(server, VICTIM)
  const before = await readPassword(server, VICTIM)
  for (const login of ['100101', '100201', 'candidato', 'externo']) {
    const token = await openSession(server, login)
    const answer = await sendOperation(server, issueOneTimePassword, { empleado: VICTIM }, token)
    expect(fieldOf(answer, 'status')).toBe('ERROR')
    expectNothingOf(victim, answer)
  }
  expect(await readPassword(server, VICTIM)).toEqual(before)
  const token = await openSession(server, '100301')
  const allowed = await sendOperation(server, issueOneTimePassword, { empleado: VICTIM }, token)
  expect(fieldOf(allowed, 'status')).toBe('OK')
  expect((await readPassword(server, VICTIM)).mustChangePassword).toBe(true)
}

async function lookAtOtherForOneTimePassword(server: TestServer): Promise<void> {
  const victim = await findPerson(server, VICTIM)
  for (const login of ['100101', '100201', 'candidato', 'externo']) {
    const token = await openSession(server, login)
    const answer = await sendOperation(server, findForOneTimePassword, { empleado: VICTIM }, token)
    expect(fieldOf(answer, 'status')).toBe('ERROR')
    expectNothingOf(victim, answer)
  }
  const token = await openSession(server, '100301')
  const seen = await sendOperation(server, findForOneTimePassword, { empleado: VICTIM }, token)
  expect(seen.body).toMatchObject({ status: 'OK', persona: victim.userId, numero: VICTIM })
  expect(Object.keys(seen.body as object).sort()).toEqual([
    'departamento',
    'foto',
    'nombre',
    'numero',
    'persona',
    'puesto',
    'status',
    'usuario',
  ])
}

async function closeSessionsOfOther(server: TestServer): Promise<void> {
  const token = await openSession(server, VICTIM)
  for (const login of ATTACKERS) {
    const input = { emplid: VICTIM, userId: (await findPerson(server, VICTIM)).userId }
    const answer = await sendAs(server, closeOtherSessions, input, login)
    expect(fieldOf(answer, 'status')).toBe('OK')
  }
  const alive = await sendOperation(server, readUser, {}, token)
  expect(fieldOf(alive, 'datosLogin')).toBeDefined()
  const own = await sendAs(server, closeOtherSessions, {}, VICTIM)
  expect(fieldOf(own, 'cerradas')).toBeGreaterThan(0)
  expect(fieldOf(await sendOperation(server, readUser, {}, token), 'status')).toBe('EXPSESSION')
}

async function readPassword(server: TestServer, login: string) {
  const { userId } = await findPerson(server, login)
  const columns = { passwordHash: users.passwordHash, mustChangePassword: users.mustChangePassword }
  const [row] = await server.db.select(columns).from(users).where(eq(users.id, userId))
  if (!row) throw new Error(`${login} has no account`)
  return row
}

async function pdfOfOthersPeriod(server: TestServer): Promise<void> {
  const row = await onlyOfVictim(server)
  const input = { periodo: payslipPeriodCode({ end_date: row.endDate, period: row.period }) }
  for (const login of ATTACKERS) {
    const answer = await sendAs(server, requestPayslipPdf, input, login)
    expect(fieldOf(answer, 'status')).toBe('ERROR')
    expect(fieldOf(answer, 'token')).toBeUndefined()
  }
  const own = await sendAs(server, requestPayslipPdf, input, VICTIM)
  expect(fieldOf(own, 'status')).toBe('OK')
}

async function receiptOfOther(server: TestServer): Promise<void> {
  const row = (await payslipsOf(server, VICTIM)).find(({ stampId }) => stampId !== null)
  const place = { payroll: row?.payroll, year: row?.year, period: row?.period }
  await refusedToOthers(server, generateReceipt, { ...place, pks: [row?.stampId], stamped: true })
}

async function prereceiptOfOther(server: TestServer): Promise<void> {
  const { payroll, year, period } = await onlyOfVictim(server)
  const { userId } = await findPerson(server, VICTIM)
  await refusedToOthers(server, generatePrereceipt, { pks: [userId], payroll, year, period })
  for (const login of ATTACKERS) {
    const input = { pks: [(await findPerson(server, login)).userId], payroll, year, period }
    const answer = await sendOperation(server, generatePrereceipt, input, await openProvider(server, login))
    expect(fieldOf(answer, 'status')).toBe('ERROR')
  }
}

async function refusedToOthers(
  server: TestServer,
  operation: typeof generateReceipt | typeof generatePrereceipt,
  input: object,
): Promise<void> {
  const victim = await findPerson(server, VICTIM)
  for (const login of ATTACKERS) {
    const answer = await sendOperation(server, operation, input, await openProvider(server, login))
    expect(fieldOf(answer, 'status')).toBe('ERROR')
    expectNothingOf(victim, answer)
  }
  const own = await sendOperation(server, operation, input, await openProvider(server, VICTIM))
  expect(own.isPdf).toBe(true)
}

async function payslipsOf({ db }: TestServer, login: string) {
  const { employeeId } = await findPerson({ db }, login)
  return db
    .select()
    .from(payslips)
    .where(eq(payslips.employeeId, employeeId ?? 0))
}

async function onlyOfVictim(server: TestServer) {
  const rows = await payslipsOf(server, VICTIM)
  const period = '99'
  const known = rows.find((row) => row.period === period)
  if (known) return known
  const { id: _, ...like } = rows.find(({ stampId }) => stampId === null) ?? {}
  const [made] = await server.db
    .insert(payslips)
    .values({ ...(like as typeof payslips.$inferInsert), period })
    .returning()
  if (!made) throw new Error(`${VICTIM} has no unstamped payslip`)
  return made
}
