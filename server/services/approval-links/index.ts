import { and, eq } from 'drizzle-orm'
import * as operations from '#contract/approvals/approval-links.ts'
import { isForGate } from '#domain/approvals/kinds.ts'
import { companyDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { hashToken } from '../../identity/token.ts'
import { dutyOf } from '../../identity/duty.ts'
import { readSession } from '../../identity/session-rows.ts'
import { defineService, type StageContext, staged } from '../../operations/service.ts'
import { fail, WireFault } from '../../wire/wire-fault.ts'
import { decide } from '../approvals/decide.ts'
import { overtimeWeek } from '../approvals/overtime-week.ts'
import { type Approval, type ApprovalRow, findRow, mayDecide, toItem } from '../approvals/queries.ts'
import { readComment } from '../approvals/read-comment.ts'
import { recordApproval } from '../approvals/record.ts'
import { approvalTexts } from '../approvals/texts.es.ts'
import { requireSameFits } from '../candidates/after-decision.ts'
import { employeeOf } from '../own-data.ts'
import { rejectionTypes } from '../vacancies/texts.es.ts'
import { findLink, lockLink, isRepeated, nameOf } from './find-link.ts'
import { nextTry, sendLetter } from './letter-tries.ts'
import { letterTo, readerOf } from './letters.ts'
import { insertLink, type MadeLink } from './make-link.ts'
import { linkTexts as texts } from './texts.es.ts'
import { approvalRules } from '../../audit/approval-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const { approvalLinks, approvals, users } = tables

type Public = Pick<StageContext<{ access: 'public' }>, 'db' | 'services' | 'clock' | 'token' | 'address'>

/**
 * Employee id for a signed-in account without an employee record. No employee has this id, so such an account
 * cannot decide.
 */
const NO_EMPLOYEE = 0

/**
 * Counts the call against the quota, then returns employees.id of the session. A person who must
 * first set a password or a second step counts as not signed in.
 */
async function sessionOf(
  { db, services, clock, token, address }: Public,
  key: string,
): Promise<number | null> {
  const keyHash = hashToken(key)
  const isMade = (await db.$count(approvalLinks, eq(approvalLinks.keyHash, keyHash))) > 0
  if (!(await services.quotas.mayOpenLink({ address, keyHash, isMade })))
    throw new WireFault('ERROR', texts.tooOften)
  const user = token === '' ? null : await services.sessions.authenticate(db, token, clock.now())
  if (user === null || dutyOf(user, services.environment.mfaRoles) !== null) return null
  return user.employeeId ?? NO_EMPLOYEE
}

const readLink = staged<typeof operations.readLink>()({
  prepare: async ({ key }, context) => ({ sessionEmployeeId: await sessionOf(context, key) }),
  async run({ key }, { tx, clock, services }, { sessionEmployeeId }) {
    const { link, row, addressee, action } = await findLink(tx, {
      key,
      now: clock.now(),
      sessionEmployeeId,
      mfaRoles: services.environment.mfaRoles,
    })
    const item = toItem(row)
    return {
      status: 'OK',
      clase: item.clase,
      folio: item.id,
      detalle: shownBy(row, action),
      solicitante: {
        nombre: properName(item.solicitante.nombre),
        puesto: sentenceCase(item.solicitante.puesto),
      },
      sobre: item.sobre === null ? '' : properName(item.sobre.nombre),
      solicitado: item.solicitado,
      para: addressee,
      accion: action,
      vence: companyDate(link.endsAt.getTime() - 1),
      semana: await overtimeWeek(tx, row.approval),
      ...(row.approval.kind === 'candidato' && { motivos: [...rejectionTypes] }),
    }
  },
  finish: async (answer) => answer,
})

/**
 * Returns the details without employee numbers and visitors' email addresses, which only colleagues may see. A
 * link for the gate also omits the reason of an exit pass.
 */
function shownBy(row: ApprovalRow, action: operations.LinkItem['accion']): operations.LinkDetails {
  const hidden = ['empleado', 'correo']
  if (action === 'mostrar' && row.approval.kind === 'pase_salida') hidden.push('motivo')
  const shown = Object.entries(toItem(row).detalle).filter(([name]) => !hidden.includes(name))
  return Object.fromEntries(shown) as operations.LinkDetails
}

const decideByLink = staged<typeof operations.decideByLink>()({
  async prepare({ key, decision, comentario }, context) {
    if (decision === 'rechazar' && readComment(comentario) === null)
      throw new WireFault('ERROR', texts.needsReason)
    return { sessionEmployeeId: await sessionOf(context, key) }
  },
  async run({ key, decision, comentario, apego }, context, { sessionEmployeeId }) {
    const { tx, clock, services } = context
    const { mfaRoles } = services.environment
    const now = clock.now()
    const state = decision === 'autorizar' ? ('authorized' as const) : ('refused' as const)
    const found = await lockLink(tx, key)
    const comment = readComment(comentario)
    if (found && isRepeated(found, { state, comment }, now)) {
      await requireSameFits(tx, found.approval, apego)
      return { status: 'OK', estado: state, repetida: true }
    }
    const { link, deciderId } = await findLink(tx, { key, now, sessionEmployeeId, mfaRoles })
    if (deciderId === null) throw new WireFault('ERROR', texts.toShowOnly)
    const decider = { employeeId: deciderId, userId: await accountOf(tx, deciderId) }
    const byMail = sessionEmployeeId !== deciderId
    await decide({ ...context, byLink: true, byMail }, { id: link.approvalId, kind: null }, decider, {
      state,
      comment,
      ...(apego ? { fits: apego } : {}),
    })
    await tx.update(approvalLinks).set({ usedAt: now }).where(eq(approvalLinks.id, link.id))
    return { status: 'OK', estado: state, repetida: false }
  },
  finish: async (answer) => answer,
})

async function accountOf(tx: Tx, employeeId: number): Promise<number | null> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.employeeId, employeeId))
  return user?.id ?? null
}

