import { and, asc, eq, isNull } from 'drizzle-orm'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { tables } from '#server/db/schema/tables.ts'
import { groups } from '#server/identity/groups.ts'
import { sendAs } from './people.ts'
import type { TestServer } from './server.ts'

const { departments, employees, pollGroups, pollReceivers, polls, pollWords, users } = tables

export const HR = '100301'

const plain = { pagina: 1, obligatoria: true, maximo: 0, solas: [], cuando: null, bajo: '', alto: '' }
const optionsOf = (...texts: string[]) => texts.map((texto, at) => ({ id: at + 1, texto }))

export const questions: WireQuestion[] = [
  { ...plain, id: 1, tipo: 'una', pregunta: '¿Vienes en bici?', opciones: optionsOf('Sí', 'No') },
  {
    ...plain,
    id: 2,
    tipo: 'varias',
    pregunta: '¿Qué te falta?',
    opciones: optionsOf('Casco', 'Luces', 'Candado', 'Nada'),
    maximo: 2,
    solas: [4],
    cuando: { pregunta: 1, opciones: [1] },
  },
  {
    ...plain,
    id: 3,
    tipo: 'escala',
    pregunta: '¿Qué tan seguro es el camino?',
    opciones: optionsOf('1', '2', '3', '4', '5'),
    bajo: 'Nada',
    alto: 'Mucho',
  },
  { ...plain, id: 4, tipo: 'texto', pregunta: '¿Qué harías?', opciones: [], obligatoria: false },
]

export const given = (pregunta: number, opciones: number[], texto = '') => ({ pregunta, opciones, texto })

export async function said(
  server: TestServer,
  operation: AnyOperation,
  input: object,
  login: string,
): Promise<Record<string, unknown>> {
  const { body } = await sendAs(server, operation, input, login)
  return body as Record<string, unknown>
}

export const definition = {
  titulo: 'Bicicletas',
  intro: 'Para el estacionamiento.',
  preguntas: questions,
  audiencia: { clase: 'plantas', ids: ['1', '2'] },
  desde: '',
  hasta: '',
}

export async function publishNew(server: TestServer, more: object = {}): Promise<number> {
  const saved = await said(
    server,
    desk.savePoll,
    { id: null, revision: 0, encuesta: { ...definition, ...more } },
    HR,
  )
  const id = Number(saved.id)
  const done = await said(server, desk.publishPoll, { id, revision: saved.revision }, HR)
  if (done.status !== 'OK') throw new Error(`not published: ${String(done.message)}`)
  return id
}

/** @returns employee numbers of the people in the plant who now have an account */
export async function giveAccounts(server: TestServer, plantId: number): Promise<string[]> {
  const rows = await server.db
    .select({ person: employees })
    .from(employees)
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(and(eq(departments.plantId, plantId), eq(employees.companyCode, '00100'), isNull(users.id)))
    .orderBy(asc(employees.number))
  await server.db.insert(users).values(
    rows.map(({ person }) => ({
      employeeId: person.id,
      companyCode: person.companyCode,
      nickname: `n${person.number}`,
      name: `${person.firstName} ${person.paternalName}`,
      passwordHash: '-',
      groupId: groups.workers,
      createdAt: server.clock.now(),
    })),
  )
  return rows.map(({ person }) => person.number)
}

export async function countsOf(server: TestServer, pollId: number, departmentId = '') {
  const [row] = await server.db
    .select()
    .from(pollGroups)
    .where(and(eq(pollGroups.pollId, pollId), eq(pollGroups.departmentId, departmentId)))
  if (!row) throw new Error('the department has no counts')
  const parts = await server.db
    .select()
    .from(pollWords)
    .where(eq(pollWords.pollId, pollId))
    .orderBy(asc(pollWords.question), asc(pollWords.part))
  const texts: Record<string, string[]> = {}
  for (const { question, texts: own } of parts)
    for (const [text, people] of own) (texts[question] ??= []).push(...Array<string>(people).fill(text))
  return { ...row, texts }
}

export async function hasAnswered(server: TestServer, pollId: number, number: string): Promise<boolean> {
  const [row] = await server.db
    .select({ done: pollReceivers.hasAnswered })
    .from(pollReceivers)
    .innerJoin(employees, eq(employees.id, pollReceivers.employeeId))
    .where(and(eq(pollReceivers.pollId, pollId), eq(employees.number, number)))
  if (!row) throw new Error(`${number} is not among the receivers of the poll`)
  return row.done
}

export async function pollTitled(server: TestServer, title: string): Promise<number> {
  const [row] = await server.db.select({ id: polls.id }).from(polls).where(eq(polls.title, title))
  if (!row) throw new Error(`no poll ${title}`)
  return row.id
}
