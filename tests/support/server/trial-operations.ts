import * as z from 'zod/mini'
import { type AnyOperation, endpoint, operation } from '#contract/protocol/operation.ts'
import { statusIs, textIs } from '#contract/protocol/outcome.ts'
import { type BoundOperation, defineService, staged } from '#server/operations/service.ts'
import { screenVisits } from '#server/db/schema/people.ts'
import type { Database } from '#server/db/connection.ts'

const ok = z.object({ status: z.literal('OK') })
const common = { offline: 'online', request: z.object({}), response: ok, outcome: statusIs('OK') } as const

export const trial = {
  echo: operation({
    ...common,
    id: 'T-01',
    path: '/Prueba/ws-prueba.php',
    opcion: 1,
    summary: 'Says it again',
    access: 'public',
    request: z.object({ texto: z.string().check(z.maxLength(40)), numero: z.optional(z.number()) }),
    response: z.object({ status: z.literal('OK'), texto: z.string() }),
  }),
  words: operation({
    ...common,
    id: 'T-02',
    path: '/Prueba/ws-prueba.php',
    opcion: 2,
    summary: 'A text answer',
    access: 'session',
    answers: 'text',
    response: z.string(),
    outcome: textIs('OK'),
  }),
  sameNumber: operation({
    ...common,
    id: 'T-03',
    path: '/Prueba/ws-otra.php',
    opcion: 1,
    summary: 'The same Opcion elsewhere, with the other spelling of an expired session',
    access: 'session',
    expiredStatus: 'EXPRESSION',
  }),
  fault: operation({
    ...common,
    id: 'T-04',
    path: '/Prueba/ws-prueba.php',
    opcion: 4,
    summary: 'Writes, then breaks',
    access: 'session',
  }),
  returnsSecret: operation({
    ...common,
    id: 'T-05',
    path: '/Prueba/ws-prueba.php',
    opcion: 5,
    summary: 'Answers a field that is not declared',
    access: 'public',
  }),
  outerClient: operation({
    ...common,
    id: 'T-06',
    path: '/Prueba/ws-prueba.php',
    opcion: 6,
    summary: 'Reaches for the outer client inside its transaction',
    access: 'public',
  }),
  stages: operation({
    ...common,
    id: 'T-07',
    path: '/Prueba/ws-prueba.php',
    opcion: 7,
    summary: 'Three stages; tells what each was given',
    access: 'public',
    response: z.object({ status: z.literal('OK'), etapas: z.array(z.string()), direccion: z.string() }),
  }),
  slow: operation({
    ...common,
    id: 'T-08',
    path: '/Prueba/ws-prueba.php',
    opcion: 8,
    summary: 'Takes half a second',
    access: 'public',
  }),
  list: endpoint({
    ...common,
    id: 'T-09',
    method: 'GET',
    host: 'node',
    path: '/api/prueba-lista',
    token: 'header',
    answers: 'json',
    summary: 'Endpoint with the token in a header',
    access: 'session',
  }),
  order: endpoint({
    ...common,
    id: 'T-10',
    method: 'POST',
    host: 'node',
    path: '/api/Prueba-Pedido',
    token: 'body',
    answers: 'json',
    summary: 'Endpoint with the token in the body',
    access: 'session',
    request: z.object({ folio: z.string() }),
  }),
  long: endpoint({
    ...common,
    id: 'T-11',
    method: 'GET',
    host: 'node',
    path: '/api/prueba-larga',
    token: 'header',
    answers: 'json',
    summary: 'A long answer',
    access: 'public',
    response: z.object({ status: z.literal('OK'), texto: z.string() }),
  }),
}

export const trialOperations: AnyOperation[] = Object.values(trial)

const OK = { status: 'OK' as const }

export function heldWork() {
  let begin: () => void = () => undefined
  let end: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const ended = new Promise<void>((resolve) => (end = resolve))
  const work = () => {
    begin()
    return ended
  }
  return { work, begun, end: () => end() }
}

/**
 * @param outer the server's own database client, which a handler normally cannot reach
 * @param work of the slow operation
 */
export function bindTrial(outer: () => Database, work = async () => {}): BoundOperation[] {
  return defineService(trial, {
    echo: async ({ texto }) => ({ ...OK, texto }),
    words: async () => 'OK',
    sameNumber: async () => OK,
    fault: async (_input, { tx, user, clock }) => {
      await tx.insert(screenVisits).values({ userId: user.id, screen: 'never kept', at: clock.now() })
      throw new Error('secreto 100101 kVQtoken')
    },
    returnsSecret: async () => ({ ...OK, passwordHash: '$argon2id$…' }),
    outerClient: async () => {
      await outer().select().from(screenVisits)
      return OK
    },
    stages: staged<typeof trial.stages>()({
      prepare: async (_input, context) => [`prepare ${'db' in context ? 'db' : 'tx'}`],
      run: async (_input, context, before) => [...before, `run ${'db' in context ? 'db' : 'tx'}`],
      finish: async (done, _input, context) => ({
        ...OK,
        etapas: [...done, `finish ${'db' in context ? 'db' : 'tx'}`],
        direccion: context.address,
      }),
    }),
    slow: async () => {
      await work()
      return OK
    },
    list: async () => OK,
    order: async () => OK,
    long: async () => ({ ...OK, texto: 'ñ'.repeat(2000) }),
  })
}
