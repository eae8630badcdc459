import { and, eq, getTableColumns } from 'drizzle-orm'
import * as operations from '#contract/polls/poll-desk.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { lastDayOf, type PollRow, shownQuestionsOf, stateOf } from '../polls/rows.ts'
import { pollTexts as texts } from '../polls/texts.es.ts'
import { choicesOf, countPeople } from './audience.ts'
import { copy, deleteDraft, findDeskPoll, lockCompanies, lockDeskPoll, save } from './drafts.ts'
import { publish } from './publish.ts'
import { progressOf, resultsOf } from './results.ts'
import { pollRules } from '../../audit/poll-rules.ts'

const { pollGroups, polls } = tables
/** Columns for the list, without the questions, because the list contains years of polls. */
const { questions: _, ...listedColumns } = getTableColumns(polls)
type ListedRow = Omit<PollRow, 'questions'>

const service = defineService(
  operations,
  {
    async listDeskPolls(_input, { tx, user, clock }) {
      const today = companyDate(clock.now().getTime())
      const rows = await tx
        .select({ poll: listedColumns, people: pollGroups.people, answered: pollGroups.answered })
        .from(polls)
        .leftJoin(pollGroups, and(eq(pollGroups.pollId, polls.id), eq(pollGroups.departmentId, '')))
        .where(eq(polls.companyCode, user.company))
      const sorted = [...rows].sort((one, other) => inOrder(one.poll, other.poll, today))
      return {
        status: 'OK',
        data: sorted.map(({ poll, people, answered }) => toListed(poll, today, people ?? 0, answered ?? 0)),
      }
    },

    async savePoll(input, { tx, user }) {
      return { status: 'OK', ...(await save(tx, user, input)) }
    },

    publishPoll: async (input, context) => ({ status: 'OK', personas: await publish(context, input) }),

    async closePoll({ id }, { tx, user, clock }) {
      await lockCompanies(tx)
      const row = await lockDeskPoll(tx, user, id)
      if (row.publishedAt === null) throw new WireFault('ERROR', texts.notOpen)
      if (row.closedAt === null) {
        await tx.update(polls).set({ closedAt: clock.now() }).where(eq(polls.id, id))
      }
      return { status: 'OK' }
    },

    async readPollResults({ id }, { tx, user, clock }) {
      await lockCompanies(tx)
      const row = await lockDeskPoll(tx, user, id)
      // Only closed polls have results, because subtracting two results of an open poll would reveal answers.
      if (stateOf(row, companyDate(clock.now().getTime())) !== 'cerrada') {
        throw new WireFault('ERROR', texts.stillOpen)
      }
      // Closes the poll permanently. A late answer or a clock set back must not change a result that was
      // read.
      if (row.closedAt === null) await tx.update(polls).set({ closedAt: clock.now() }).where(eq(polls.id, id))
      return { status: 'OK', ...(await resultsOf(tx, row)) }
    },

    async countAudience({ audiencia }, { tx, user }) {
      const counts = await countPeople(tx, user.company, audiencia)
      return { status: 'OK', ...counts, ...(await choicesOf(tx, user.company)) }
    },

    async deletePollDraft({ id, revision }, { tx, user }) {
      await deleteDraft(tx, user, id, revision)
      return { status: 'OK' }
    },

    copyPoll: async ({ id }, { tx, user }) => ({ status: 'OK', id: await copy(tx, user, id) }),

    async readDeskPoll({ id }, { tx, user, clock }) {
      const row = await findDeskPoll(tx, user, id)
      return {
        status: 'OK',
        encuesta: await definitionOf(tx, row),
        estado: stateOf(row, companyDate(clock.now().getTime())),
        revision: row.revision,
        fija: row.project !== null,
        proyecto: row.project ?? 0,
        avance: await progressOf(tx, id),
      }
    },
  },
  { records: pollRules },
)

const ORDER = { borrador: 0, programada: 1, abierta: 1, cerrada: 2 } as const

function inOrder(one: ListedRow, other: ListedRow, today: string): number {
  const [first, second] = [ORDER[stateOf(one, today)], ORDER[stateOf(other, today)]]
  if (first !== second) return first - second
  if (first !== 1) return other.id - one.id
  const [ends, otherEnds] = [one.untilDay ?? '9999', other.untilDay ?? '9999']
  return ends < otherEnds ? -1 : ends > otherEnds ? 1 : one.id - other.id
}

function toListed(
  poll: ListedRow,
  today: string,
  people: number,
  answered: number,
): operations.ListedDeskPoll {
  return {
    id: poll.id,
    titulo: poll.title,
    estado: stateOf(poll, today),
    desde: poll.fromDay ?? '',
    hasta: lastDayOf(poll) ?? '',
    personas: people,
    contestadas: answered,
    revision: poll.revision,
    fija: poll.project !== null,
  }
}

async function definitionOf(tx: Tx, row: PollRow): Promise<operations.PollDefinition> {
  return {
    titulo: row.title,
    intro: row.intro,
    preguntas: await shownQuestionsOf(tx, row),
    audiencia: row.audience,
    desde: row.fromDay ?? '',
    hasta: row.untilDay ?? '',
  }
}

export { service as pollDesk }
