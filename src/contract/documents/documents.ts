import * as z from 'zod/mini'
import { operation, type Outcome } from '../protocol/operation.ts'
import { hasField, statusIs } from '../protocol/outcome.ts'
import { baseOfSave, stepVersion, withStored } from '../data-form/step-versions.ts'
import { wireNumber, wireNumberOrNone, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

/**
 * Seven-step data form (spec 000 §3 … §5 and §7). Each step has its own fields in `datos`, checked by the rules
 * of domain/data-form/data-form.ts. Typed values are sent as text, ids as numbers, months as YYYY-MM, dates as
 * YYYY-MM-DD.
 */

const path = '/RelacionesLaborales/DocumentacionEmpleados/ws-carga-documentos.php'
const status = () => z.optional(z.nullable(z.string()))
const request = () => z.object({})
const common = { path, access: 'session', request: request() } as const

const named = () => z.object({ id: wireNumber, nombre: wireText })
export type NamedChoice = z.infer<ReturnType<typeof named>>

/** VACIO: not registered; bandera is the step to open (absent on the first visit). OK: registered. */
export const checkRegistration = operation({
  ...common,
  id: 'DOC-10',
  opcion: 10,
  summary: 'State of the data form: complete, or the next step',
  offline: 'cache',
  response: () =>
    z.object({
      status: z.string(),
      bandera: wireNumberOrNone,
      EstadoCivil: z.optional(wireNumberOrNull),
    }),
  outcome: statusIs('OK'),
})

export const listStepNames = operation({
  ...common,
  id: 'DOC-11',
  opcion: 11,
  summary: 'Names of the seven steps',
  offline: 'cache',
  response: () =>
    z.object({
      status: status(),
      data: z.array(z.object({ id_categoria: wireNumber, abreviatura: wireText })),
    }),
  outcome: hasField('data', 'ERROR'),
})

/** Accepts only OK: VACIO is a refusal here too (spec 000 §8). */
function savedOnly(answer: unknown): Outcome {
  const outcome = statusIs('OK')(answer)
  return outcome === 'empty' ? { code: 'VACIO', message: '' } : withStored(outcome, answer)
}

/** May be repeated. `bandera` 7 in the response: the form is complete. */
export const saveStep = operation({
  ...common,
  id: 'DOC-12',
  opcion: 12,
  summary: 'Save one step of the data form',
  offline: 'queue',
  request: () =>
    z.object({
      bandera: wireNumber.check(z.int(), z.minimum(1), z.maximum(7)),
      datos: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
      base: baseOfSave(),
    }),
  /** `guardado`: only for requests with `base`. */
  response: () => z.object({ status: z.string(), bandera: wireNumber, guardado: z.optional(wireText) }),
  outcome: savedOnly,
})

/** Lets a second device show the same data. */
export const readSavedSteps = operation({
  ...common,
  id: 'P-15',
  opcion: 13,
  summary: "The person's own saved steps",
  offline: 'online',
  response: () =>
    z.object({
      status: z.string(),
      data: z.array(
        z.extend(stepVersion(), {
          bandera: wireNumber.check(z.int(), z.minimum(1), z.maximum(7)),
          /** Time of the last change after registration, ISO 8601; absent for none. */
          cambiado: z.optional(wireText),
        }),
      ),
    }),
  outcome: statusIs('OK'),
})

/** imss is the NSS. */
export const readEmployeeIds = operation({
  ...common,
  id: 'DOC-18',
  opcion: 18,
  summary: 'RFC, CURP and NSS known to the company',
  offline: 'cache',
  response: () =>
    z.object({
      status: status(),
      colaborador: z.object({ rfc: wireText, curp: wireText, imss: wireText }),
    }),
  outcome: hasField('colaborador', 'ERROR'),
})

export const listActivities = operation({
  ...common,
  id: 'DOC-19',
  opcion: 19,
  summary: 'Physical activities',
  offline: 'cache',
  response: () => z.object({ status: status(), actFisica: z.array(named()) }),
  outcome: hasField('actFisica', 'ERROR'),
})

export const listMaritalStatuses = operation({
  ...common,
  id: 'DOC-21',
  opcion: 21,
  summary: 'Marital statuses; 2 and 4 have a partner',
  offline: 'cache',
  response: () => z.object({ status: status(), data: z.array(named()) }),
  outcome: hasField('data', 'ERROR'),
})

export const listYesNo = operation({
  ...common,
  id: 'DOC-22',
  opcion: 22,
  summary: 'Yes and no',
  offline: 'cache',
  response: () => z.object({ status: status(), data: z.array(named()) }),
  outcome: hasField('data', 'ERROR'),
})
