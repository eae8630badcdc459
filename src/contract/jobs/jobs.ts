import * as z from 'zod/mini'
import { shownStates } from '#domain/jobs/application.ts'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint, operation } from '../protocol/operation.ts'
import { hasField, statusIs, listOrEmpty } from '../protocol/outcome.ts'
import {
  wireFlag,
  wireList,
  wireNumber,
  wireNumberOrNone,
  wireNumberOrNull,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

/** Internal vacancies for applicants (JOB-01 … 14, ALU-02, ALU-03, CAJ-02, NODE-05). */

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const status = z.optional(z.nullable(z.string()))
const common = { access: 'employee', offline: 'cache' } as const

/** CAJ-02: the eight areas in their order (JOB-02). */
export const listAreas = operation({
  ...common,
  id: 'CAJ-02',
  path: '/Nominas/AdmCajaAhorro/ws-caja-alu.php',
  opcion: 2,
  summary: 'Areas of internal vacancies',
  request: () => z.object({}),
  response: () =>
    z.object({
      status,
      areas: wireList(
        z.object({
          id: wireNumber,
          nombre: wireText,
          /** Added field: number of open vacancies; absent on a legacy host. */
          vacantes: wireNumberOrNone,
        }),
      ),
    }),
  outcome: listOrEmpty('areas'),
})

/** ALU-02 (JOB-03, JOB-05). The fields after `app` are added fields. */
export const listJobs = operation({
  ...common,
  id: 'ALU-02',
  path: '/Login/ws-alu.php',
  opcion: 2,
  summary: 'Internal vacancies of an area',
  /**
   * The contract calls the field idArea and area; the spec gives no name. The app sends both, and the server
   * accepts either.
   */
  request: () =>
    z
      .object({ area: z.optional(id), idArea: z.optional(id) })
      .check(z.refine(({ area, idArea }) => (area ?? idArea) !== undefined)),
  response: () =>
    z.object({
      status,
      vacantes: wireList(
        z.object({
          id: wireNumber,
          Nombre: wireText,
          app: z.object({
            conocimientos: wireList(z.object({ descr: wireText })),
            escolaridad: z.object({ carrera: wireText }),
          }),
          lugares: wireNumberOrNone,
          preguntas: wireNumberOrNone,
          /** Last day to apply: YYYY-MM-DD. */
          hasta: wireTextOrNone,
          /** Contact person in recruitment (JOB-14). */
          contacto: wireTextOrNone,
        }),
      ),
    }),
  outcome: listOrEmpty('vacantes'),
})
export const jobsOf = (areaId: number) => ({ area: areaId, idArea: areaId })
export type Job = z.infer<typeof listJobs.response>['vacantes'][number]

/** ALU-03 (JOB-04, JOB-12): questions in order. A legacy host sends only texts, all of them required. */
export const listJobQuestions = operation({
  ...common,
  id: 'ALU-03',
  path: '/Login/ws-alu.php',
  opcion: 3,
  summary: 'Questions of an internal vacancy',
  request: () => z.object({ idVacante: id }),
  response: () =>
    z.object({
      status,
      preguntas: wireList(
        z.object({
          id: wireNumber,
          pregunta: wireText,
          respuesta: wireTextOrNone,
          /** One of questionKinds. */
          clase: wireTextOrNone,
          opciones: z.optional(z.array(wireText)),
          obligatoria: z.optional(wireFlag),
        }),
      ),
    }),
  outcome: listOrEmpty('preguntas'),
})
export type WireQuestion = z.infer<typeof listJobQuestions.response>['preguntas'][number]

/** NODE-05 (JOB-11): months in position and since the last offer, and the quadrant of the evaluation (BR-10). */
export const readEligibility = endpoint({
  ...common,
  id: 'NODE-05',
  method: 'GET',
  host: 'node',
  token: 'header',
  answers: 'json',
  path: '/api/valida-postulacion',
  summary: 'Permission of the person to apply for an internal vacancy',
  request: () => z.object({}),
  response: () =>
    z.object({
      status,
      data: z.object({
        mesesIngreso: z.optional(wireNumberOrNull),
        mesesOferta: z.optional(wireNumberOrNull),
        cuadrante: z.optional(wireNumberOrNull),
      }),
    }),
  outcome: hasField('data', 'ERROR'),
})

/** Newest first, without recruitment's notes and without names. */
export const listOwnApplications = endpoint({
  ...common,
  id: 'P-126',
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  path: '/api/portal/vacantes/mis-postulaciones',
  summary: 'The caller’s applications with their states',
  request: () => z.object({}),
  response: () =>
    withKnownKinds(
      'data',
      { etapa: shownStates },
      z.object({
        status: z.string(),
        data: z.array(
          z.object({
            id: wireNumber,
            vacante: wireNumber,
            nombre: wireText,
            contacto: wireText,
            etapa: z.enum(shownStates),
            enviada: wireText,
            desde: wireText,
            /** Day of the interview, YYYY-MM-DD; hora: HH:MM; '' for none. */
            fecha: wireText,
            hora: wireText,
            lugar: wireText,
            /** Reason of the rejection: one of the types of REC-46; '' otherwise. */
            motivo: wireText,
          }),
        ),
        desconocidas: newerRows,
      }),
    ),
  outcome: statusIs('OK'),
})
export type OwnApplication = z.infer<typeof listOwnApplications.response>['data'][number]
