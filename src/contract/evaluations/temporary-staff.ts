import * as z from 'zod/mini'
import { PROJECT_LENGTH, REASON_LENGTH } from '#domain/temporary/evaluators.ts'
import { lifeSteps } from '#domain/temporary/life.ts'
import { staffViews } from '#domain/temporary/process.ts'
import { endpoint, operation } from '../protocol/operation.ts'
import { listOrEmpty, statusIs } from '../protocol/outcome.ts'
import { transactionOutcome } from '../approvals/vacancies.ts'
import { keepListed, listed } from './listed-rows.ts'
import {
  neededText,
  wireFlag,
  wireList,
  wireNumber,
  wireNumberOrNone,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

/**
 * Temporary staff on the way to a permanent job (spec 002 §7.1, §7.3, §7.4). One id identifies the person's
 * process, its row (`item`) and the evaluation of the current revision (`idEvaluacion`, `idEvaluado`).
 * domain/temporary/process.ts defines the actions of each status.
 */

export const staffPath = '/General/PersonalTemporal/ws-personal-temporal.php'

export const staffId = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const status = () => z.optional(z.nullable(z.string()))
const done = () => z.object({ status: status() })
const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const reason = () => neededText(z.trim(), z.minLength(1), z.maxLength(REASON_LENGTH))
export const employeeNumber = () => neededText(z.trim(), z.minLength(1), z.maxLength(20))
/** Row exactly as the host listed it (asListed); this server reads only the id. */
export const item = () => z.object({ id: staffId })
export const ALL_STATUSES = 'all_incidencias'

const common = { path: staffPath, access: 'employee' } as const
const action = { ...common, offline: 'online', isOnce: true, outcome: statusIs('OK') } as const

const row = () =>
  z.object({
    id: staffId,
    id_tipo: wireNumber,
    emplid: wireText,
    nombre: wireText,
    DESCR: wireText,
    descr1: wireText,
    Area: wireText,
    /** Full days since the first day of work. */
    DIAS: wireNumber,
    grupo_Trabajo: wireText,
    /** 0 or 1. */
    capacitacion: wireNumber,
    nombreEstatus: wireTextOrNone,
    revision: wireNumber,
    /** A host may send statuses that the specification does not name. */
    estatus: wireNumber,
    /** YYYY-MM-DD. */
    fecha_aplicacion: wireText,
    foto: wireText,
    JOBCODE: wireTextOrNone,
    // The fields below are added fields.
    /** Last day to answer the surveys, in statuses 3 and 4; '' otherwise. */
    vence: wireTextOrNone,
    /** Number of surveys of this revision; completados: number of answered surveys. */
    total: wireNumberOrNone,
    completados: wireNumberOrNone,
    /** Name of the leader; '' if no leader has an account (RESPONSABLEVACIO). Absent on legacy hosts. */
    responsable: wireTextOrNone,
    /** Id of the caller's own unanswered survey about this person; 0 for none. */
    miEncuesta: wireNumberOrNone,
    listed: listed(),
  })
export type StaffRow = z.infer<ReturnType<typeof row>>

/** TEMP-09 … 11: most urgent first. Views 1 and 3 are for human resources, 2 for leaders. */
export const listStaff = operation({
  ...common,
  id: 'TMP-01',
  opcion: 1,
  summary: 'Temporary people, with the number in each status',
  offline: 'cache',
  request: () =>
    z.object({
      ruta: neededText(z.maxLength(80)),
      rol: wireNumber.check(z.refine((value) => staffViews.some((known) => known === value))),
      estatus: z.union([z.literal(ALL_STATUSES), wireNumber.check(z.int(), z.minimum(1), z.maximum(6))]),
    }),
  response: () =>
    z.object({
      status: status(),
      personalTemporal: wireList(row()),
      contadores: wireList(
        z.object({ estatus: z.union([wireNumber, wireText]), nombre: wireText, num: wireNumber }),
      ),
    }),
  outcome: listOrEmpty('personalTemporal'),
  received: (response, answer) => ({
    ...response,
    personalTemporal: keepListed(
      response.personalTemporal,
      (answer as { personalTemporal?: unknown }).personalTemporal,
    ),
  }),
})

const collaborator = () => z.object({ EMPLID: wireText, nombreMostrar: wireText, NAME: wireText })
export type Collaborator = z.infer<ReturnType<typeof collaborator>>
const numbers = () => z.array(employeeNumber()).check(z.maxLength(20))

export const listPeers = operation({
  ...common,
  id: 'TMP-02',
  opcion: 2,
  summary: 'Peers of a temporary person',
  offline: 'online',
  request: () => z.object({ emplid: employeeNumber() }),
  response: () => z.object({ status: status(), pares: wireList(collaborator()) }),
  outcome: listOrEmpty('pares'),
})

/**
 * EVAL-47: makes a survey for each evaluator, for the boss, and for the person if the person has an account.
 * Refuses more than three peers or clients.
 */
export const saveEvaluators = operation({
  ...action,
  id: 'TMP-03',
  opcion: 3,
  summary: 'Save the chosen clients and peers',
  request: () => z.object({ clientes: numbers(), pares: numbers(), item: item() }),
  response: done,
})

export const advance = operation({
  ...action,
  id: 'TMP-04',
  opcion: 4,
  summary: 'Advance a temporary person (siguientePaso)',
  request: () => z.object({ item: item() }),
  response: () => z.object({ status: status(), estatus: wireNumberOrNone }),
})

/** TEMP-56. */
export const listStatuses = operation({
  ...common,
  id: 'TMP-15',
  opcion: 15,
  summary: 'Names of the statuses',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: status(),
      estatusPlantas: wireList(z.object({ estatus: wireNumber, nombre: wireText })),
    }),
  outcome: listOrEmpty('estatusPlantas'),
})

