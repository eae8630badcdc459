import * as z from 'zod/mini'
import { endpoint, operation } from '../protocol/operation.ts'
import { hasField, statusIs } from '../protocol/outcome.ts'
import {
  neededText,
  wireFlag,
  wireList,
  wireNumber,
  wireNumberOrNone,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

const path = '/Kardex/ws-kardex.php'

/** Employee number of the kardex: the caller's own (spec 002 §7.5). */
const request = () => z.object({ Folio: neededText(z.minLength(1), z.maxLength(20)) })

const counts = () => z.object({ Totales: wireNumber, EsteAnio: wireNumber, EsteMes: wireNumber })

/** Six cards, each with the counts in total, this year and this month (spec 002 §2.4). */
export const kardexSummary = () =>
  z.object({
    faltasAdmin: counts(),
    faltasInjust: counts(),
    incapacidades: counts(),
    vacaciones: counts(),
    permisos: counts(),
    tarjetas: counts(),
  })
export type KardexSummary = z.infer<ReturnType<typeof kardexSummary>>

/**
 * Vacation days by law or by the company's balance, an extension. Days are YYYY-MM-DD, and '' where there is none, as in
 * the first year of service.
 */
export const vacationLeft = () =>
  z.object({
    hoy: wireText,
    empresa: wireText,
    ingreso: wireText,
    /** Completed years of service. */
    anios: wireNumber,
    /** Last anniversary, with the days of its year, and the last day to grant them. */
    desde: wireText,
    derecho: wireNumber,
    otorgarHasta: wireText,
    tomados: wireNumber,
    programados: wireNumber,
    /** Days of requests without a decision; not part of `programados`, nor subtracted from `quedan`. */
    pedidos: wireNumberOrNone,
    /** May have decimals when it begins with `saldo`. */
    quedan: wireNumber,
    /** Part of `quedan` from the year before. */
    delAnterior: wireNumber,
    /** Part of `quedan` whose claim ends first, and its last day. */
    vencen: wireNumber,
    vencenEl: wireText,
    siguienteDesde: wireText,
    siguienteDias: wireNumber,
    articulo: wireText,
    /** False when nobody has read the legal values in their source. */
    confirmada: wireFlag,
    /** Balance of the company's own system at the end of a day, from which `quedan` is computed. */
    saldo: z.optional(z.nullable(z.object({ dias: wireNumber, al: wireText }))),
  })
export type VacationLeft = z.infer<ReturnType<typeof vacationLeft>>

/** One row of a detail table; its kind decides which fields are filled (spec 002 §3, KARD-21). */
export const kardexRow = () =>
  z.object({
    Fecha: wireTextOrNone,
    comentario: wireTextOrNone,
    incapacidad: wireTextOrNone,
    Estatus: wireTextOrNone,
    TipoIncidencia: wireTextOrNone,
    TipoPermiso: wireTextOrNone,
    Comentarios: wireTextOrNone,
    fechaInconformidad: wireTextOrNone,
    // 1 Abierta, 2 Contactando, 3 Cerrada, 4 Revisión, 5 Reparación (spec 002 §4.4)
    estatus: wireNumberOrNone,
    maquina: wireTextOrNone,
    tipoTarjeta: wireTextOrNone,
  })
export type KardexRow = z.infer<ReturnType<typeof kardexRow>>

const rows = () => z.object({ status: z.string(), data: wireList(kardexRow()) })

function detail(id: string, opcion: number, summary: string) {
  return operation({
    id,
    path,
    opcion,
    summary,
    access: 'employee',
    offline: 'cache',
    request,
    response: rows,
    outcome: statusIs('OK'),
  })
}

export const readKardex = operation({
  id: 'KAR-06',
  path,
  opcion: 6,
  summary: 'Kardex summary',
  access: 'employee',
  offline: 'cache',
  request,
  response: () =>
    z.object({
      status: z.optional(z.nullable(z.string())),
      infoKardex: kardexSummary(),
      /** Missing on a host that does not compute it; null when it cannot be computed. */
      vacaciones: z.optional(z.nullable(vacationLeft())),
    }),
  outcome: hasField('infoKardex'),
})

export const listPermits = detail('KAR-01', 1, 'Kardex detail: permits')
export const listVacations = detail('KAR-02', 2, 'Kardex detail: vacations')
export const listIncapacities = detail('KAR-03', 3, 'Kardex detail: incapacities')
export const listUnjustifiedAbsences = detail('KAR-04', 4, 'Kardex detail: unjustified absences')
export const listAdministrativeAbsences = detail('KAR-05', 5, 'Kardex detail: administrative absences')
export const listCards = detail('KAR-07', 7, 'Kardex detail: preventive and lockout cards')

/**
 * Added operation. `cubierto`: first and last day that the company's imports of absences cover for the caller,
 * YYYY-MM-DD; missing without proof.
 */
export const readImportedDays = endpoint({
  id: 'P-273',
  host: 'node',
  method: 'POST',
  path: '/api/portal/kardex/cubierto',
  token: 'header',
  answers: 'json',
  access: 'employee',
  offline: 'cache',
  summary: 'Days that the imported kardex covers for the caller',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      cubierto: z.optional(z.nullable(z.object({ desde: wireText, hasta: wireText }))),
    }),
  outcome: statusIs('OK'),
})
