import { randomInt } from 'node:crypto'
import type {
  findForOneTimePassword as findOperation,
  issueOneTimePassword as operation,
} from '#contract/identity/one-time-password.ts'
import { companyDateTime } from '#domain/time/dates.ts'
import { eq, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connection.ts'
import { peopleImportRows } from '../../db/schema/imports/people-import.ts'
import { departments, employees, users } from '../../db/schema/people.ts'
import { hasSettledMail } from '../../identity/account-mail.ts'
import { dropPasskeysOf } from '../../identity/passkey-rows.ts'
import { hashPassword } from '../../identity/password.ts'
import { rolesOf } from '../../identity/roles.ts'
import type { User } from '../../identity/user.ts'
import { type DirectHandler, staged } from '../../operations/service.ts'
import { loginTexts as texts, ownDataTexts, peopleTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { findAccount, personName } from '../../identity/account.ts'
import { accountFault, closedFault, mayHelp } from './account-fault.ts'
import { sendPendingLetter } from './account-letters.ts'
import { oneTimeWords } from './one-time-words.es.ts'
import { oneTimeTexts } from './texts.ts'
import { notifyPasswordChange } from './notify-password-change.ts'

const WORDS = 3
const NUMBERS = 100
const LIFE_MS = 24 * 60 * 60 * 1000

export const oneTimePasswords = oneTimeWords.length ** WORDS * NUMBERS * WORDS

/** Makes a password such as "roble-faro-71-nube", with over 40 bits. */
export function makeOneTimePassword(): string {
  const words = Array.from({ length: WORDS }, () => oneTimeWords[randomInt(oneTimeWords.length)] ?? '')
  const number = String(randomInt(NUMBERS)).padStart(2, '0')
  const place = 1 + randomInt(WORDS)
  return [...words.slice(0, place), number, ...words.slice(place)].join('-')
}

/**
 * Sets a one-time password, valid once until the returned time. The caller must end the person's sessions.
 * Cancels the opening password of an import, because its slip or email would replace the new password.
 */
export async function setOneTimePassword(
  tx: Tx,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<Date> {
  const until = await setLetterPassword(tx, userId, passwordHash, now)
  await tx
    .update(peopleImportRows)
    .set({
      opened: null,
      letterDue: null,
      letterBegan: null,
      letterBy: null,
      slipOf: null,
      slipBy: null,
      slipAt: null,
    })
    .where(or(eq(peopleImportRows.opened, userId), eq(peopleImportRows.slipOf, userId)))
  return until
}

/**
 * Sets a one-time password for an email that is still to be written. The import's entry stays pending until a
 * mail server accepts the email.
 */
export async function setLetterPassword(
  tx: Tx,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<Date> {
  const oneTimeUntil = new Date(now.getTime() + LIFE_MS)
  // Keeps an email address that may receive codes. Otherwise oneTimeUntil would suspend it until the person
  // chooses a password.
  const mailChangedAt = sql`case when ${hasSettledMail(now)} then null else ${users.mailChangedAt} end`
  const fields = { passwordHash, mustChangePassword: true, oneTimeUntil, oneTimeUsedAt: null, mailChangedAt }
  // An earlier issuer could have added a passkey, which must end with that issuer's password.
  await dropPasskeysOf(tx, userId)
  await tx.update(users).set(fields).where(eq(users.id, userId))
  return oneTimeUntil
}

/**
 * Returns the account of a person whom the caller may help.
 * @param ownText refusal for the caller's own account
 */
export async function findOther(db: Database, empleado: string, user: User, ownText = texts.ownPassword) {
  const account = await findAccount(db, empleado)
  if (account === null) throw await accountFault(db, empleado, user)
  if (account.id === user.id) throw new WireFault('ERROR', ownText)
  const [row] = await db.select().from(users).where(eq(users.id, account.id))
  if (!row) throw new WireFault('ERROR', texts.unknownPerson)
  await requireHelpable(db, row, user)
  return account
}

/**
 * Checks the reach first, so that the error reveals nothing about other people's account or role.
 * @throws WireFault if the user may not help the person
 */
export async function requireHelpable(
  db: Database | Tx,
  { id, employeeId }: typeof users.$inferSelect,
  user: User,
): Promise<void> {
  if (user.isAdministrator) return
  if (!(await mayHelp(db, user, { employeeId }))) throw new WireFault('ERROR', ownDataTexts.outOfReach)
  if ((await rolesOf(db, id)).length > 0) throw new WireFault('ERROR', peopleTexts.needsAdministrator)
}

/** Photo, name and department let the issuer notice a mistyped number. */
export const findForOneTimePassword: DirectHandler<typeof findOperation> = {
  async direct({ empleado }, { db, user }) {
    const account = await findOther(db, empleado, user)
    const [row] = await db
      .select()
      .from(users)
      .leftJoin(employees, eq(employees.id, users.employeeId))
      .leftJoin(departments, eq(departments.id, employees.departmentId))
      .where(eq(users.id, account.id))
    if (!row) throw new WireFault('ERROR', texts.unknownPerson)
    return {
      status: 'OK',
      persona: account.id,
      nombre: account.name,
      numero: account.number,
      usuario: account.nickname,
      puesto: row.employees?.jobTitle ?? '',
      departamento: row.departments?.name ?? '',
      foto: row.employees?.photo ?? '',
    }
  },
}

/**
 * Issues a one-time password (P-13). The person must choose a new password after signing in (EstatusPass 0).
 * Only administrators help accounts with a role, because the issuer could use the password.
 */
export const issueOneTimePassword = staged<typeof operation>()({
  async prepare({ empleado, persona }, { db, user, services }) {
    const account = await findOther(db, empleado, user)
    if (persona !== undefined && persona !== account.id)
      throw new WireFault('ERROR', oneTimeTexts.otherPerson)
    const temporal = makeOneTimePassword()
    const hash = () => hashPassword(temporal)
    return { account, temporal, passwordHash: await services.hashing.run(personName(user.id), hash) }
  },
  async run(_input, { tx, user, clock, services }, { account, temporal, passwordHash }) {
    // Locks the account first, because its role or state may have changed in the meantime.
    const [locked] = await tx.select().from(users).where(eq(users.id, account.id)).for('no key update')
    if (!locked) throw new WireFault('ERROR', texts.unknownPerson)
    await requireHelpable(tx, locked, user)
    if (locked.closedAt !== null) throw closedFault(locked)
    const now = clock.now()
    const letter = await notifyPasswordChange({ tx, clock, services }, account, [])
    await services.sessions.revokeAllOf(tx, account.id, now)
    const until = await setOneTimePassword(tx, account.id, passwordHash, now)
    return { account, letter, temporal, until }
  },
  async finish({ account, letter, temporal, until }, _input, context) {
    sendPendingLetter(context, letter)
    return { status: 'OK', nombre: account.name, temporal, vence: companyDateTime(until.getTime()) }
  },
})
