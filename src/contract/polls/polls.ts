import * as z from 'zod/mini'
import { endpoint, operation } from '../protocol/operation.ts'
import { statusIs, listOrEmpty } from '../protocol/outcome.ts'
import { pollQuestions } from './poll-definition.ts'
import {
  neededText,
  wireFlag,
  wireList,
  wireNumber,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

/** Polls of the company for the people who answer them (spec 001 §3, §4, §7; groups BENE and RUTA). */

const path = '/Compensaciones/ws-beneficios-flexibles.php'
const status = () => z.optional(z.nullable(z.string()))
const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const project = () => z.object({ proyecto: id })

/** BENE-03, BENE-05, RUTA-02. */
export const listPollQuestions = operation({
  id: 'BEN-09',
  path,
  access: 'employee',
  opcion: 9,
  summary: 'Questions of the benefits or the routes poll',
  offline: 'cache',
  request: project,
  response: () =>
    z.object({
      status: status(),
      /** Added field: id of the poll, as in BEN-08; answers refer to it (`encuesta`). */
      folio: wireTextOrNone,
      preguntas: wireList(
        z.object({
          id: wireNumber,
          pregunta: wireText,
          respuestas: wireList(z.object({ id: wireNumber, respuesta: wireText })),
        }),
      ),
    }),
  outcome: listOrEmpty('preguntas'),
})

/** Options of the second question of the routes poll (RUTA-03). */
export const listRoutes = operation({
  id: 'RUT-01',
  path: '/Login/ws-rutas.php',
  access: 'employee',
  opcion: 1,
  summary: 'Routes of the company’s transport',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({ status: status(), rutas: wireList(z.object({ id: wireNumber, DescRuta: wireText })) }),
  outcome: listOrEmpty('rutas'),
})

const extension = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'employee',
  outcome: statusIs('OK'),
} as const

const listedPoll = () =>
  z.object({
    id: wireNumber,
    titulo: wireText,
    intro: wireText,
    /** Last day: YYYY-MM-DD; '' for none. */
    hasta: wireText,
    minutos: wireNumber,
    contestada: wireFlag,
  })
export type ListedPoll = z.infer<ReturnType<typeof listedPoll>>

/** Open polls by closing day, then answered polls closed in the last 30 days. */
export const listPolls = endpoint({
  ...extension,
  id: 'P-150',
  path: '/api/portal/encuestas/mias',
  summary: 'Polls of human resources for the caller',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), data: z.array(listedPoll()) }),
})

export const readPoll = endpoint({
  ...extension,
  id: 'P-151',
  path: '/api/portal/encuestas/preguntas',
  summary: 'Questions of a poll of human resources',
  offline: 'cache',
  request: () => z.object({ id: id }),
  response: () =>
    z.object({ status: z.string(), titulo: neededText(), intro: wireText, preguntas: pollQuestions() }),
})
