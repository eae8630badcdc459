import { and, eq, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as recognition from '#contract/recognition/recognition.ts'
import * as desk from '#contract/recognition/recognition-desk.ts'
import { recognise } from '#contract/recognition/recognition-give.ts'
import { tables } from '#server/db/schema/tables.ts'
import { exampleOf } from '../server/examples.ts'
import { findPerson, openSession, sendAs } from '../server/people.ts'
import { sendOperation } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'
import { onlyHumanResources } from './only-human-resources.ts'

const { recognitions } = tables
const UNKNOWN = 'Ese reconocimiento ya no está. Actualiza la lista.'

async function received(server: TestServer) {
  const owner = await findPerson(server, '100101')
  const [row] = await server.db
    .select()
    .from(recognitions)
    .where(and(eq(recognitions.receiverId, owner.employeeId ?? 0), isNull(recognitions.withdrawnAt)))
  if (!row) throw new Error('the demo has no recognition')
  return row.id
}

function ofHidden(operation: AnyOperation) {
  return async (server: TestServer): Promise<void> => {
    const id = await received(server)
    const input = { ...(exampleOf(operation).request as object), id }
    const hide = (at: Date | null) =>
      server.db.update(recognitions).set({ hiddenAt: at }).where(eq(recognitions.id, id))
    await hide(server.clock.now())
    for (const login of ['100102', '100103', '100201', '100301']) {
      const answer = await sendAs(server, operation, input, login)
      expect([login, answer.body]).toEqual([login, { status: 'ERROR', message: UNKNOWN }])
    }
    const own = await sendAs(server, operation, input, '100101')
    expect(own.body).toMatchObject({ status: 'OK' })
    await hide(null)
  }
}

async function giveAsOther(server: TestServer): Promise<void> {
  const giver = await findPerson(server, '100401')
  const token = await openSession(server, '100401')
  const input = { ...(exampleOf(recognise).request as object), EMPLID: '100102', de: '100102' }
  const { body } = await sendOperation(server, recognise, input, token)
  const id = Number((body as { respuesta: number }).respuesta)
  const [row] = await server.db.select().from(recognitions).where(eq(recognitions.id, id))
  expect(row?.giverId).toBe(giver.employeeId)
  await server.db.delete(recognitions).where(eq(recognitions.id, id))
}

export const foreignRecognition = {
  'VAL-01': 'takes no ids',
  'VAL-04': 'takes no ids',
  'VAL-05': giveAsOther,
  'VAL-07': 'takes no ids',
  'P-140': 'takes no ids',
  'P-141': ofHidden(recognition.readRecognition),
  'P-142': ofHidden(recognition.applaud),
  'P-143': ofHidden(recognition.hideRecognition),
  'P-144': onlyHumanResources(recognition.withdrawRecognition),
  'P-145': onlyHumanResources(desk.listRecognitions),
  'P-146': onlyHumanResources(desk.exportRecognitions),
  'P-147': 'takes no ids',
  'P-148': onlyHumanResources(desk.readDeskFigures),
} as const