/** TEMP-41 … 43, BR-44: sets the first day on the payroll (`nomina`), not before the first day of work. */
export const assignPlant = operation({
  ...action,
  id: 'TMP-16',
  opcion: 16,
  summary: 'Confirm the administrative plant',
  request: () =>
    z.object({
      form: z.object({
        nomina: neededText(z.trim(), z.maxLength(10)),
        titulo: wireTextOrNone,
        tipo: wireTextOrNone,
        subtitulo: wireTextOrNone,
      }),
      item: item(),
    }),
  response: () => z.object({ status: status(), message: wireTextOrNone }),
})

/** TEMP-49. */
export const removeStaff = operation({
  ...action,
  id: 'TMP-17',
  opcion: 17,
  summary: 'Remove a temporary person from the list',
  request: () => z.object({ item: item(), justificacionBaja: reason() }),
  response: done,
})

/** DICT-08 … 12. Added field `item`: the evaluated person, who is left out, too. */
export const listPossibleClients = operation({
  ...common,
  id: 'TMP-19',
  opcion: 19,
  summary: 'Possible clients, without the chosen peers',
  offline: 'online',
  request: () => z.object({ pares: numbers(), item: z.optional(item()) }),
  response: () => z.object({ status: status(), colaboradores: wireList(collaborator()) }),
  outcome: listOrEmpty('colaboradores'),
})

export const resolvePeers = operation({
  ...common,
  id: 'TMP-20',
  opcion: 20,
  summary: 'Rows and employee numbers of the chosen peers',
  offline: 'online',
  request: () => z.object({ pares: numbers(), item: z.optional(item()) }),
  response: () =>
    z.object({
      status: status(),
      pares: wireList(z.object({ EMPLID: wireText, NAME: wireText })),
      folios: wireList(wireText),
    }),
  outcome: listOrEmpty('pares'),
})

/** TEMP-29, 30, 59: absences of the last 90 days; VACIO: none, so the process may continue. */
export const checkKardex = operation({
  ...common,
  id: 'TMP-21',
  opcion: 21,
  summary: 'Kardex check of a temporary person',
  offline: 'online',
  request: () => z.object({ emplid: employeeNumber() }),
  response: () =>
    z.object({
      status: status(),
      kardex: wireList(z.object({ Fecha: wireText, TipoIncidencia: wireText, comentario: wireText })),
    }),
  outcome: listOrEmpty('kardex'),
})

/** TEMP-27, 58: moves the person to status 5. */
export const continueByKardex = operation({
  ...action,
  id: 'TMP-22',
  opcion: 22,
  summary: 'Continue after the kardex check',
  request: () => z.object({ item: item() }),
  response: () => z.object({ status: status(), estatus: wireNumberOrNone }),
})

