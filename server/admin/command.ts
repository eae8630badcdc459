import { eq, or } from 'drizzle-orm'
import { companyFields } from '#contract/people/people.ts'
import { CANDIDATES } from '#domain/identity/can.ts'
import { codeOf } from '#domain/data-form/data-form-fields.ts'
import { isMail } from '#domain/text/mail-address.ts'
import { canCombineRoles } from '#domain/identity/roles.ts'
import { recordEvent } from '../audit/record.ts'
import { connect } from '../db/connect.ts'
import type { Database, Tx } from '../db/connection.ts'
import { FolderTakenError } from '../db/directory-lock.ts'
import { employees, users } from '../db/schema/people.ts'
import { type Environment, EnvironmentError, readEnvironment } from '../environment.ts'
import {
  type FirstCompany,
  firstCompanyCode,
  hasAdministrator,
  hasCompany,
  makeAdministrator,
  makeCompany,
  lockFirstAdministrator,
} from './first-administrator.ts'
import { createLogger } from '../log.ts'
import { grantRole, rolesOf } from '../identity/roles.ts'
import { makeFirstPassword } from '../services/login/first-password.ts'
import { setOneTimePassword } from '../services/login/one-time-password.ts'
import { createSessions } from '../identity/sessions.ts'
import { adminTexts as texts } from './admin-texts.es.ts'
import { WireFault } from '../wire/wire-fault.ts'
import { type AdminCall, AdminError, readCall, valueOf } from './arguments.ts'
import { takeRole } from './take-role.ts'
import type { Terminal } from './terminal.ts'

type AccountRow = typeof users.$inferSelect

/** Network address in the security log. The server's terminal has none. */
const TERMINAL_ADDRESS = ''

/**
 * Runs `npm run admin -- crear NÚMERO`, `contrasena NÚMERO` or `quitar NÚMERO` on the server's terminal.
 * Makes an administrator, issues a new password or removes the role. With the embedded database, the server
 * must not be running.
 */
