import * as z from 'zod/mini'
import { POLL_TEXT_LENGTH } from '#domain/polls/limits.ts'
import { endpoint, operation } from '../protocol/operation.ts'
import { hasField, statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber, wireTextOrNone } from '../protocol/wire-values.ts'

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const ids = () => z.array(id).check(z.maxLength(100))
/** Twice the limit, because the server counts the trimmed text (domain/polls/complete.ts). */
const freeText = () => neededText(z.maxLength(2 * POLL_TEXT_LENGTH))
/** Added field: id of the answered poll (BEN-09's folio); omitted for a host without poll ids. */
const encuesta = z.optional(id)
/** Accepts only OK; 'Vacio' (an empty list) is no success here. */
const status = () => z.object({ status: neededText(z.regex(/^OK$/)) })
const chosenOptions = () => z.array(z.object({ id: id, respuesta: id })).check(z.maxLength(20))

const counted = {
  access: 'employee',
  offline: 'queue',
  isAnonymous: true,
  response: status,
  outcome: statusIs('OK'),
} as const
const legacy = { ...counted, path: '/Compensaciones/ws-beneficios-flexibles.php' } as const

export const BENEFITS_PROJECT = 1
export const ROUTES_PROJECT = 2

/**
 * Returns whether the poll is answered. The contract misspells the status as 'Conestada'; the correct spelling
 * is accepted, too.
 */
export const isAnsweredStatus = (status: string | undefined): boolean => /^con/i.test(status ?? '')

/**
 * BENE-04, RUTA-01: state of a poll. 'Vacio': the poll waits for an answer. 'Conestada' (sic): the poll is
 * answered, or the person has no open poll. Declared in this file, because a probe uses the state to check
 * whether an interrupted answer arrived.
 */
export const readPollState = operation({
  id: 'BEN-08',
  path: legacy.path,
  access: 'employee',
  opcion: 8,
  summary: 'State of the benefits or routes poll for the caller: answered or not',
  offline: 'cache',
  request: () => z.object({ proyecto: id }),
  response: () => z.object({ status: wireTextOrNone, folio: wireTextOrNone }),
  outcome: hasField('status', 'ERROR'),
})

/** BENE-22, K-12: `radios` has the answers to questions 1 to 4, 6 and 7. */
export const sendBenefits = operation({
  ...legacy,
  id: 'BEN-10',
  opcion: 10,
  summary: 'Send the answers of the benefits poll',
  request: () =>
    z.object({
      proyecto: id,
      encuesta,
      radios: chosenOptions(),
      ask5: ids(),
      ask8: ids(),
      ask9: ids(),
      abierta: freeText(),
    }),
})

/**
 * RUTA-09: with answer 54, only that answer is sent. The spec has no proyecto here, because the Opcion
 * identifies the poll.
 */
export const sendRoutes = operation({
  ...legacy,
  id: 'BEN-13',
  opcion: 13,
  summary: 'Send the answers of the routes poll',
  request: () => z.object({ proyecto: z.optional(id), encuesta, respuestas: chosenOptions() }),
})

/** One answer for each visible question. Only counts and free texts are stored, without names. */
export const sendPoll = endpoint({
  ...counted,
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  id: 'P-152',
  path: '/api/portal/encuestas/contestar',
  summary: 'Send the answers of a poll',
  request: () =>
    z.object({
      id: id,
      respuestas: z
        .array(z.object({ pregunta: id, opciones: ids(), texto: freeText() }))
        .check(z.maxLength(40)),
    }),
})
