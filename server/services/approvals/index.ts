import * as asking from '#contract/approvals/approval-asking.ts'
import * as counted from '#contract/approvals/approval-count.ts'
import * as operations from '#contract/approvals/approvals.ts'
import * as facts from '#contract/approvals/work-facts.ts'
import { isForHumanResources } from '#domain/approvals/kinds.ts'
import { companyDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { defineService, staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { countOwnSurveys } from '../evaluations/own-count.ts'
import { employeeOf } from '../own-data.ts'
import { usualHours } from '../usual-hours.ts'
import { ask } from './ask.ts'
import { decide } from './decide.ts'
import { itemTokens, openItemToken } from './item-token.ts'
import { workOfRequests } from './overtime-week.ts'
import * as queries from './queries.ts'
import { readComment } from './read-comment.ts'
import { decidedApprovals } from './usual-hours.ts'
import { vacationsAsked } from './vacation-asked.ts'
import { endSubstitution, listSubstitutions, nameSubstitute } from './substitution.ts'
import { approvalTexts as texts } from './texts.es.ts'
import { listWorkFacts } from './team-facts.ts'
import { withdraw } from './withdraw.ts'
import { approvalRules } from '../../audit/approval-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

/** Counts each attempt first, so that the quota also limits attempts with unknown employee numbers. */
const setSubstitute = staged<typeof operations.setSubstitute>()({
  async prepare(input, { services, user }) {
    if ('terminar' in input || (await services.quotas.mayNameSubstitute(user.id))) return null
    throw new WireFault('ERROR', texts.substitutesFull)
  },
  async run(input, { tx, user, clock }) {
    const employeeId = employeeOf(user)
    if ('terminar' in input) {
      await endSubstitution(tx, employeeId, input.terminar, clock.now())
      return { status: 'OK' }
    }
    const { empleado: number, desde: from, hasta: to } = input
    return {
      status: 'OK',
      nombre: properName(await nameSubstitute(tx, employeeId, { number, from, to }, clock.now())),
    }
  },
  finish: async (answer) => answer,
})

const newRequests = defineService(
  asking,
  {
    async askApproval({ solicitud }, context) {
      const { id } = await ask(context, solicitud)
      const row = await queries.findRow(context.tx, id)
      const approver = row && queries.toItem(row).autoriza
      return { status: 'OK', id, autoriza: approver ? properName(approver.nombre) : '' }
    },
  },
  { records: approvalRules, words: [[words, wordsEn]] },
)

const service = defineService(
  operations,
  {
    async listAsked({ pagina }, { tx, user, clock }) {
      const employeeId = employeeOf(user)
      const { rows, total } = await queries.listOfRequester(tx, employeeId, pagina)
      const waiting = rows.filter(({ approval }) => approval.state === 'waiting')
      const kinds = new Set(waiting.map(({ approval }) => approval.kind))
      const hours = await usualHours(tx, decidedApprovals, { employeeId, kinds, now: clock.now() })
      const data = rows.map((row) => {
        const usual = row.approval.state === 'waiting' ? hours.get(row.approval.kind) : undefined
        return { ...queries.toItem(row), ...(usual !== undefined && { horasUsuales: usual }) }
      })
      return { status: 'OK', data, total }
    },

    async withdrawApproval({ id }, context) {
      await withdraw(context, id)
      return { status: 'OK' }
    },

    async listToDecide({ clases }, context) {
      const { tx, user, clock } = context
      const employeeId = employeeOf(user)
      const today = companyDate(clock.now().getTime())
      const tokenOf = await itemTokens(context, employeeId)
      const rows = await queries.listWaiting(tx, employeeId, clases, today)
      const items = rows.map(({ approval }) => approval)
      const work = await workOfRequests(tx, items)
      const vacations = await vacationsAsked(tx, items)
      const data = rows.map((row) => {
        const { id, kind, approverId, escalatedToId } = row.approval
        const isLate = escalatedToId === employeeId
        const isOwn = approverId === employeeId || (user.isHumanResources && isForHumanResources(kind))
        return {
          ...queries.toItem(row),
          token: tokenOf(id),
          semana: work.get(id)?.semana ?? null,
          ley: work.get(id)?.ley ?? null,
          vacaciones: vacations.get(id) ?? null,
          por: isOwn ? null : isLate ? ('demora' as const) : ('suplencia' as const),
        }
      })
      return { status: 'OK', data }
    },

    async decideApproval({ id, decision, token, comentario, apego }, context) {
      const { user } = context
      const employeeId = employeeOf(user)
      const itemToken = await openItemToken(context, token)
      if (itemToken?.approvalId !== id || itemToken.employeeId !== employeeId)
        throw new WireFault('ERROR', texts.itemUsed)
      const comment = readComment(comentario)
      if (decision === 'rechazar' && comment === null) throw new WireFault('ERROR', texts.needsReason)
      const row = await queries.findRow(context.tx, id)
      if (row && ['incidencia', 'vacante', 'visita'].includes(row.approval.kind)) {
        throw new WireFault('ERROR', texts.otherCall)
      }
      await decide(
        context,
        { id, kind: null },
        { employeeId, userId: user.id },
        {
          state: decision === 'autorizar' ? 'authorized' : 'refused',
          comment,
          ...(apego ? { fits: apego } : {}),
        },
      )
      return { status: 'OK' }
    },

    async listSubstitutes(_input, { tx, user, clock }) {
      return { status: 'OK', data: await listSubstitutions(tx, employeeOf(user), clock.now()) }
    },

    setSubstitute,
  },
  { records: approvalRules },
)

const count = defineService(counted, {
  async countApprovals(_input, { tx, user, clock }) {
    const today = companyDate(clock.now().getTime())
    const own = employeeOf(user)
    return {
      status: 'OK',
      cuantas: await queries.countWaiting(tx, own, today),
      encuestas: await countOwnSurveys(tx, own),
    }
  },
})

const workFacts = defineService(facts, {
  async readWorkFacts(_input, { tx, user, clock }) {
    const today = companyDate(clock.now().getTime())
    return { status: 'OK', ...(await listWorkFacts(tx, employeeOf(user), today)) }
  },
})

export const approvals = [...newRequests, ...service, ...count, ...workFacts]
