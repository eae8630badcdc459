import * as z from 'zod/mini'
import { applicationEvents, applicationStates } from '#domain/jobs/application.ts'
import { areaIds } from '#domain/jobs/areas.ts'
import {
  KNOWLEDGE,
  OPTION_LENGTH,
  OPTIONS,
  QUESTION_LENGTH,
  questionKinds,
  QUESTIONS,
} from '#domain/jobs/questions.ts'
import { REQUIREMENT_LENGTH } from '#domain/positions/profile.ts'
import { LINE_LENGTH, TEXT_LENGTH } from './approval-details.ts'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireNumberOrNull, wireText } from './wire-values.ts'

/** Recruitment's side of vacancies for one's own people, ours: of human resources alone. */

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
const line = () => neededText(z.trim(), z.minLength(1), z.maxLength(LINE_LENGTH))
const requirement = () => neededText(z.trim(), z.minLength(1), z.maxLength(REQUIREMENT_LENGTH))
const someLine = () => z.optional(neededText(z.trim(), z.maxLength(LINE_LENGTH)))
const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** P-127: authorized vacancies of half a year, latest first, each with what is published of it. */
export const listPostings = endpoint({
  ...common,
  id: 'P-127',
  path: '/api/portal/postulaciones/vacantes',
  summary: 'Authorized vacancies and their internal applications',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      data: z.array(
        z.object({
          folio: wireNumber,
          puesto: wireText,
          lugares: wireNumber,
          pidio: wireText,
          /** nueva: not published yet. */
          estado: z.enum(['nueva', 'abierta', 'cerrada']),
          /** Last day to apply: YYYY-MM-DD; '' before it is published. */
          hasta: wireText,
          postulaciones: wireNumber,
          /** Of these nobody has looked at. */
          recibidas: wireNumber,
        }),
      ),
    }),
})
export type ListedPosting = z.infer<typeof listPostings.response>['data'][number]

const question = () =>
  z.object({
    /** null for a new one. */
    id: wireNumberOrNull,
    pregunta: neededText(z.trim(), z.minLength(1), z.maxLength(QUESTION_LENGTH)),
    clase: z.enum(questionKinds),
    opciones: z
      .array(neededText(z.trim(), z.minLength(1), z.maxLength(OPTION_LENGTH)))
      .check(z.maxLength(OPTIONS)),
    obligatoria: wireFlag,
  })

/** P-128: as it is published, or as the position's profile proposes it. */
export const readPosting = endpoint({
  ...common,
  id: 'P-128',
  path: '/api/portal/postulaciones/vacante',
  summary: 'An internal vacancy with its questions',
  offline: 'cache',
  request: () => z.object({ folio: id }),
  response: () =>
    z.object({
      status: z.string(),
      data: z.object({
        folio: wireNumber,
        puesto: wireText,
        lugares: wireNumber,
        estado: z.enum(['nueva', 'abierta', 'cerrada']),
        /** 0 before it is published. */
        revision: wireNumber,
        area: wireNumberOrNull,
        conocimientos: z.array(wireText),
        carrera: wireText,
        hasta: wireText,
        contacto: wireText,
        /** `contestada`: somebody has answered it. */
        preguntas: z.array(
          z.object({
            id: wireNumberOrNull,
            pregunta: wireText,
            clase: z.enum(questionKinds),
            opciones: z.array(wireText),
            obligatoria: wireFlag,
            contestada: wireFlag,
          }),
        ),
      }),
    }),
})
export type Posting = z.infer<typeof readPosting.response>['data']

/** P-129: publishes it, again after it was closed, too. An answered question that is another by now stays with its answers. */
export const publishPosting = endpoint({
  ...common,
  id: 'P-129',
  path: '/api/portal/postulaciones/publicar',
  summary: 'Publish an authorized vacancy for the own people',
  offline: 'online',
  request: () =>
    z.object({
      folio: id,
      /** That was shown: of two who publish at once the second hears of the first. */
      revision,
      area: wireNumber.check(z.refine((value) => areaIds.some((each) => each === value))),
      conocimientos: z.array(requirement()).check(z.minLength(1), z.maxLength(KNOWLEDGE)),
      carrera: requirement(),
      hasta: day(),
      contacto: line(),
      preguntas: z.array(question()).check(z.maxLength(QUESTIONS)),
    }),
  response: () => z.object({ status: z.string(), revision: wireNumber }),
})
export type ToPublish = z.infer<typeof publishPosting.request>

