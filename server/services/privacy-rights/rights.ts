import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type * as contract from '#contract/privacy/privacy-rights.ts'
import { RIGHTS_PER_PAGE, type RightRequest } from '#contract/privacy/privacy-rights.ts'
import type { askPrivacyRight as ask } from '#contract/privacy/privacy-right-ask.ts'
import { addWorkingDays } from '#domain/approvals/working-days.ts'
import { lawOn } from '#domain/law/law-on.ts'
import { type AnswerDetail, type RightState, stateChanges } from '#domain/privacy/rights.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { refuseOwn } from '../../identity/own-request.ts'
import { reaches, reachOf, within } from '../../identity/scope.ts'
import type { User } from '../../identity/user.ts'
import type { Handler } from '../../operations/service.ts'
import { fail } from '../../wire/wire-fault.ts'
import { findLaw } from '../law/queries.ts'
import { notify } from '../notifications/notify.ts'
import { employeeOf } from '../own-data.ts'
import { appendEntry } from './rights-chain.ts'
import { rightsTexts as texts } from './rights-texts.es.ts'
import { notifyDesk } from './rights-warn.ts'

const { companies, employees, privacyEntries: entries, privacyRequests: requests, users } = tables

/** Maximum unfinished requests of a person. Limits the desk's work. */
const MOST_OPEN = 20
const MOST_LISTED = 100

export const askPrivacyRight: Handler<typeof ask> = async ({ derecho, texto }, context) => {
  const { tx, user, clock } = context
  const employeeId = employeeOf(user)
  const now = clock.now()
  if ((await lockAndCountOpen(tx, employeeId)) >= MOST_OPEN) fail(texts.tooMany(MOST_OPEN))
  const due = await endOfTerm(tx, now, 'privacyAnswerDays')
  const asked = {
    derecho,
    texto: storable(texto),
    persona: user.number,
    nombre: await nameOf(tx, user),
    limite: due,
    sal: salt(),
  }
  const [made] = await tx.insert(requests).values({ employeeId, due, askedAt: now, asked }).returning()
  if (!made) throw new Error('the request was not stored')
  await notifyDesk(context, made, 0)
  await appendEntry(tx, { folio: made.id, state: made.state, at: now, detail: asked })
  return { status: 'OK', folio: made.id, limite: due }
}

export const listOwnRights: Handler<typeof contract.listOwnRights> = async (_input, { tx, user }) => {
  const rows = await select(tx)
    .where(eq(requests.employeeId, employeeOf(user)))
    .orderBy(desc(requests.id))
    .limit(MOST_LISTED)
  return { status: 'OK', data: await toWire(tx, user, rows) }
}

export const listRights: Handler<typeof contract.listRights> = async ({ abiertas, pagina }, { tx, user }) => {
  const listed = and(abiertas ? isNotNull(requests.due) : isNull(requests.due), reachedBy(user))
  const rows = await select(tx)
    .where(listed)
    .orderBy(...(abiertas ? [asc(requests.due), asc(requests.id)] : [desc(requests.id)]))
    .limit(RIGHTS_PER_PAGE)
    .offset((pagina - 1) * RIGHTS_PER_PAGE)
  const [counted] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(requests)
    .innerJoin(employees, eq(employees.id, requests.employeeId))
    .where(listed)
  return { status: 'OK', data: await toWire(tx, user, rows), total: counted?.total ?? 0 }
}

