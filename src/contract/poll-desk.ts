import * as z from 'zod/mini'
import { POLL_INTRO_LENGTH, POLL_TITLE_LENGTH } from '#domain/polls/limits.ts'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { pollQuestions } from './poll-definition.ts'
import { neededText, wireFlag, wireList, wireNumber, wireText } from './wire-values.ts'

/** Polls at human resources' desk, ours: built, published, closed, and counted in groups of at least five. */

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

/** todos: the caller's companies; the others: whoever is in one of `ids`. */
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
    /** Of one that was closed early: the day it closed, which may be before `desde`. */
    hasta: wireText,
    /** People who may answer, and how many have; 0 of a draft. */
    personas: wireNumber,
    contestadas: wireNumber,
    revision: wireNumber,
    /** The benefits and the routes poll: the spec's own, not to be edited. */
    fija: wireFlag,
  })
export type ListedDeskPoll = z.infer<ReturnType<typeof listed>>

/** P-153: drafts first, then open ones by their last day, then closed ones, latest first. */
export const listDeskPolls = endpoint({
  ...common,
  id: 'P-153',
  path: '/api/portal/encuestas/rh/lista',
  summary: 'Polls at human resources’ desk, with how many have answered',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), data: z.array(listed()) }),
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

/** P-154: a draft may lack anything. CAMBIO: another person has saved it since `revision`. */
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

/** P-155: from its first day on its people are told, once. Nothing of it can be changed any more. */
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

/** P-156: for good; only then its results are shown, so that two looks can't be subtracted from each other. */
export const closePoll = endpoint({
  ...common,
  id: 'P-156',
  path: '/api/portal/encuestas/rh/cerrar',
  summary: 'Close a poll for good',
  offline: 'online',
  isOnce: true,
  request: () => z.object({ id }),
  response: only,
})

const counted = () =>
  z.object({
    pregunta: wireNumber,
    /** How many answered this question; one that fewer than five did (but not nobody), or all alike, also in words, is left out. */
    contestaron: wireNumber,
    opciones: z.array(z.object({ id: wireNumber, cuantos: wireNumber })),
    /** Free words, without order or name; [] where fewer than five wrote. */
    textos: z.array(wireText),
    /** How many wrote: more than there are `textos` where not all of them can be sent at once; then chance has chosen. */
    escribieron: wireNumber,
  })

/**
 * P-157: of a closed poll, which is closed for good by being looked at. `grupos`: by department, at least five answers each,
 * not all alike, and none that subtraction would give away.
 */
export const readPollResults = endpoint({
  ...common,
  id: 'P-157',
  path: '/api/portal/encuestas/rh/resultados',
  summary: 'Results of a closed poll',
  offline: 'online',
  onlyAsks: true,
  request: () => z.object({ id }),
  response: () =>
    z.object({
      status: z.string(),
      titulo: wireText,
      preguntas: pollQuestions(),
      personas: wireNumber,
      contestadas: wireNumber,
      /** Fewer than five have answered: nothing else is said. */
      pocas: wireFlag,
      total: z.array(counted()),
      grupos: z.array(z.object({ nombre: wireText, contestadas: wireNumber, preguntas: z.array(counted()) })),
      /** Departments that are not shown alone. */
      ocultos: wireNumber,
    }),
})
export type PollResults = z.infer<typeof readPollResults.response>

/** P-158: people of an audience, how many of them can sign in, and what there is to choose from. */
export const countAudience = endpoint({
  ...common,
  id: 'P-158',
  path: '/api/portal/encuestas/rh/audiencia',
  summary: 'How many people an audience has',
  offline: 'online',
  onlyAsks: true,
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

/** P-159 */
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

/** P-160: its questions and audience as a new draft. */
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
 * P-161. `avance`: how many have answered of each department of which at least five may, and with '' for its name of all
 * others together; [] of a draft.
 */
export const readDeskPoll = endpoint({
  ...common,
  id: 'P-161',
  path: '/api/portal/encuestas/rh/leer',
  summary: 'One poll at human resources’ desk',
  offline: 'online',
  onlyAsks: true,
  request: () => z.object({ id }),
  response: () =>
    z.object({
      status: z.string(),
      encuesta: definition(),
      estado: z.enum(pollStates),
      revision: wireNumber,
      fija: wireFlag,
      /** 1 benefits, 2 routes; 0 for one of human resources. */
      proyecto: wireNumber,
      avance: wireList(z.object({ nombre: wireText, personas: wireNumber, contestadas: wireNumber })),
    }),
})
