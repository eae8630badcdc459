import { eq, sql } from 'drizzle-orm'
import type { FactChange } from '#domain/people-import/difference.ts'
import {
  bareNumber,
  type FactName,
  type KnownPerson,
  type WantedPerson,
} from '#domain/people-import/world.ts'
import type { SecurityEventKind } from '#domain/security-events.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connect.ts'
import { groups } from '../../db/groups.ts'
import { recoveryCodes } from '../../db/schema/access.ts'
import { peopleImportRows, type peopleImports } from '../../db/schema/imports/people-import.ts'
import { employees, users } from '../../db/schema/people.ts'
import { type EventDetails, securityEvents } from '../../db/schema/security-events.ts'
import type { Mailer } from '../../facilities/mailer.ts'
import type { Services } from '../../facilities/services.ts'
import { endRole, rolesOf } from '../../identity/roles.ts'
import { peopleTexts } from '../../texts.ts'
import { changeMail } from '../login/change-mail.ts'
import { endProposalsAbout } from '../roles/proposals.ts'
import { importTexts as texts } from './texts.es.ts'
import { isNumbered, type LoadedWorld } from './world.ts'

/** What rows of one step are done with. */
export interface Deed {
  tx: Tx
  services: Pick<Services, 'sessions' | 'jobs'>
  clock: Clock
  now: Date
  /** By whoever has it imported. */
  run: typeof peopleImports.$inferSelect & { userId: number }
  world: LoadedWorld
  unusableHash: string
  /** To be sent once the transaction is done. */
  letters: Parameters<Mailer['post']>[0][]
}

export interface ChangeRow {
  row: number
  wanted: WantedPerson
  known: KnownPerson | undefined
  changes: readonly FactChange[]
}

export function nameOf({
  nombre,
  paterno,
  materno,
}: Pick<KnownPerson, 'nombre' | 'paterno' | 'materno'>): string {
  return `${nombre} ${paterno} ${materno}`.trim()
}

type EmployeeFields = Partial<typeof employees.$inferInsert>

/** Where each fact of a person stands; mail and leader have a way of their own. */
const columns: Partial<Record<FactName, keyof EmployeeFields>> = {
  nombre: 'firstName',
  paterno: 'paternalName',
  materno: 'maternalName',
  nacimiento: 'birthDate',
  sexo: 'sex',
  curp: 'curp',
  rfc: 'rfc',
  nss: 'nss',
  ingreso: 'hireDate',
  compania: 'companyCode',
  departamento: 'departmentId',
  puesto: 'jobTitle',
  turno: 'shift',
  grupo: 'payGroupId',
}

/** Writes what has changed, and opens accounts of those who are back. @returns users.id by row of those who were opened */
export async function applyChanges(deed: Deed, rows: readonly ChangeRow[]): Promise<Map<number, number>> {
  const { tx, world } = deed
  const opened = new Map<number, number>()
  for (const { row, wanted, known, changes } of rows) {
    const ids = world.ids.get(known?.numero ?? '')
    if (!known || !ids) throw new Error('a row changes nobody')
    const changed = new Set(changes.map(({ field }) => field))
    const fields: EmployeeFields = {}
    for (const field of changed) {
      const column = columns[field]
      if (column) Object.assign(fields, { [column]: wanted.facts[field] })
    }
    const group = changed.has('grupo') && world.payGroups.find(({ id }) => id === wanted.facts.grupo)
    if (group) fields.workGroup = group.isWeekly ? peopleTexts.workerGroup : peopleTexts.staffGroup
    if (Object.keys(fields).length > 0)
      await tx.update(employees).set(fields).where(eq(employees.id, ids.employeeId))
    const account: Partial<typeof users.$inferInsert> = {}
    if (['nombre', 'paterno', 'materno'].some((field) => changed.has(field as FactName)))
      account.name = nameOf({ ...known, ...wanted.facts })
    if (changed.has('compania') && wanted.facts.compania) account.companyCode = wanted.facts.compania
    // Leaders and human resources keep the menu that they have.
    const isUsual = ids.groupId === groups.workers || ids.groupId === groups.staff
    if (group && isUsual) account.groupId = group.isWeekly ? groups.workers : groups.staff
    if (ids.userId !== null && Object.keys(account).length > 0)
      await tx.update(users).set(account).where(eq(users.id, ids.userId))
    if (ids.userId !== null && changed.has('correo') && wanted.facts.correo !== undefined) {
      const letter = await changeMail(deed, {
        userId: ids.userId,
        from: known.correo,
        to: wanted.facts.correo,
      })
      if (letter) deed.letters.push(letter)
    }
    if (!known.isOpen) opened.set(row, await openAgain(deed, known, wanted, ids))
    const subjectId = ids.userId ?? opened.get(row) ?? null
    if (changes.length > 0)
      await tell(deed, [{ kind: 'person-changed', subjectId, details: { fields: [...changed].join(', ') } }])
  }
  await setLeaders(
    deed,
    rows.filter(({ changes }) => changes.some(({ field }) => field === 'lider')),
  )
  return opened
}

