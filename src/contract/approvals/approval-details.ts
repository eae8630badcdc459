import { isMailOrNone } from '#domain/text/mail-address.ts'
import * as z from 'zod/mini'
import { letterPurposes } from '#domain/approvals/kinds.ts'
import { isHalfHours } from '#domain/approvals/overtime.ts'
import { neededText, wireNumber } from '../protocol/wire-values.ts'

/**
 * Fields of each kind of request that P-91 creates. Days YYYY-MM-DD, times HH:MM, amounts in pesos. Separate
 * from the kinds that are only shown, because page and worker load this file at the start.
 */

export const LINE_LENGTH = 80
export const TEXT_LENGTH = 250
export const MAIL_LENGTH = 120
/** Maximum overtime per person and day, in hours. */
export const MOST_HOURS = 12
export const NUMBER_LENGTH = 12

const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const time = () => neededText(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const line = () => neededText(z.trim(), z.minLength(1), z.maxLength(LINE_LENGTH))
const optionalLine = () => z.optional(neededText(z.trim(), z.maxLength(LINE_LENGTH)))
const text = () => neededText(z.trim(), z.minLength(1), z.maxLength(TEXT_LENGTH))
const optionalText = () => z.optional(neededText(z.trim(), z.maxLength(TEXT_LENGTH)))

export const vacancyDetails = () =>
  z.object({
    clase: z.literal('vacante'),
    puesto: line(),
    razon: text(),
    lugares: wireNumber.check(z.int(), z.minimum(1), z.maximum(999)),
    /** Starting salary a month; omitted until it is known (APVA-09). */
    sueldo: z.optional(wireNumber.check(z.minimum(0), z.maximum(9_999_999.99))),
    productividad: optionalText(),
    mercer: optionalText(),
  })

export const visitDetails = () =>
  z.object({
    clase: z.literal('visita'),
    nombre: line(),
    paterno: line(),
    materno: optionalLine(),
    compania: optionalLine(),
    dia: day(),
    diaFin: z.optional(day()),
    entrada: time(),
    salida: time(),
    razon: text(),
    ubicacion: line(),
    accion: line(),
    accionDetalle: optionalLine(),
    /** Email address that gets the link of the authorized visit; without it, the requester shows the link. */
    correo: z.optional(neededText(z.trim(), z.maxLength(MAIL_LENGTH), z.refine(isMailOrNone))),
  })

export const overtimeDetails = () =>
  z.object({
    clase: z.literal('tiempo_extra'),
    empleado: neededText(z.minLength(1), z.maxLength(NUMBER_LENGTH)),
    dia: day(),
    entrada: time(),
    horas: wireNumber.check(z.minimum(0.5), z.maximum(MOST_HOURS), z.refine(isHalfHours)),
    motivo: text(),
  })

export const restDayDetails = () =>
  z.object({
    clase: z.literal('descanso_laborado'),
    dia: day(),
    motivo: text(),
  })

/** Pass to leave the plant during working hours, for a person or for goods. */
export const exitPassDetails = () =>
  z.object({
    clase: z.literal('pase_salida'),
    empleado: z.optional(neededText(z.maxLength(NUMBER_LENGTH))),
    dia: day(),
    hora: time(),
    regreso: z.optional(time()),
    descripcion: optionalText(),
    motivo: text(),
  })

export const entryPassDetails = () =>
  z.object({
    clase: z.literal('pase_ingreso'),
    nombre: line(),
    compania: optionalLine(),
    dia: day(),
    hora: time(),
    descripcion: optionalText(),
    motivo: text(),
  })

export const materialDetails = () =>
  z.object({
    clase: z.literal('ingreso_material'),
    material: line(),
    cantidad: line(),
    proveedor: line(),
    dia: day(),
    hora: time(),
    placas: optionalLine(),
    motivo: text(),
  })

export const letterDetails = () =>
  z.object({
    clase: z.literal('carta'),
    para: z.enum(letterPurposes),
    /** Addressee; missing means "A quien corresponda". */
    dirigida: optionalLine(),
    sueldo: z.enum(['si', 'no']),
    motivo: optionalText(),
  })

export const requestableDetails = () =>
  z.union([
    vacancyDetails(),
    visitDetails(),
    overtimeDetails(),
    restDayDetails(),
    exitPassDetails(),
    entryPassDetails(),
    materialDetails(),
    letterDetails(),
  ])
export type RequestableDetails = z.infer<ReturnType<typeof requestableDetails>>

export function hasText(text: string | undefined): text is string {
  return text !== undefined && text !== ''
}
