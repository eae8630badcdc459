import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { addPerson as operation } from '#contract/people/people.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { CANDIDATES } from '#domain/identity/can.ts'
import { companyDate } from '#domain/time/dates.ts'
import { personFaults, tidyPerson } from '#domain/identity/new-person.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connection.ts'
import { groups } from '../../identity/groups.ts'
import { companies, departments, employees, payGroups, users } from '../../db/schema/people.ts'
import { isTaken } from '../../db/unique-violation.ts'
import { staged } from '../../operations/service.ts'
import { peopleTexts as texts, transportTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type FirstPassword, makeFirstPassword } from '../login/first-password.ts'
import { setOneTimePassword } from '../login/one-time-password.ts'

type Input = RequestOf<typeof operation>

/** The database keeps number, user name and email address unique. */
export const addPerson = staged<typeof operation>()({
  async prepare(input, { clock }): Promise<FirstPassword & { person: Input }> {
    const isCandidate = input.tipo === 'candidato'
    const tidy = tidyPerson({ ...input, puesto: isCandidate ? texts.candidateJob : input.puesto })
    const [wrong] = personFaults(tidy, companyDate(clock.now().getTime()))
    if (wrong) throw new WireFault('ERROR', texts.faults[wrong.fault](wrong.field))
    const person = { ...tidy, usuario: tidy.usuario === '' ? tidy.numero : tidy.usuario }
    return { person, ...(await makeFirstPassword()) }
  },
  async run(_input, { tx, user, clock, address }, { person, temporal, passwordHash }) {
    const now = clock.now()
    await requireFree(tx, person)
    const facts = await factsOf(tx, person)
    const name = `${person.nombre} ${person.paterno} ${person.materno}`.trim()
    const employeeId = await insertEmployee(tx, person, facts)
    const [account] = await unlessTaken(
      tx
        .insert(users)
        .values({
          employeeId,
          companyCode: facts.companyCode,
          nickname: person.usuario,
          mail: person.correo,
          name,
          passwordHash,
          groupId: facts.groupId,
          createdAt: now,
        })
        .returning({ id: users.id }),
    )
    const id = account?.id ?? 0
    await setOneTimePassword(tx, id, passwordHash, now)
    const details = { numero: person.numero, tipo: person.tipo }
    const event = { actorId: user.id, subjectId: id, address, at: now }
    await recordEvent(tx, { ...event, kind: 'one-time-password-issued' })
    await recordEvent(tx, { ...event, kind: 'account-made', details })
    return { id, nombre: name, usuario: person.numero, temporal }
  },
  async finish(made) {
    return { status: 'OK', ...made }
  },
})

/**
 * Checks that number, user name and email address are free. A number must not equal another person's user
 * name, because both are sign-in names.
 * @throws WireFault that names the taken field
 */
async function requireFree(tx: Tx, { numero, usuario, correo }: Input): Promise<void> {
  const [number] = await tx.select({ id: employees.id }).from(employees).where(eq(employees.number, numero))
  if (number) throw new WireFault('ERROR', texts.numberTaken)
  const rows = await tx
    .select({ nickname: users.nickname, mail: users.mail })
    .from(users)
    .where(
      or(
        sql`lower(${users.nickname}) in (lower(${usuario}), lower(${numero}))`,
        and(ne(users.mail, ''), sql`lower(${users.mail}) = lower(${correo})`),
      ),
    )
  const lower = (text: string) => text.toLowerCase()
  if (rows.some(({ nickname }) => lower(nickname) === lower(numero)))
    throw new WireFault('ERROR', texts.numberTaken)
  if (rows.some(({ nickname }) => lower(nickname) === lower(usuario)))
    throw new WireFault('ERROR', texts.userTaken)
  if (rows.length > 0) throw new WireFault('ERROR', texts.mailTaken)
}

interface Facts {
  companyCode: string
  groupId: number
  workGroup: string
  leaderId: number | null
}

async function factsOf(tx: Tx, person: Input): Promise<Facts> {
  const companyCode = person.tipo === 'candidato' ? CANDIDATES : person.compania
  if (person.tipo === 'empleado' && companyCode === CANDIDATES) throw wrongChoice('compania')
  const [company] = await tx.select().from(companies).where(eq(companies.code, companyCode))
  if (!company) throw wrongChoice('compania')
  const [department] = await tx.select().from(departments).where(eq(departments.id, person.departamento))
  if (!department) throw wrongChoice('departamento')
  const [payGroup] = await tx.select().from(payGroups).where(eq(payGroups.id, person.grupo))
  if (!payGroup) throw wrongChoice('grupo')
  const leaderId = person.lider === '' ? null : await leaderOf(tx, person.lider)
  if (person.tipo === 'candidato')
    return { companyCode, groupId: groups.candidates, workGroup: texts.candidateGroup, leaderId }
  const isWorker = payGroup.frequency === 'weekly'
  return {
    companyCode,
    groupId: isWorker ? groups.workers : groups.staff,
    workGroup: isWorker ? texts.workerGroup : texts.staffGroup,
    leaderId,
  }
}

function wrongChoice(field: string): WireFault {
  return new WireFault('ERROR', transportTexts.invalidField(field))
}

async function leaderOf(tx: Tx, number: string): Promise<number> {
  const [leader] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.number, number), ne(employees.companyCode, CANDIDATES)))
  if (!leader) throw new WireFault('ERROR', texts.unknownLeader)
  return leader.id
}

async function insertEmployee(tx: Tx, person: Input, facts: Facts): Promise<number> {
  const [made] = await unlessTaken(
    tx
      .insert(employees)
      .values({
        number: person.numero,
        companyCode: facts.companyCode,
        firstName: person.nombre,
        paternalName: person.paterno,
        maternalName: person.materno,
        birthDate: person.nacimiento,
        sex: person.sexo,
        curp: person.curp,
        rfc: person.rfc,
        nss: person.nss,
        hireDate: person.ingreso,
        jobTitle: person.puesto,
        departmentId: person.departamento,
        payGroupId: person.grupo,
        workGroup: facts.workGroup,
        shift: person.turno,
        dailySalary: 0,
        leaderId: facts.leaderId,
      })
      .returning({ id: employees.id }),
  )
  if (!made) throw new Error('the employee was not stored')
  return made.id
}

/** Translates a unique violation. Another person was added with the same values after the check. */
async function unlessTaken<Rows>(statement: PromiseLike<Rows>): Promise<Rows> {
  try {
    return await statement
  } catch (cause) {
    if (isTaken(cause)) throw new WireFault('ERROR', texts.taken)
    throw cause
  }
}
