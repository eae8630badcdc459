import { eq, sql } from 'drizzle-orm'
import { bareNumber } from '#domain/import-file/bare-number.ts'
import type { FactChange } from '#domain/people-import/row/difference.ts'
import type { FactName, KnownPerson, WantedPerson } from '#domain/people-import/import-context.ts'
import type { SecurityEventKind } from '#domain/identity/security-events.ts'
import type { Clock } from '../../../clock.ts'
import type { Tx } from '../../../db/connection.ts'
import { groups } from '../../../identity/groups.ts'
import { recoveryCodes } from '../../../db/schema/access.ts'
import { peopleImportRows } from '../../../db/schema/imports/people-import.ts'
import { employees, users } from '../../../db/schema/people.ts'
import { type EventDetails, securityEvents } from '../../../db/schema/security-events.ts'
import type { Services } from '../../../facilities/services.ts'
import { endRole, rolesOf } from '../../../identity/roles.ts'
import { peopleTexts } from '../../../texts.ts'
import { reassignAfter } from '../../approvals/reassign.ts'
import { changeMail } from '../../login/change-mail.ts'
import { endProposalsAbout } from '../../roles/proposals.ts'
import { isNumbered } from '../../import-engine/is-numbered.ts'
import type { PeopleRun } from '../../import-engine/tables.ts'
import { importTexts as texts } from '../texts.es.ts'
import type { LoadedWorld } from '../check/world.ts'

export interface ApplyContext {
  tx: Tx
  services: Pick<Services, 'sessions' | 'jobs' | 'mailer'>
  clock: Clock
  now: Date
  run: PeopleRun & { userId: number }
  world: LoadedWorld
  unusableHash: string
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

/** Database column of each fact; email and leader are written separately. */
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
  descanso: 'weeklyRest',
  grupo: 'payGroupId',
}

/** @returns users.id of the reopened and added accounts, by row */
export async function applyChanges(
  context: ApplyContext,
  rows: readonly ChangeRow[],
): Promise<Map<number, number>> {
  const { tx, world } = context
  const opened = new Map<number, number>()
  for (const { row, wanted, known, changes } of rows) {
    const ids = world.ids.get(known?.numero ?? '')
    if (!known || !ids) throw new Error('a changed row has no person')
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
    // Only the menus of workers and of staff change. Leaders and human resources keep their menus.
    const isUsual = ids.groupId === groups.workers || ids.groupId === groups.staff
    if (group && isUsual) account.groupId = group.isWeekly ? groups.workers : groups.staff
    if (ids.userId !== null && Object.keys(account).length > 0)
      await tx.update(users).set(account).where(eq(users.id, ids.userId))
    if (ids.userId !== null && changed.has('correo') && wanted.facts.correo !== undefined) {
      await changeMail(context, { userId: ids.userId, from: known.correo, to: wanted.facts.correo })
    }
    if (!known.isOpen) opened.set(row, await openAgain(context, known, wanted, ids))
    const subjectId = ids.userId ?? opened.get(row) ?? null
    if (changes.length > 0)
      await recordEvents(context, [
        { kind: 'person-changed', subjectId, details: { fields: [...changed].join(', ') } },
      ])
  }
  await setLeaders(
    context,
    rows.filter(({ changes }) => changes.some(({ field }) => field === 'lider')),
  )
  return opened
}

/**
 * Returns the time that marks a new account's email address as unconfirmed, or null. Addresses of unattended
 * files are unconfirmed.
 */
export function mailMark(run: ApplyContext['run'], mail: string | undefined, now: Date): Date | null {
  return run.isByItself && (mail ?? '') !== '' ? now : null
}

/**
 * Reopens the account of a returning person, or adds an account to an employee without one. The password is
 * unusable, because other people may know the former password. Roles are not restored.
 */
async function openAgain(
  context: ApplyContext,
  known: KnownPerson,
  { facts }: WantedPerson,
  { employeeId, userId }: { employeeId: number; userId: number | null },
): Promise<number> {
  const { tx, world, now, unusableHash, run } = context
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
    // Ends the wait for a slip of an earlier file, because a person gets one slip only.
    await tx
      .update(peopleImportRows)
      .set({ opened: null, letterDue: null, letterBegan: null })
      .where(eq(peopleImportRows.opened, userId))
    await recordEvents(context, [{ kind: 'account-reopened', subjectId: userId }])
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
      mailChangedAt: mailMark(run, facts.correo, now),
      name: nameOf(whole),
      groupId: isWeekly ? groups.workers : groups.staff,
      createdAt: now,
    })
    .returning({ id: users.id })
  if (!made) throw new Error('the account was not stored')
  const details = { numero: known.numero, tipo: 'empleado' }
  await recordEvents(context, [{ kind: 'account-made', subjectId: made.id, details }])
  return made.id
}

/** Sets the leaders. Must run after the rows are written, because a leader may be new in the same file. */
export async function setLeaders({ tx }: ApplyContext, rows: readonly ChangeRow[]): Promise<void> {
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

/** Closes the accounts of leavers like P-64. Removes roles and all other access in the same transaction. */
export async function closeLeavers(context: ApplyContext, rows: readonly ChangeRow[]): Promise<void> {
  const { tx, services, world, run, now } = context
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
    // Ends proposals about this person's roles, which must not be confirmed later.
    await endProposalsAbout(tx, userId, { actorId: run.userId, address: run.address, at: now })
    await recordEvents(context, [
      ...roles.map((rol) => ({
        kind: 'role-taken' as const,
        subjectId: userId,
        details: { rol },
      })),
      { kind: 'account-closed', subjectId: userId, details: { motivo: texts.leaverReason } },
    ])
    await reassignAfter(context, roles)
  }
}

interface ImportEvent {
  kind: SecurityEventKind
  subjectId: number | null
  details?: EventDetails
}

/**
 * Records the events as acts of the importing administrator. Also names the people who uploaded the file or
 * assigned its columns, because they know its email addresses (identity/account-control.ts).
 */
export async function recordEvents(
  { tx, run, now }: ApplyContext,
  events: readonly ImportEvent[],
): Promise<void> {
  if (events.length === 0) return
  const { userId, uploadedBy, mappedBy, address } = run
  const common = { actorId: userId, address, at: now }
  const handlers = {
    ...(uploadedBy !== null && uploadedBy !== userId && { uploadedBy }),
    ...(mappedBy !== null && mappedBy !== userId && { mappedBy }),
  }
  await tx.insert(securityEvents).values(
    events.map(({ details = {}, ...event }) => ({
      ...common,
      ...event,
      details: { ...details, ...handlers },
    })),
  )
}
