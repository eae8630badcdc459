import { asc, eq } from 'drizzle-orm'
import { pollOf, type WireQuestion } from '#contract/poll-definition.ts'
import type { pollStates } from '#contract/poll-desk.ts'
import { BENEFITS_PROJECT, ROUTES_PROJECT } from '#contract/poll-answers.ts'
import { type Asked, benefitsPoll } from '#domain/polls/benefits.ts'
import type { Poll } from '#domain/polls/poll.ts'
import { routesPoll } from '#domain/polls/routes.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'

const { polls, transportRoutes } = tables

export type PollRow = typeof polls.$inferSelect
type PollState = (typeof pollStates)[number]

/** @param today YYYY-MM-DD of the company's calendar */
export function stateOf(
  row: Pick<PollRow, 'publishedAt' | 'closedAt' | 'fromDay' | 'untilDay'>,
  today: string,
): PollState {
  if (row.publishedAt === null) return 'borrador'
  if (row.closedAt !== null || (row.untilDay !== null && row.untilDay < today)) return 'cerrada'
  return (row.fromDay ?? '') > today ? 'programada' : 'abierta'
}

/** The first moment of a day of the company, whose clock is six hours behind since 2022. */
export function firstMomentOf(day: string): Date {
  return new Date(`${day}T06:00:00Z`)
}

export async function listRoutes(tx: Tx): Promise<{ id: number; DescRuta: string }[]> {
  const rows = await tx
    .select()
    .from(transportRoutes)
    .orderBy(asc(transportRoutes.name), asc(transportRoutes.id))
  return rows.map(({ id, name }) => ({ id, DescRuta: name }))
}

/** As BEN-09 has them; a routes poll's second question has no answers of its own (RUTA-03). */
export function askedOf(questions: readonly WireQuestion[]): Asked[] {
  return questions.map(({ id, pregunta, opciones }) => ({
    id,
    pregunta,
    respuestas: opciones.map((each) => ({ id: each.id, respuesta: each.texto })),
  }))
}

/** What the engine reads, whoever made it. */
export async function engineOf(tx: Tx, { project, questions }: PollRow): Promise<Poll> {
  if (project === BENEFITS_PROJECT) return benefitsPoll(askedOf(questions))
  if (project === ROUTES_PROJECT) return routesPoll(askedOf(questions), await listRoutes(tx))
  return pollOf(questions)
}

/** The questions with all that there is to choose from. */
export async function shownQuestionsOf(tx: Tx, { project, questions }: PollRow): Promise<WireQuestion[]> {
  if (project !== ROUTES_PROJECT) return questions
  const routes = (await listRoutes(tx)).map(({ id, DescRuta }) => ({ id, texto: DescRuta }))
  return questions.map((question, at) => (at === 1 ? { ...question, opciones: routes } : question))
}

export async function findPoll(tx: Tx, id: number): Promise<PollRow | null> {
  const [row] = await tx.select().from(polls).where(eq(polls.id, id))
  return row ?? null
}
