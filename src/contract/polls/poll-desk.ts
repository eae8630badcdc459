import * as z from 'zod/mini'
import { POLL_INTRO_LENGTH, POLL_TITLE_LENGTH } from '#domain/polls/limits.ts'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { pollQuestions } from './poll-definition.ts'
import { neededText, wireFlag, wireList, wireNumber, wireText } from '../protocol/wire-values.ts'

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'hr',
  outcome: statusIs('OK'),
} as const

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const revision = wireNumber.check(z.int(), z.minimum(0), z.maximum(2_147_483_647))
/** YYYY-MM-DD, or '' for none. */
const day = () => neededText(z.regex(/^(\d{4}-\d{2}-\d{2})?$/))
const only = () => z.object({ status: z.string() })

/** todos: people of the caller's company; other kinds: members of one of `ids`. */
export const audienceKinds = ['todos', 'plantas', 'departamentos', 'grupos'] as const
const audience = () =>
  z.object({
    clase: z.enum(audienceKinds),
    ids: z.array(neededText(z.minLength(1), z.maxLength(20))).check(z.maxLength(200)),
  })
export type Audience = z.infer<ReturnType<typeof audience>>

export const pollStates = ['borrador', 'programada', 'abierta', 'cerrada'] as const

const listed = () =>
  z.object({
    id: wireNumber,
    titulo: wireText,
    /** programada: published, before its first day. */
    estado: z.enum(pollStates),
    desde: wireText,
    /** Last day; for a poll closed early, its closing day, which may be before `desde`. */
    hasta: wireText,
    /** Number of people who may answer, 0 for a draft. contestadas: number of people who have answered. */
    personas: wireNumber,
    contestadas: wireNumber,
    revision: wireNumber,
    /** Benefits or routes poll of the spec: only its audience and days can be edited. */
    fija: wireFlag,
  })
export type ListedDeskPoll = z.infer<ReturnType<typeof listed>>

/** Drafts first, then open and scheduled polls by their last day, then closed polls, latest first. */
export const listDeskPolls = endpoint({
  ...common,
  id: 'P-153',
  path: '/api/portal/encuestas/rh/lista',
  summary: 'Polls of human resources with their progress',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    withKnownKinds(
      'data',
      { estado: pollStates },
      z.object({ status: z.string(), data: z.array(listed()), desconocidas: newerRows }),
    ),
})

const definition = () =>
  z.object({
    titulo: neededText(z.trim(), z.maxLength(2 * POLL_TITLE_LENGTH)),
    intro: neededText(z.trim(), z.maxLength(2 * POLL_INTRO_LENGTH)),
    preguntas: pollQuestions(),
    audiencia: audience(),
    desde: day(),
    hasta: day(),
  })
export type PollDefinition = z.infer<ReturnType<typeof definition>>

/** A draft may be incomplete. CAMBIO: another person has saved the draft since `revision`. */
export const savePoll = endpoint({
  ...common,
  id: 'P-154',
  path: '/api/portal/encuestas/rh/guardar',
  summary: 'Save the draft of a poll',
  offline: 'online',
  isOnce: true,
  request: () => z.object({ id: z.nullable(id), revision, encuesta: definition() }),
  response: () => z.object({ status: z.string(), id: wireNumber, revision: wireNumber }),
})

/** A published poll cannot be changed. Receivers are notified once, on or after the first day. */
export const publishPoll = endpoint({
  ...common,
  id: 'P-155',
  path: '/api/portal/encuestas/rh/publicar',
  summary: 'Publish a poll',
  offline: 'online',
  isOnce: true,
  request: () => z.object({ id, revision }),
  response: () => z.object({ status: z.string(), personas: wireNumber }),
})

/** Results are shown only after closing, so that nobody can compare two states of the results. */
export const closePoll = endpoint({
  ...common,
  id: 'P-156',
  path: '/api/portal/encuestas/rh/cerrar',
  summary: 'Close a poll permanently',
  offline: 'online',
  isOnce: true,
  request: () => z.object({ id }),
  response: only,
})

const counted = () =>
  z.object({
    pregunta: wireNumber,
    contestaron: wireNumber,
    opciones: z.array(z.object({ id: wireNumber, cuantos: wireNumber })),
    /** Free-text answers without order or name; [] with fewer than five authors. */
    textos: z.array(wireText),
    /** Number of authors; above the number of `textos` when a random sample is returned. */
    escribieron: wireNumber,
  })

/**
 * Reading the results makes the closing permanent. `grupos`: departments with at least five answers, except
 * departments that would reveal a smaller group by subtraction.
 */
export const readPollResults = endpoint({
  ...common,
  id: 'P-157',
  path: '/api/portal/encuestas/rh/resultados',
  summary: 'Results of a closed poll',
  offline: 'online',
  isReadOnly: true,
  request: () => z.object({ id }),
  response: () =>
    z.object({
      status: z.string(),
      titulo: wireText,
      preguntas: pollQuestions(),
      personas: wireNumber,
      contestadas: wireNumber,
      /**
       * True when no results are returned, for one of two reasons:
       * - Fewer than five people answered; `contestadas` is then 0.
       * - These results together with the results of another poll would reveal answers.
       */
      pocas: wireFlag,
      total: z.array(counted()),
      grupos: z.array(z.object({ nombre: wireText, contestadas: wireNumber, preguntas: z.array(counted()) })),
      ocultos: wireNumber,
    }),
})
export type PollResults = z.infer<typeof readPollResults.response>

export const countAudience = endpoint({
  ...common,
  id: 'P-158',
  path: '/api/portal/encuestas/rh/audiencia',
  summary: 'Size of an audience',
  offline: 'online',
  isReadOnly: true,
  request: () => z.object({ audiencia: audience() }),
  response: () => {
    const choice = () => z.array(z.object({ id: wireText, nombre: wireText, personas: wireNumber }))
    return z.object({
      status: z.string(),
      personas: wireNumber,
      conCuenta: wireNumber,
      plantas: choice(),
      departamentos: choice(),
      grupos: choice(),
    })
  },
})

export const deletePollDraft = endpoint({
  ...common,
  id: 'P-159',
  path: '/api/portal/encuestas/rh/borrar',
  summary: 'Delete the draft of a poll',
  offline: 'online',
  isOnce: true,
  request: () => z.object({ id, revision }),
  response: only,
})

export const copyPoll = endpoint({
  ...common,
  id: 'P-160',
  path: '/api/portal/encuestas/rh/copiar',
  summary: 'Copy a poll into a new draft',
  offline: 'online',
  isOnce: true,
  request: () => z.object({ id }),
  response: () => z.object({ status: z.string(), id: wireNumber }),
})

/**
 * `avance`: progress of departments that are counted separately, and of all other departments together under
 * ''; [] for a draft.
 */
export const readDeskPoll = endpoint({
  ...common,
  id: 'P-161',
  path: '/api/portal/encuestas/rh/leer',
  summary: 'One poll of human resources',
  offline: 'online',
  isReadOnly: true,
  request: () => z.object({ id }),
  response: () =>
    z.object({
      status: z.string(),
      encuesta: definition(),
      estado: z.enum(pollStates),
      revision: wireNumber,
      fija: wireFlag,
      /** 1 benefits, 2 routes; 0 for a poll of human resources. */
      proyecto: wireNumber,
      avance: wireList(z.object({ nombre: wireText, personas: wireNumber, contestadas: wireNumber })),
    }),
})