/** The password of a leaver may be known to others by now: it opens nothing any more. Roles are not given back. */
async function openAgain(
  deed: Deed,
  known: KnownPerson,
  { facts }: WantedPerson,
  { employeeId, userId }: { employeeId: number; userId: number | null },
): Promise<number> {
  const { tx, world, now, unusableHash } = deed
  const locked = {
    passwordHash: unusableHash,
    mustChangePassword: true,
    oneTimeUntil: now,
    oneTimeUsedAt: null,
  }
  if (userId !== null) {
    await tx
      .update(users)
      .set({ ...locked, closedAt: null, closedReason: null })
      .where(eq(users.id, userId))
    // They wait by this file, and not by an earlier one, too.
    await tx
      .update(peopleImportRows)
      .set({ opened: null, letterDue: null, letterBegan: null })
      .where(eq(peopleImportRows.opened, userId))
    await tell(deed, [{ kind: 'account-reopened', subjectId: userId }])
    return userId
  }
  const whole = { ...known, ...facts }
  const isWeekly = world.payGroups.find(({ id }) => id === whole.grupo)?.isWeekly === true
  const [made] = await tx
    .insert(users)
    .values({
      ...locked,
      employeeId,
      companyCode: whole.compania,
      nickname: known.numero,
      mail: facts.correo ?? '',
      name: nameOf(whole),
      groupId: isWeekly ? groups.workers : groups.staff,
      createdAt: now,
    })
    .returning({ id: users.id })
  if (!made) throw new Error('the account was not kept')
  const details = { numero: known.numero, tipo: 'empleado' }
  await tell(deed, [{ kind: 'account-made', subjectId: made.id, details }])
  return made.id
}

/** After the rows themselves: a leader may have come with them. Rows come in the order of their levels. */
export async function setLeaders({ tx }: Deed, rows: readonly ChangeRow[]): Promise<void> {
  const led = rows.filter(({ wanted }) => wanted.facts.lider)
  if (led.length === 0) return
  const numbers = led.flatMap(({ wanted }) => [wanted.facts.lider ?? '', wanted.numero])
  const found = await tx
    .select({ id: employees.id, number: employees.number })
    .from(employees)
    .where(isNumbered(numbers))
  const ids = new Map(found.map(({ id, number }) => [number, id]))
  const byBare = new Map(found.map(({ id, number }) => [bareNumber(number), id]))
  const idOf = (number: string) => ids.get(number) ?? byBare.get(bareNumber(number))
  const pairs = led.flatMap(({ wanted }) => {
    const [id, leader] = [idOf(wanted.numero), idOf(wanted.facts.lider ?? '')]
    return id === undefined || leader === undefined || id === leader ? [] : [{ id, leader }]
  })
  await tx.execute(sql`
    update ${employees} as e set leader_id = v.leader
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as v (id integer, leader integer)
    where e.id = v.id`)
}

/** As P-64: whatever lets them in ends in the same transaction, and roles go. */
export async function closeLeavers(deed: Deed, rows: readonly ChangeRow[]): Promise<void> {
  const { tx, services, world, run, now } = deed
  for (const { known } of rows) {
    const userId = world.ids.get(known?.numero ?? '')?.userId
    if (!userId) throw new Error('a leaver has no account')
    const roles = await rolesOf(tx, userId)
    await services.sessions.revokeAllOf(tx, userId, now)
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    for (const rol of roles) await endRole(tx, userId, rol, { by: run.userId, at: now })
    await tx
      .update(users)
      .set({ closedAt: now, closedReason: texts.leaverReason })
      .where(eq(users.id, userId))
    // Of a role that somebody wants to give them nothing is left to confirm.
    await endProposalsAbout(tx, userId, { actorId: run.userId, address: run.address, at: now })
    await tell(deed, [
      ...roles.map((rol) => ({
        kind: 'role-taken' as const,
        subjectId: userId,
        details: { rol },
      })),
      { kind: 'account-closed', subjectId: userId, details: { motivo: texts.leaverReason } },
    ])
  }
}

interface Told {
  kind: SecurityEventKind
  subjectId: number | null
  details?: EventDetails
}

/**
 * In the name of whoever has the file imported, with all others who have brought it: they know the mails, too
 * (identity/one-hand.ts).
 */
export async function tell({ tx, run, now }: Deed, events: readonly Told[]): Promise<void> {
  if (events.length === 0) return
  const { userId, uploadedBy, mappedBy, address } = run
  const common = { actorId: userId, address, at: now }
  const bringers = {
    ...(uploadedBy !== null && uploadedBy !== userId && { uploadedBy }),
    ...(mappedBy !== null && mappedBy !== userId && { mappedBy }),
  }
  await tx.insert(securityEvents).values(
    events.map(({ details = {}, ...event }) => ({
      ...common,
      ...event,
      details: { ...details, ...bringers },
    })),
  )
}
