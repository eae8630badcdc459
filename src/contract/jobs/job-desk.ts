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
import { LINE_LENGTH, TEXT_LENGTH } from '../approvals/approval-details.ts'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

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
const optionalLine = () => z.optional(neededText(z.trim(), z.maxLength(LINE_LENGTH)))
const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const postingStates = ['nueva', 'abierta', 'cerrada'] as const

export const listPostings = endpoint({
  ...common,
  id: 'P-127',
  path: '/api/portal/postulaciones/vacantes',
  summary: 'Authorized vacancies and their internal applications',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    withKnownKinds(
      'data',
      { estado: postingStates },
      z.object({
        status: z.string(),
        data: z.array(
          z.object({
            folio: wireNumber,
            puesto: wireText,
            lugares: wireNumber,
            pidio: wireText,
            /** nueva: not published yet. */
            estado: z.enum(postingStates),
            /** Last day to apply: YYYY-MM-DD; '' before publication. */
            hasta: wireText,
            postulaciones: wireNumber,
            recibidas: wireNumber,
          }),
        ),
        desconocidas: newerRows,
      }),
    ),
})
export type ListedPosting = z.infer<typeof listPostings.response>['data'][number]

const question = () =>
  z.object({
    /** null for a new question. */
    id: wireNumberOrNull,
    pregunta: neededText(z.trim(), z.minLength(1), z.maxLength(QUESTION_LENGTH)),
    clase: z.enum(questionKinds),
    opciones: z
      .array(neededText(z.trim(), z.minLength(1), z.maxLength(OPTION_LENGTH)))
      .check(z.maxLength(OPTIONS)),
    obligatoria: wireFlag,
  })

/** The posting, or a proposal from the position's profile. */
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
        estado: z.enum(postingStates),
        /** 0 before publication. */
        revision: wireNumber,
        area: wireNumberOrNull,
        conocimientos: z.array(wireText),
        carrera: wireText,
        hasta: wireText,
        contacto: wireText,
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

/** A question with answers never changes: a new wording becomes a new question. */
export const publishPosting = endpoint({
  ...common,
  id: 'P-129',
  path: '/api/portal/postulaciones/publicar',
  summary: 'Publish an authorized vacancy to employees',
  offline: 'online',
  request: () =>
    z.object({
      folio: id,
      /** Revision that the person saw; of two simultaneous publications, the second is refused. */
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

export const closePosting = endpoint({
  ...common,
  id: 'P-130',
  path: '/api/portal/postulaciones/cerrar',
  summary: 'Close the applications for an internal vacancy',
  offline: 'online',
  request: () => z.object({ folio: id, revision }),
  response: () => z.object({ status: z.string(), revision: wireNumber }),
})

/**
 * Applications except the caller's own, waiting applications first, then oldest first. Filtered by vacancy and
 * company (K-39: recruitment works for the whole group). `vacantes` and `empresas` are the options of the
 * filters.
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
    withKnownKinds(
      'data',
      { etapa: applicationStates },
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
        desconocidas: newerRows,
      }),
    ),
})
export type ListedApplication = z.infer<typeof listApplications.response>['data'][number]

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
        mesesIngreso: wireNumber,
        mesesOferta: wireNumber,
        cuadrante: wireNumber,
        fecha: wireText,
        hora: wireText,
        lugar: wireText,
        motivo: wireText,
        /** Id of the candidate proposed from this application (candidates.ts); null for none. */
        candidato: wireNumberOrNull,
        respuestas: z.array(
          z.object({ pregunta: wireText, clase: z.enum(questionKinds), respuesta: wireText }),
        ),
        pasos: z.array(z.object({ etapa: z.enum(applicationStates), cuando: wireText, quien: wireText })),
        notas: z.array(z.object({ texto: wireText, cuando: wireText, quien: wireText })),
      }),
    }),
})
export type ApplicationDetail = z.infer<typeof readApplication.response>['data']

/**
 * CAMBIO: another person has moved the application in the meantime. citar needs day and time; descartar needs
 * one of the types of REC-46.
 */
export const moveApplication = endpoint({
  ...common,
  id: 'P-133',
  path: '/api/portal/postulaciones/mover',
  summary: 'Move an application one step, or discard it',
  offline: 'online',
  request: () =>
    z.object({
      id,
      revision,
      accion: z.enum(applicationEvents),
      fecha: z.optional(day()),
      hora: z.optional(neededText(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
      lugar: optionalLine(),
      motivo: optionalLine(),
    }),
  response: () => z.object({ status: z.string(), revision: wireNumber }),
})
export type Move = z.infer<typeof moveApplication.request>

/** Adds a note once, even when repeated. */
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
