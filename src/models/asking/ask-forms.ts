import {
  type RequestableDetails,
  entryPassDetails,
  exitPassDetails,
  letterDetails,
  LINE_LENGTH,
  MAIL_LENGTH,
  materialDetails,
  MOST_HOURS,
  NUMBER_LENGTH,
  overtimeDetails,
  restDayDetails,
  TEXT_LENGTH,
  vacancyDetails,
  visitDetails,
} from '#contract/approvals/approval-details.ts'
import type { ShownDetails } from '#contract/approvals/shown-details.ts'
import { letterPurposes } from '#domain/approvals/kinds.ts'
import { OVERTIME_DAYS_BACK } from '#domain/approvals/overtime.ts'

export type AskedKind = RequestableDetails['clase']
/** Kinds of P-91, and days off, which have a form of their own. */
export type ChosenKind = AskedKind | 'incidencia'

type NamesOf<Details> = Details extends unknown ? Exclude<keyof Details, 'clase'> : never
export type FieldName = NamesOf<Exclude<ShownDetails, { clase: 'apego' | 'candidato' }>>

/**
 * 'person' is the employee number of a member of the requester's team. 'choice' has few answers, each chosen
 * by one tap.
 */
export type FieldKind =
  | 'line'
  | 'text'
  | 'day'
  | 'time'
  | 'hours'
  | 'count'
  | 'money'
  | 'person'
  | 'mail'
  | 'choice'

export interface AskField {
  name: FieldName
  kind: FieldKind
  isNeeded: boolean
  /** Maximum number of characters; undefined without a limit. */
  most?: number
  answers?: readonly string[]
  /**
   * Condition on the answer of another field. With any other answer, this field is neither shown nor sent.
   */
  only?: { name: FieldName; answer: string }
}

/** Typed texts by field name; '' equals a missing key. */
export type AskValues = Partial<Record<FieldName, string>>

const MAX_LENGTHS: Partial<Record<FieldKind, number>> = {
  line: LINE_LENGTH,
  text: TEXT_LENGTH,
  mail: MAIL_LENGTH,
  person: NUMBER_LENGTH,
}

function field(name: FieldName, kind: FieldKind, isNeeded = true): AskField {
  const most = MAX_LENGTHS[kind]
  return { name, kind, isNeeded, ...(most !== undefined && { most }) }
}
const optional = (name: FieldName, kind: FieldKind) => field(name, kind, false)

type AskSchema =
  | ReturnType<typeof entryPassDetails>
  | ReturnType<typeof exitPassDetails>
  | ReturnType<typeof letterDetails>
  | ReturnType<typeof materialDetails>
  | ReturnType<typeof overtimeDetails>
  | ReturnType<typeof restDayDetails>
  | ReturnType<typeof vacancyDetails>
  | ReturnType<typeof visitDetails>

interface AskForm {
  schema: AskSchema
  fields: readonly AskField[]
  /** Number of past days on which the request may start. */
  daysBack: number
}

export const askForms: Record<AskedKind, AskForm> = {
  descanso_laborado: {
    schema: restDayDetails(),
    fields: [field('dia', 'day'), field('motivo', 'text')],
    daysBack: 0,
  },
  tiempo_extra: {
    schema: overtimeDetails(),
    fields: [
      field('empleado', 'person'),
      field('dia', 'day'),
      field('entrada', 'time'),
      field('horas', 'hours'),
      field('motivo', 'text'),
    ],
    daysBack: OVERTIME_DAYS_BACK,
  },
  pase_salida: {
    schema: exitPassDetails(),
    fields: [
      optional('empleado', 'person'),
      field('dia', 'day'),
      field('hora', 'time'),
      optional('regreso', 'time'),
      optional('descripcion', 'text'),
      field('motivo', 'text'),
    ],
    daysBack: 0,
  },
  pase_ingreso: {
    schema: entryPassDetails(),
    fields: [
      field('nombre', 'line'),
      optional('compania', 'line'),
      field('dia', 'day'),
      field('hora', 'time'),
      optional('descripcion', 'text'),
      field('motivo', 'text'),
    ],
    daysBack: 0,
  },
  ingreso_material: {
    schema: materialDetails(),
    fields: [
      field('material', 'line'),
      field('cantidad', 'line'),
      field('proveedor', 'line'),
      field('dia', 'day'),
      field('hora', 'time'),
      optional('placas', 'line'),
      field('motivo', 'text'),
    ],
    daysBack: 0,
  },
  visita: {
    schema: visitDetails(),
    fields: [
      field('nombre', 'line'),
      field('paterno', 'line'),
      optional('materno', 'line'),
      optional('compania', 'line'),
      field('dia', 'day'),
      optional('diaFin', 'day'),
      field('entrada', 'time'),
      field('salida', 'time'),
      field('razon', 'text'),
      field('ubicacion', 'line'),
      field('accion', 'line'),
      optional('accionDetalle', 'line'),
      optional('correo', 'mail'),
    ],
    daysBack: 0,
  },
  vacante: {
    schema: vacancyDetails(),
    fields: [
      field('puesto', 'line'),
      field('razon', 'text'),
      field('lugares', 'count'),
      optional('sueldo', 'money'),
      optional('productividad', 'text'),
      optional('mercer', 'text'),
    ],
    daysBack: 0,
  },
  carta: {
    schema: letterDetails(),
    fields: [
      { ...field('para', 'choice'), answers: letterPurposes },
      { ...optional('motivo', 'text'), only: { name: 'para', answer: 'otro' } },
      { ...field('sueldo', 'choice'), answers: ['si', 'no'] },
      optional('dirigida', 'line'),
    ],
    daysBack: 0,
  },
}

export function fieldsFor(kind: AskedKind, values: AskValues): readonly AskField[] {
  return askForms[kind].fields.filter(({ only }) => only === undefined || values[only.name] === only.answer)
}

export const askedKinds = Object.keys(askForms) as AskedKind[]

export function isAskedKind(text: string | undefined): text is AskedKind {
  return text !== undefined && text in askForms
}

export const hourChoices: readonly number[] = Array.from({ length: MOST_HOURS * 2 }, (_, at) => (at + 1) / 2)