export const answerRight: Handler<typeof contract.answerRight> = async ({ folio, paso, texto }, context) => {
  const { tx, user, clock } = context
  const [row] = await tx.select().from(requests).where(eq(requests.id, folio)).for('update')
  // An unknown request and one out of reach get the same message.
  if (!row || !(await mayAnswer(tx, user, row.employeeId))) fail(texts.unknown)
  await refuseOwn(context, row.employeeId, texts.own)
  const { from, to } = stateChanges[paso]
  if (row.state !== from) fail(texts.changed)
  const now = clock.now()
  const due = to === 'concedida' ? await endOfTerm(tx, now, 'privacyCarryOutDays') : null
  const detail: AnswerDetail = {
    texto: storable(texto),
    quien: await nameOf(tx, user),
    limite: due ?? '',
    sal: salt(),
  }
  await tx
    .update(requests)
    .set({
      state: to,
      due,
      warned: 0,
      ...(to === 'cumplida' ? { carriedOut: detail } : { answered: detail }),
    })
    .where(eq(requests.id, folio))
  await notify(context, {
    kind: 'right-answered',
    to: { employeeIds: [row.employeeId] },
    ref: String(folio),
    key: `${folio}-${to}`,
    subtitle: texts.folio(folio),
  })
  await appendEntry(tx, { folio, state: to, at: now, detail })
  return { status: 'OK' }
}

/** Locks the person, so that simultaneous requests cannot exceed the limit. */
async function lockAndCountOpen(tx: Tx, employeeId: number): Promise<number> {
  const own = eq(employees.id, employeeId)
  await tx.select({ id: employees.id }).from(employees).where(own).for('no key update')
  return tx.$count(requests, and(eq(requests.employeeId, employeeId), isNotNull(requests.due)))
}

async function nameOf(tx: Tx, user: User): Promise<string> {
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, user.id))
  return row?.name ?? ''
}

async function endOfTerm(
  tx: Tx,
  now: Date,
  rule: 'privacyAnswerDays' | 'privacyCarryOutDays',
): Promise<string> {
  const today = companyDate(now.getTime())
  const law = await findLaw(tx)
  const days = lawOn(today, law).value(rule)
  if (days === null) throw new Error(`no row of the law for ${rule} on ${today}`)
  return addWorkingDays(today, days, law)
}

const salt = () => randomBytes(16).toString('hex')

/** Replaces half surrogate pairs, which a JSON column refuses. */
const storable = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD')

async function mayAnswer(tx: Tx, user: User, employeeId: number): Promise<boolean> {
  return user.isAdministrator || (await reaches(tx, user, 'recursos-humanos', employeeId))
}

function reachedBy(user: User): SQL | undefined {
  return user.isAdministrator ? undefined : within(reachOf(user, 'recursos-humanos'))
}

function select(tx: Tx) {
  return tx
    .select({ request: requests, company: companies.name })
    .from(requests)
    .innerJoin(employees, eq(employees.id, requests.employeeId))
    .innerJoin(companies, eq(companies.code, employees.companyCode))
}

async function toWire(
  tx: Tx,
  user: User,
  rows: readonly { request: typeof requests.$inferSelect; company: string }[],
): Promise<RightRequest[]> {
  const folios = rows.map(({ request }) => request.id)
  const steps = await tx.select().from(entries).where(inArray(entries.folio, folios))
  const answerOf = (folio: number, detail: AnswerDetail | null, states: readonly RightState[]) => {
    const entry = steps.find((step) => step.folio === folio && states.includes(step.state))
    if (detail === null || entry === undefined) return null
    const fecha = companyDate(entry.at.getTime())
    return { texto: detail.texto, quien: detail.quien, fecha, entrada: entry.number, huella: entry.hash }
  }
  return rows.map(({ request, company }) => {
    const { id, asked, answered, carriedOut } = request
    return {
      folio: id,
      empresa: company,
      persona: asked.persona,
      nombre: asked.nombre,
      derecho: asked.derecho,
      texto: asked.texto,
      pedida: companyDate(request.askedAt.getTime()),
      estado: request.state,
      responderHasta: asked.limite,
      cumplirHasta: answered?.limite ?? '',
      respuesta: answerOf(id, answered, ['concedida', 'negada']),
      cumplimiento: answerOf(id, carriedOut, ['cumplida']),
      esPropia: request.employeeId === user.employeeId,
    }
  })
}
