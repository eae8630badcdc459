import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { registerCandidate as operation } from '#contract/jobs/candidate-links.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { CANDIDATES } from '#domain/identity/can.ts'
import { birthFromCurp } from '#domain/data-form/data-form-warnings.ts'
import { companyDate } from '#domain/time/dates.ts'
import { isMail } from '#domain/text/mail-address.ts'
import { personFaults, tidyPerson } from '#domain/identity/new-person.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connection.ts'
import { groups } from '../../identity/groups.ts'
import { tables } from '../../db/schema/tables.ts'
import { isTaken } from '../../db/unique-violation.ts'
import { networkOf } from '../../identity/networks.ts'
import { hashPassword } from '../../identity/password.ts'
import { staged } from '../../operations/service.ts'
import { peopleTexts } from '../../texts.ts'
import { fail } from '../../wire/wire-fault.ts'
import { move, notifyOfStep } from '../candidates/move.ts'
import { type CandidateRow, wholeName } from '../candidates/rows.ts'
import { candidateTexts as texts } from '../candidates/texts.es.ts'
import { requireGoodPassword, requirePasswordStrength } from '../login/new-password.ts'
import { dateFormsOf, partsOf, PRODUCT_WORDS } from '../login/personal-words.ts'
import { findLink, lockLink } from './find-link.ts'
import { freeNumber } from './free-number.ts'
import { sessionOf } from './session-of.ts'

const { candidateLinks, candidates, departments, employees, users } = tables

const RECRUITING = 'D900'

/** Checks the key before the password is hashed, and again under the candidate's lock. */
export const registerCandidate = staged<typeof operation>()({
  async prepare(input, context) {
    const { db, services, clock, address } = context
    const sessionUserId = await sessionOf(context, input.key)
    const now = clock.now()
    const { row } = await findLink(db, { key: input.key, now, sessionUserId }, 'registro')
    const person = personOf(row, input, companyDate(now.getTime()))
    await requirePassword(input.contrasena, person, row, services.environment.appConfig.companyMailDomain)
    const hash = () => hashPassword(input.contrasena)
    return { sessionUserId, person, passwordHash: await services.hashing.run(networkOf(address), hash) }
  },
  async run({ key }, context, { sessionUserId, person, passwordHash }) {
    const { tx, clock, address } = context
    await lockLink(tx, key)
    // Reads the time after the lock, as in answer.ts.
    const now = clock.now()
    const { link, row } = await findLink(tx, { key, now, sessionUserId }, 'registro')
    await requireUnknown(tx, person)
    const account = await unlessTaken(() => insertAccount(tx, row, { person, passwordHash, now }))
    await tx.update(candidateLinks).set({ usedAt: now }).where(eq(candidateLinks.id, link.id))
    await tx.update(candidates).set({ accountId: account.id }).where(eq(candidates.id, row.candidate.id))
    await move(context, row.candidate.id, { step: 'registrada', by: account.id })
    await recordEvent(tx, {
      kind: 'account-made',
      actorId: account.id,
      subjectId: account.id,
      address,
      details: { numero: account.nickname, tipo: 'candidato', link: true },
      at: now,
    })
    await notifyOfStep(context, row.candidate, 'registrada', 'all')
    return { status: 'OK', usuario: account.nickname }
  },
  finish: async (answer) => answer,
})

type Person = ReturnType<typeof personOf>

/**
 * Returns the person to register. Birth date and sex come from the CURP.
 * @throws WireFault with a text that says what to change
 */
function personOf(
  { candidate }: CandidateRow,
  { acepta, curp: typed, correo: mail }: RequestOf<typeof operation>,
  today: string,
) {
  if (!acepta) fail(texts.readPrivacy)
  const birth = birthFromCurp(typed) ?? fail(texts.wrongCurp)
  const sex = birth.sex === 'X' ? fail(texts.otherCurp) : birth.sex
  const person = tidyPerson({
    tipo: 'candidato',
    numero: '1',
    nombre: candidate.firstName,
    paterno: candidate.paternalName,
    materno: candidate.maternalName,
    nacimiento: birth.date,
    sexo: sex,
    curp: typed,
    rfc: '',
    nss: '',
    puesto: peopleTexts.candidateJob,
    ingreso: today,
    lider: '',
    correo: mail,
    usuario: '',
  })
  if (!isMail(person.correo)) fail(texts.wrongMail)
  if (personFaults(person, today).some(({ field }) => field === 'nacimiento')) fail(texts.tooYoung)
  return person
}

async function requirePassword(
  password: string,
  { nombre, paterno, materno, curp, correo, nacimiento }: Person,
  { company }: CandidateRow,
  mailDomain: string,
): Promise<void> {
  requireGoodPassword(password, '', [curp, correo])
  const own = [nombre, paterno, materno, curp, correo, company.name, mailDomain, ...PRODUCT_WORDS]
  await requirePasswordStrength(password, [...own.flatMap(partsOf), ...dateFormsOf(nacimiento)])
}

async function requireUnknown(tx: Tx, { curp, correo }: Person): Promise<void> {
  // Locks the table, so that two simultaneous registrations cannot get the same number or use the same CURP.
  await tx.execute(sql`lock table ${employees} in share row exclusive mode`)
  const known = await tx
    .select({ id: employees.id })
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(or(eq(sql`upper(${employees.curp})`, curp), isMailOf(correo)))
    .limit(1)
  const mailed = await tx.select({ id: users.id }).from(users).where(isMailOf(correo)).limit(1)
  if (known.length + mailed.length > 0) fail(texts.known)
}

function isMailOf(mail: string) {
  return and(ne(users.mail, ''), eq(sql`lower(${users.mail})`, mail.toLowerCase()))
}

async function insertAccount(
  tx: Tx,
  { asker }: CandidateRow,
  { person, passwordHash, now }: { person: Person; passwordHash: string; now: Date },
) {
  const number = await freeNumber(tx)
  const [recruiting] = await tx.select().from(departments).where(eq(departments.id, RECRUITING))
  const [employee] = await tx
    .insert(employees)
    .values({
      number,
      companyCode: CANDIDATES,
      firstName: person.nombre,
      paternalName: person.paterno,
      maternalName: person.materno,
      birthDate: person.nacimiento,
      sex: person.sexo,
      curp: person.curp,
      rfc: '',
      nss: '',
      hireDate: person.ingreso,
      jobTitle: person.puesto,
      departmentId: recruiting?.id ?? asker.departmentId,
      payGroupId: asker.payGroupId,
      workGroup: peopleTexts.candidateGroup,
      dailySalary: 0,
    })
    .returning({ id: employees.id })
  const [account] = await tx
    .insert(users)
    .values({
      employeeId: employee?.id ?? null,
      companyCode: CANDIDATES,
      nickname: number,
      mail: person.correo,
      name: wholeName({
        firstName: person.nombre,
        paternalName: person.paterno,
        maternalName: person.materno,
      }),
      passwordHash,
      groupId: groups.candidates,
      createdAt: now,
    })
    .returning({ id: users.id, nickname: users.nickname })
  if (!employee || !account) throw new Error('the account was not inserted')
  return account
}

async function unlessTaken<Made>(work: () => Promise<Made>): Promise<Made> {
  try {
    return await work()
  } catch (cause) {
    if (isTaken(cause)) fail(texts.known)
    throw cause
  }
}
