import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import * as answering from '#contract/polls/poll-answers.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import * as polls from '#contract/polls/polls.ts'
import { tables } from '#server/db/schema/tables.ts'
import { exampleOf } from '../server/examples.ts'
import { openSession, sendAs } from '../server/people.ts'
import { given, hasAnswered, pollTitled, publishNew } from '../server/polling.ts'
import { fieldOf, sendOperation } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'
import { onlyHumanResources } from './only-human-resources.ts'

const { pollGroups, pollReceivers } = tables
const ASKED = '100106'
const OF_PLANT = { audiencia: { clase: 'plantas', ids: ['1'] } }
const STRANGER = '100104'

function ofOthersPoll(operation: AnyOperation) {
  return async (server: TestServer): Promise<void> => {
    const id = await publishNew(server, OF_PLANT)
    const input = { ...(exampleOf(operation).request as object), id }
    const answer = await sendAs(server, operation, input, STRANGER)
    expect(answer.body).toEqual({ status: 'ERROR', message: 'Esta encuesta no está abierta para ti.' })
  }
}

async function answerAsOther(server: TestServer): Promise<void> {
  const id = await publishNew(server, OF_PLANT)
  const token = await openSession(server, '100101')
  const respuestas = [given(1, [2]), given(3, [1])]
  const named = { emplid: ASKED, folio: ASKED, Id_Usuario: ASKED }
  const send = () => sendOperation(server, answering.sendPoll, { ...named, id, respuestas }, token)
  expect((await send()).body).toEqual({ status: 'OK' })
  expect([await hasAnswered(server, id, '100101'), await hasAnswered(server, id, ASKED)]).toEqual([
    true,
    false,
  ])
  const groups = await server.db.select().from(pollGroups).where(eq(pollGroups.pollId, id))
  expect(fieldOf(await send(), 'status')).toBe('Conestada')
  expect(await hasAnswered(server, id, ASKED)).toBe(false)
  expect(await server.db.select().from(pollGroups).where(eq(pollGroups.pollId, id))).toEqual(groups)
  await ofOthersPoll(answering.sendPoll)(server)
}

async function stateOfOther(server: TestServer): Promise<void> {
  const ask = async (login: string) =>
    fieldOf(
      await sendAs(server, answering.readPollState, { proyecto: 1, emplid: ASKED, folio: ASKED }, login),
      'status',
    )
  expect([await ask(ASKED), await ask('100101'), await ask(STRANGER)]).toEqual([
    'Vacio',
    'Conestada',
    'Conestada',
  ])
}

async function listOfOther(server: TestServer): Promise<void> {
  const id = await publishNew(server, OF_PLANT)
  const idsOf = async (login: string) => {
    const token = await openSession(server, login)
    const answer = await sendOperation(server, polls.listPolls, { emplid: ASKED }, token)
    return (fieldOf(answer, 'data') as { id: number }[]).map((each) => each.id)
  }
  expect(await idsOf(ASKED)).toContain(id)
  expect(await idsOf(STRANGER)).not.toContain(id)
}

function projectOfOther(operation: AnyOperation, title: string) {
  return async (server: TestServer): Promise<void> => {
    const id = await pollTitled(server, title)
    const before = await server.db.select().from(pollReceivers).where(eq(pollReceivers.pollId, id))
    const input = { ...(exampleOf(operation).request as object), emplid: ASKED, folio: ASKED }
    for (const [login, status] of [
      [STRANGER, 'ERROR'],
      ['100101', 'Conestada'],
    ] as const) {
      const answer = await sendAs(server, operation, input, login)
      expect([login, fieldOf(answer, 'status')]).toEqual([login, status])
    }
    expect(await server.db.select().from(pollReceivers).where(eq(pollReceivers.pollId, id))).toEqual(before)
  }
}

export const foreignPolls = {
  'BEN-08': stateOfOther,
  'BEN-09': 'takes no ids',
  'RUT-01': 'takes no ids',
  'BEN-10': projectOfOther(answering.sendBenefits, 'Prestaciones flexibles'),
  'BEN-13': projectOfOther(answering.sendRoutes, 'Rutas de transporte'),
  'P-150': listOfOther,
  'P-151': ofOthersPoll(polls.readPoll),
  'P-152': answerAsOther,
  'P-153': onlyHumanResources(desk.listDeskPolls),
  'P-154': onlyHumanResources(desk.savePoll),
  'P-155': onlyHumanResources(desk.publishPoll),
  'P-156': onlyHumanResources(desk.closePoll),
  'P-157': onlyHumanResources(desk.readPollResults),
  'P-158': onlyHumanResources(desk.countAudience),
  'P-159': onlyHumanResources(desk.deletePollDraft),
  'P-160': onlyHumanResources(desk.copyPoll),
  'P-161': onlyHumanResources(desk.readDeskPoll),
} as const
