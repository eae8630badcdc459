import * as operations from '#contract/polls/polls.ts'
import * as answering from '#contract/polls/poll-answers.ts'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import { toListedQuestions } from '#contract/polls/poll-engine.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { parseBenefits } from '#domain/polls/benefits.ts'
import type { SentAnswer } from '#domain/polls/sent-answers.ts'
import { parseRoutes } from '#domain/polls/routes.ts'
import { defineService, type HandlerContext } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { ANSWERED, countAnswer } from './count.ts'
import {
  hasProjectEnded,
  type Received,
  receivedBy,
  receivedProject,
  requireReceived,
} from './received-polls.ts'
import { engineOf, lastDayOf, listRoutes, shownQuestionsOf, stateOf } from './rows.ts'
import { pollTexts as texts } from './texts.es.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'
import { pollRules } from '../../audit/poll-rules.ts'

const LISTED_DAYS = 30
const SECONDS = { una: 12, varias: 18, escala: 10, texto: 40 } as const

type Sources = Pick<HandlerContext<typeof operations.listPolls>, 'tx' | 'user' | 'clock'>

const todayOf = ({ clock }: Sources) => companyDate(clock.now().getTime())

const service = defineService(
  operations,
  {
    async listPollQuestions({ proyecto }, context) {
      const own = await receivedProject(context.tx, employeeOf(context.user), proyecto, todayOf(context))
      if (!own) return { status: 'VACIO', preguntas: [] }
      return { status: 'OK', folio: String(own.poll.id), preguntas: toListedQuestions(own.poll.questions) }
    },

    async listRoutes(_input, { tx }) {
      const rutas = await listRoutes(tx)
      return { status: rutas.length === 0 ? 'VACIO' : 'OK', rutas }
    },

    async listPolls(_input, context) {
      const today = todayOf(context)
      const own = await receivedBy(context.tx, employeeOf(context.user), addDays(today, -LISTED_DAYS), null)
      const open = own.filter(({ poll }) => stateOf(poll, today) === 'abierta')
      const ended = own.filter(
        ({ poll, hasAnswered }) =>
          hasAnswered &&
          stateOf(poll, today) === 'cerrada' &&
          (lastDayOf(poll) ?? today) >= addDays(today, -LISTED_DAYS),
      )
      const ends = ({ poll }: Received) => poll.untilDay ?? '9999'
      open.sort((one, other) => (ends(one) < ends(other) ? -1 : ends(one) > ends(other) ? 1 : 0))
      return { status: 'OK', data: [...open, ...ended].map(toListed) }
    },

    async readPoll({ id }, context) {
      const { poll } = await requireReceived(context.tx, employeeOf(context.user), id, {
        today: todayOf(context),
        project: null,
      })
      return {
        status: 'OK',
        titulo: poll.title,
        intro: poll.intro,
        preguntas: await shownQuestionsOf(context.tx, poll),
      }
    },
  },
  { words: [[words, wordsEn]] },
)

const answers = defineService(
  answering,
  {
    async readPollState({ proyecto }, context) {
      const own = await receivedProject(context.tx, employeeOf(context.user), proyecto, todayOf(context))
      const folio = own && { folio: String(own.poll.id) }
      return { status: own && !own.hasAnswered ? 'Vacio' : ANSWERED, ...folio }
    },

    async sendBenefits({ proyecto, encuesta, ...body }, context) {
      const own = await requireProject(context, { named: proyecto, encuesta }, answering.BENEFITS_PROJECT)
      const sentAnswers = parseBenefits(await engineOf(context.tx, own.poll), body)
      return count(context, own, sentAnswers)
    },

    async sendRoutes({ proyecto = answering.ROUTES_PROJECT, encuesta, respuestas }, context) {
      const own = await requireProject(context, { named: proyecto, encuesta }, answering.ROUTES_PROJECT)
      return count(context, own, parseRoutes(respuestas))
    },

    async sendPoll({ id, respuestas }, context) {
      const own = await requireReceived(context.tx, employeeOf(context.user), id, {
        today: todayOf(context),
        project: null,
      })
      const sentAnswers = respuestas.map(({ pregunta, opciones, texto }) => ({
        question: pregunta,
        options: opciones,
        text: texto,
      }))
      return count(context, own, sentAnswers)
    },
  },
  { records: pollRules },
)

/**
 * Finds the poll that an answer belongs to. An answer may wait on a device until its poll has closed, and
 * must not count for the next poll. An answer that names its poll counts only for that poll. The spec's call
 * names no poll and means the open poll.
 * @throws WireFault also if the named poll is not of the call's project
 */
async function requireProject(
  context: Sources,
  { named, encuesta }: { named: number; encuesta: number | undefined },
  project: number,
): Promise<Received> {
  const { tx, user } = context
  const employeeId = employeeOf(user)
  const today = todayOf(context)
  if (named === project && encuesta !== undefined)
    return requireReceived(tx, employeeId, encuesta, { today, project })
  const own = named === project && (await receivedProject(tx, employeeId, project, today))
  if (own) return own
  const hasEnded = await hasProjectEnded(tx, employeeId, project, today)
  throw new WireFault('ERROR', hasEnded ? texts.closed : texts.unknown)
}

async function count(context: Sources, own: Received, sentAnswers: readonly SentAnswer[]) {
  await countAnswer(context.tx, own, employeeOf(context.user), sentAnswers, todayOf(context))
  return { status: 'OK' }
}

function toListed({ poll, hasAnswered }: Received): operations.ListedPoll {
  return {
    id: poll.id,
    titulo: poll.title,
    intro: poll.intro,
    hasta: lastDayOf(poll) ?? '',
    minutos: minutesOf(poll.questions),
    contestada: hasAnswered,
  }
}

function minutesOf(questions: readonly WireQuestion[]): number {
  return Math.max(1, Math.round(questions.reduce((sum, { tipo }) => sum + SECONDS[tipo], 0) / 60))
}

export const pollServices = [...service, ...answers]