/** P-130. */
export const closePosting = endpoint({
  ...common,
  id: 'P-130',
  path: '/api/portal/postulaciones/cerrar',
  summary: 'Take no more applications for an internal vacancy',
  offline: 'online',
  request: () => z.object({ folio: id, revision }),
  response: () => z.object({ status: z.string(), revision: wireNumber }),
})

/**
 * P-131: those that wait first, oldest first; one's own is left out. Of one vacancy or of all, of one company or of all
 * (K-39: recruitment is the group's); which vacancies and companies there are to choose from comes whatever is chosen.
 */
export const listApplications = endpoint({
  ...common,
  id: 'P-131',
  path: '/api/portal/postulaciones/lista',
  summary: 'Applications for internal vacancies',
  offline: 'cache',
  request: () =>
    z.object({
      folio: z.optional(id),
      empresa: z.optional(neededText(z.trim(), z.maxLength(LINE_LENGTH))),
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(10_000)),
    }),
  response: () =>
    z.object({
      status: z.string(),
      data: z.array(
        z.object({
          id: wireNumber,
          nombre: wireText,
          numero: wireText,
          puesto: wireText,
          vacante: wireText,
          etapa: z.enum(applicationStates),
          /** Instant in ISO 8601. */
          enviada: wireText,
          fecha: wireText,
          hora: wireText,
        }),
      ),
      vacantes: z.array(z.object({ folio: wireNumber, puesto: wireText })),
      empresas: z.array(z.object({ clave: wireText, nombre: wireText })),
      total: wireNumber,
      porPagina: wireNumber,
    }),
})
export type ListedApplication = z.infer<typeof listApplications.response>['data'][number]

/** P-132. */
export const readApplication = endpoint({
  ...common,
  id: 'P-132',
  path: '/api/portal/postulaciones/detalle',
  summary: 'An application with its answers and notes',
  offline: 'cache',
  request: () => z.object({ id }),
  response: () =>
    z.object({
      status: z.string(),
      data: z.object({
        id: wireNumber,
        folio: wireNumber,
        vacante: wireText,
        nombre: wireText,
        numero: wireText,
        puesto: wireText,
        etapa: z.enum(applicationStates),
        revision: wireNumber,
        enviada: wireText,
        /** As they were on the day it was sent. */
        mesesIngreso: wireNumber,
        mesesOferta: wireNumber,
        cuadrante: wireNumber,
        fecha: wireText,
        hora: wireText,
        lugar: wireText,
        motivo: wireText,
        /** Of server/services/candidates, where the offer is made. */
        candidato: wireNumberOrNull,
        respuestas: z.array(
          z.object({ pregunta: wireText, clase: z.enum(questionKinds), respuesta: wireText }),
        ),
        pasos: z.array(z.object({ etapa: z.enum(applicationStates), cuando: wireText, quien: wireText })),
        /** Of recruitment alone. */
        notas: z.array(z.object({ texto: wireText, cuando: wireText, quien: wireText })),
      }),
    }),
})
export type ApplicationDetail = z.infer<typeof readApplication.response>['data']

/** P-133: one step on; CAMBIO: somebody else was first. citar needs day and hour, descartar one of the types of REC-46. */
export const moveApplication = endpoint({
  ...common,
  id: 'P-133',
  path: '/api/portal/postulaciones/mover',
  summary: 'Move an application on, or go on without it',
  offline: 'online',
  request: () =>
    z.object({
      id,
      revision,
      accion: z.enum(applicationEvents),
      fecha: z.optional(day()),
      hora: z.optional(neededText(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
      lugar: someLine(),
      motivo: someLine(),
    }),
  response: () => z.object({ status: z.string(), revision: wireNumber }),
})
export type Move = z.infer<typeof moveApplication.request>

/** P-134: once, however often it is sent. */
export const noteApplication = endpoint({
  ...common,
  id: 'P-134',
  path: '/api/portal/postulaciones/nota',
  summary: 'Write a note that the applicant never sees',
  offline: 'online',
  isOnce: true,
  request: () => z.object({ id, texto: neededText(z.trim(), z.minLength(1), z.maxLength(TEXT_LENGTH)) }),
  response: () => z.object({ status: z.string() }),
})