/** TEMP-31. */
export const listKardexJobs = operation({
  ...common,
  id: 'TMP-23',
  opcion: 23,
  summary: 'Job codes that are decided by the kardex',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: status(), data: wireList(z.object({ JOBCODE: wireText })) }),
  outcome: listOrEmpty('data'),
})

/** TEMP-45, 46, 60, BR-16: the server computes the date and refuses any other date. `perfil` is the view. */
export const extendContract = operation({
  ...action,
  id: 'TMP-24',
  opcion: 24,
  summary: 'Extend the contract of a temporary person',
  request: () =>
    z.object({
      /** Added field, because the spec's body names no person. */
      id: z.optional(staffId),
      perfil: wireNumber.check(z.refine((value) => staffViews.some((known) => known === value))),
      mes: wireNumber.check(z.int(), z.minimum(1), z.maximum(3)),
      justificacion: reason(),
      fecha_aplicacion: day(),
      fecha_extension: day(),
    }),
  response: () => z.object({ status: status(), revision: wireNumberOrNone }),
})

/** TEMP-38, 39: the response's message is shown. */
export const activate = operation({
  ...action,
  id: 'PLA-02',
  path: '/RelacionesLaborales/PlantasAdministrativas/ws-plantas-administrativas.php',
  opcion: 2,
  summary: 'Activate a waiting temporary person',
  request: () => z.object({ idEvaluado: staffId }),
  response: () => z.object({ respuesta: z.object({ status_tran: wireText, message: wireText }) }),
  outcome: (answer) => transactionOutcome(answer, 'status_tran', 'OK'),
})

/** TEMP-36, 37. */
export const confirmTraining = endpoint({
  id: 'NODE-16',
  method: 'PUT',
  host: 'node',
  token: 'header',
  answers: 'json',
  access: 'employee',
  offline: 'online',
  isOnce: true,
  path: '/api/plantasAdministrativas/confirmarCapacitacion',
  summary: 'Confirm the training of a temporary person',
  request: () => z.object({ id: staffId, capacitacion: wireNumber.check(z.minimum(1), z.maximum(1)) }),
  response: done,
  outcome: statusIs('OK'),
})

const extension = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  outcome: statusIs('OK'),
} as const

export const readLife = endpoint({
  ...extension,
  id: 'P-117',
  path: '/api/portal/temporales/vida',
  summary: 'History of decisions about a temporary person',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({ id: staffId }),
  response: () =>
    z.object({
      status: z.string(),
      data: z.array(
        z.object({
          paso: z.enum(lifeSteps),
          /** ISO 8601; the first step has only a day, YYYY-MM-DD. */
          cuando: wireText,
          /** '' for an automatic step. */
          quien: wireText,
          /** Project, reason, months and reason of an extension, or first day on the payroll; '' for none. */
          nota: wireText,
        }),
      ),
    }),
})

const member = () =>
  z.object({
    numero: employeeNumber(),
    lider: wireFlag,
    fecha_aplicacion: z.optional(day()),
  })

/**
 * Registers people of a project as a family with exactly one leader, who becomes responsible for them (DICT-05
 * … 07, 14).
 */
export const registerFamily = endpoint({
  ...extension,
  id: 'P-118',
  path: '/api/portal/temporales/registrar',
  summary: 'Register temporary people of a project with their leader',
  access: 'hr',
  offline: 'online',
  isOnce: true,
  request: () =>
    z.object({
      proyecto: neededText(z.trim(), z.minLength(1), z.maxLength(PROJECT_LENGTH)),
      integrantes: z.array(member()).check(z.minLength(1), z.maxLength(50)),
    }),
  /**
   * omitidos: numbers of people who were skipped, because they are already in the process and their leader
   * has an account.
   */
  response: () => z.object({ status: z.string(), registrados: wireNumber, omitidos: z.array(wireText) }),
})

/** People of the caller's company, at most 20. */
export const findCollaborators = endpoint({
  ...extension,
  id: 'P-119',
  path: '/api/portal/temporales/buscar',
  summary: 'Find people by name or number',
  access: 'hr',
  offline: 'online',
  request: () => z.object({ buscar: neededText(z.trim(), z.minLength(1), z.maxLength(60)) }),
  response: () => z.object({ status: z.string(), data: z.array(collaborator()) }),
})
