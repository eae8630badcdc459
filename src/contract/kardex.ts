import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { hasField, statusIs } from './outcome.ts'

const path = '/Kardex/ws-kardex.php'

/** The employee number whose kardex it is: the caller's own (spec 002 §7.5). */
const request = z.object({ Folio: z.string().check(z.minLength(1), z.maxLength(20)) })

const counts = z.object({ Totales: z.number(), EsteAnio: z.number(), EsteMes: z.number() })

/** Six cards, each with total, this year and this month (spec 002 §2.4). */
export const kardexSummary = z.object({
  faltasAdmin: counts,
  faltasInjust: counts,
  incapacidades: counts,
  vacaciones: counts,
  permisos: counts,
  tarjetas: counts,
})
export type KardexSummary = z.infer<typeof kardexSummary>

/** One row of a detail table; which fields are filled depends on the kind (spec 002 §3, KARD-21). */
export const kardexRow = z.object({
  Fecha: z.optional(z.string()),
  comentario: z.optional(z.string()),
  incapacidad: z.optional(z.string()),
  Estatus: z.optional(z.string()),
  TipoIncidencia: z.optional(z.string()),
  TipoPermiso: z.optional(z.string()),
  Comentarios: z.optional(z.string()),
  fechaInconformidad: z.optional(z.string()),
  // 1 Abierta, 2 Contactando, 3 Cerrada, 4 Revisión, 5 Reparación (spec 002 §4.4)
  estatus: z.optional(z.number()),
  maquina: z.optional(z.string()),
  tipoTarjeta: z.optional(z.string()),
})
export type KardexRow = z.infer<typeof kardexRow>

const rows = z.object({ status: z.string(), data: z.array(kardexRow) })

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
  response: z.object({ status: z.optional(z.string()), infoKardex: kardexSummary }),
  outcome: hasField('infoKardex'),
})

export const listPermits = detail('KAR-01', 1, 'Kardex detail: permits')
export const listVacations = detail('KAR-02', 2, 'Kardex detail: vacations')
export const listIncapacities = detail('KAR-03', 3, 'Kardex detail: incapacities')
export const listUnjustifiedAbsences = detail('KAR-04', 4, 'Kardex detail: unjustified absences')
export const listAdministrativeAbsences = detail('KAR-05', 5, 'Kardex detail: administrative absences')
export const listCards = detail('KAR-07', 7, 'Kardex detail: preventive and lockout cards')