const makeLink = staged<typeof operations.makeLink>()({
  async prepare({ id, correo }, { db, services, user }) {
    if (correo === true && !canMail(services)) fail(texts.noMailServer)
    if (!(await services.quotas.mayMakeLink(user.id))) fail(texts.tooManyMade)
    if (correo !== true) return null
    // Checks the limit only for a waiting item, because only such an item causes an email.
    const own = and(
      eq(approvals.id, id),
      eq(approvals.requesterId, employeeOf(user)),
      eq(approvals.state, 'waiting'),
    )
    const [item] = await db.select().from(approvals).where(own)
    if (item && !(await services.quotas.mayWriteTo(addresseeOf(item)))) fail(texts.lettersFull)
    return null
  },
  async run({ id, correo }, context) {
    const { tx, user, token, clock, services } = context
    const now = clock.now()
    const caller = employeeOf(user)
    const row = await findRow(tx, id)
    const item = row?.approval
    const today = companyDate(now.getTime())
    const mayCaller = await mayDecide(tx, id, caller, today)
    if (!row || !item || !(mayCaller || item.requesterId === caller)) {
      throw new WireFault('ERROR', approvalTexts.unknown)
    }
    const record = () => recordApproval(context, 'approval-linked', item, user.id)
    if (item.state === 'authorized' && isForGate(item.kind) && item.requesterId === caller) {
      await record()
      const made = await insertLink(tx, item, { action: 'consultar', addresseeId: null }, now)
      return { answer: answerOf(made, '', 'mostrar'), letter: null }
    }
    if (item.state !== 'waiting') throw new WireFault('ERROR', texts.notWaiting)
    await record()
    if (mayCaller) {
      const session = await readSession(tx, token)
      if (session === null) throw new Error('a link was made without a session')
      const { beganAt: madeIn } = session
      const made = await insertLink(tx, item, { action: 'decidir', addresseeId: caller, madeIn }, now)
      return { answer: answerOf(made, await nameOf(tx, caller), 'decidir'), letter: null }
    }
    const addresseeId = (await presentAddresseeOf(tx, item, today)) ?? fail(approvalTexts.nobodyDecides)
    const para = await nameOf(tx, addresseeId)
    if (correo !== true) {
      // The requester sees this link. A link with action 'decidir' would let requesters decide their own
      // requests.
      const made = await insertLink(tx, item, { action: 'consultar', addresseeId }, now)
      return { answer: answerOf(made, para, 'entrar'), letter: null }
    }
    const reader = (await readerOf(tx, addresseeId, now)) ?? fail(texts.noMail)
    // The letters job retries if no mail server accepts the email.
    const made = await insertLink(tx, item, { action: 'decidir', addresseeId, letterTry: 1 }, now)
    const letter = letterTo(reader, [{ row, made }], services.environment.publicUrl)
    await services.jobs.add(tx, 'letters', nextTry(1, now) ?? now)
    return { answer: { ...answerOf(made, para, 'decidir'), enlace: '' }, letter: { letter, id: made.id } }
  },
  async finish({ answer, letter }, _input, { db, services: { mailer } }) {
    if (letter !== null) void sendLetter({ db, mailer }, letter.letter, [letter.id])
    return answer
  },
})

function addresseeOf({ escalatedToId, approverId }: Approval): number {
  return escalatedToId ?? approverId
}

/**
 * Returns the approver after an escalation, or else the first approver, who may decide today. Returns null if
 * neither may.
 */
async function presentAddresseeOf(tx: Tx, item: Approval, today: string): Promise<number | null> {
  for (const each of [item.escalatedToId, item.approverId])
    if (each !== null && (await mayDecide(tx, item.id, each, today))) return each
  return null
}

function canMail({ mailer, environment }: StageContext<{ access: 'employee' }>['services']): boolean {
  return mailer.isReady && environment.publicUrl !== ''
}

function answerOf({ address, lastDay }: MadeLink, para: string, accion: operations.LinkItem['accion']) {
  return { status: 'OK', enlace: address, para, accion, vence: lastDay }
}

const service = defineService(
  operations,
  { readLink, decideByLink, makeLink },
  { records: approvalRules, words: [[words, wordsEn]] },
)

export { service as approvalLinks }