export async function runAdmin(
  args: readonly string[],
  env: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<number> {
  try {
    const call = readCall(args)
    const environment = readEnvironment(env)
    const connection = await connect(environment, createLogger('error'))
    try {
      await connection.exclusively(() => answer(call, connection.db, environment, terminal))
    } finally {
      await connection.close()
    }
    return 0
  } catch (cause) {
    terminal.say(explain(cause))
    return 1
  }
}

async function answer(
  call: AdminCall,
  db: Database,
  environment: Environment,
  terminal: Terminal,
): Promise<void> {
  const account = await findByNumber(db, call.number)
  if (call.verb === 'contrasena') return issue(call, account, db, environment, terminal)
  if (call.verb === 'quitar') {
    await takeRole(call.number, account, db, environment)
    return terminal.say(texts.taken(call.number))
  }
  if (account !== null) return promote(call, account, db, terminal)
  return create(call, db, terminal)
}

async function findByNumber(db: Database, number: string): Promise<AccountRow | null> {
  const rows = await db
    .select({ account: users, number: employees.number })
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(or(eq(employees.number, number), eq(users.nickname, number)))
  return (rows.find((row) => row.number === number) ?? rows[0])?.account ?? null
}

async function create(call: AdminCall, db: Database, terminal: Terminal): Promise<void> {
  const isOneMore = await hasAdministrator(db)
  if (isOneMore) await confirmOneMore(call, terminal)
  const isShort = (text: string) => text !== '' && text.length <= 60
  const nombre = await valueOf(call, 'nombre', isShort, terminal)
  const paterno = await valueOf(call, 'paterno', isShort, terminal)
  const materno = await valueOf(call, 'materno', (text) => text.length <= 60, terminal)
  const correo = await valueOf(call, 'correo', (text) => text === '' || isMail(text), terminal)
  const company = (await hasCompany(db)) ? null : await askCompany(call, terminal)
  const { temporal, passwordHash } = await makeFirstPassword()
  const name = [nombre, paterno, materno].join(' ').trim().toUpperCase()
  await db.transaction(async (tx) => {
    await lockFirstAdministrator(tx)
    if (!isOneMore && (await hasAdministrator(tx))) throw new AdminError(texts.oneMore(call.number))
    if (company !== null && !(await hasCompany(tx))) await makeCompany(tx, company)
    const person = { numero: call.number, nombre: name, correo, passwordHash }
    const at = new Date()
    const id = await makeAdministrator(tx, person, await firstCompanyCode(tx), {
      address: TERMINAL_ADDRESS,
      at,
    })
    await setOneTimePassword(tx, id, passwordHash, at)
  })
  for (const line of [texts.made(call.number), texts.password(temporal), texts.changeIt]) terminal.say(line)
}

/**
 * Asks for the number again before making another administrator. The command may have been repeated or run on
 * the wrong machine. Asks nothing with the flag `--rol administrador`.
 */
async function confirmOneMore({ number, flagValues }: AdminCall, { ask, say }: Terminal): Promise<void> {
  if (flagValues.rol === 'administrador') return
  if (ask === null) throw new AdminError(texts.oneMore(number))
  say(texts.thereIsOne)
  if ((await ask(texts.typeAgain(number))).trim() !== number) throw new AdminError(texts.nothingMade)
}

async function askCompany(call: AdminCall, terminal: Terminal): Promise<FirstCompany> {
  const ask = (flag: 'compania' | 'razon' | 'rfc' | 'registro' | 'domicilio', field: keyof FirstCompany) =>
    valueOf(call, flag, (text) => companyFields()[field].safeParse(text).success, terminal)
  return {
    clave: await ask('compania', 'clave'),
    nombre: await ask('razon', 'nombre'),
    rfc: codeOf(await ask('rfc', 'rfc')),
    registroPatronal: await ask('registro', 'registroPatronal'),
    domicilio: await ask('domicilio', 'domicilio'),
  }
}

async function promote(call: AdminCall, { id }: AccountRow, db: Database, { say }: Terminal): Promise<void> {
  const { number, flagValues } = call
  if (flagValues.rol !== undefined && flagValues.rol !== 'administrador')
    throw new AdminError(texts.invalid('--rol'))
  const isNew = await db.transaction(async (tx) => {
    const account = await hold(tx, id)
    if (account.closedAt !== null) throw new AdminError(texts.closed(number))
    const roles = await rolesOf(tx, id)
    if (roles.includes('administrador')) return false
    if (flagValues.rol === undefined) throw new AdminError(texts.needsRole(number))
    if (account.companyCode === CANDIDATES) throw new AdminError(texts.candidate(number))
    if (!canCombineRoles(roles, 'administrador')) throw new AdminError(texts.auditor(number))
    const at = new Date()
    await grantRole(tx, id, 'administrador', { by: null, confirmedBy: null, at })
    const event = { actorId: null, subjectId: id, address: TERMINAL_ADDRESS, at }
    await recordEvent(tx, { ...event, kind: 'role-given', details: { rol: 'administrador' } })
    return true
  })
  say(isNew ? texts.promoted(number) : texts.already(number))
}

/**
 * Issues a password without checking who asks. A person at the server's terminal can already read and change
 * all data.
 */
async function issue(
  { number }: AdminCall,
  found: AccountRow | null,
  db: Database,
  environment: Environment,
  { say }: Terminal,
): Promise<void> {
  if (found === null) throw new AdminError(texts.notAdministrator(number))
  const { temporal, passwordHash } = await makeFirstPassword()
  await db.transaction(async (tx) => {
    const account = await hold(tx, found.id)
    if (account.closedAt !== null) throw new AdminError(texts.closed(number))
    if (!(await rolesOf(tx, account.id)).includes('administrador'))
      throw new AdminError(texts.notAdministrator(number))
    const at = new Date()
    await createSessions({ environment }).revokeAllOf(tx, account.id, at)
    await setOneTimePassword(tx, account.id, passwordHash, at)
    const event = { actorId: null, subjectId: account.id, address: TERMINAL_ADDRESS, at }
    await recordEvent(tx, { ...event, kind: 'one-time-password-issued' })
  })
  for (const line of [texts.issued(number), texts.password(temporal), texts.changeIt]) say(line)
}

async function hold(tx: Tx, id: number): Promise<AccountRow> {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!account) throw new Error('the account is gone')
  return account
}

function explain(cause: unknown): string {
  if (cause instanceof FolderTakenError) return texts.running(cause.message)
  if (cause instanceof AdminError || cause instanceof EnvironmentError || cause instanceof WireFault) {
    return cause.message
  }
  return cause instanceof Error
    ? cause.cause instanceof Error
      ? cause.cause.message
      : cause.message
    : String(cause)
}
