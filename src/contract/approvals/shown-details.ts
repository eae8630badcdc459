import * as z from 'zod/mini'
import { fits } from '#domain/candidates/stages.ts'
import { requirementKinds } from '#domain/positions/profile.ts'
import {
  entryPassDetails,
  exitPassDetails,
  letterDetails,
  materialDetails,
  overtimeDetails,
  restDayDetails,
  vacancyDetails,
  visitDetails,
} from './approval-details.ts'
import { neededText, wireNumber, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const incidentDetails = () =>
  z.object({
    clase: z.literal('incidencia'),
    tipo: neededText(z.minLength(1), z.maxLength(60)),
    dia: day(),
    diaFin: day(),
  })

const requirement = () => ({ clase: z.enum(requirementKinds), texto: wireText, meses: wireNumberOrNull })

/** Assessment of a candidate (P-107) against each requirement of the position (ROUTE-15). */
export const fitDetails = () =>
  z.object({
    clase: z.literal('apego'),
    vacante: wireNumber,
    puesto: wireText,
    nombre: wireText,
    requisitos: z.array(z.object(requirement())),
    notas: z.optional(wireText),
  })

export const candidateDetails = () =>
  z.object({
    clase: z.literal('candidato'),
    vacante: wireNumber,
    puesto: wireText,
    nombre: wireText,
    apego: z.array(z.object({ ...requirement(), cumple: z.enum(fits) })),
    notas: z.optional(wireText),
  })

export const shownDetails = () =>
  z.union([
    vacancyDetails(),
    visitDetails(),
    overtimeDetails(),
    restDayDetails(),
    exitPassDetails(),
    entryPassDetails(),
    materialDetails(),
    letterDetails(),
    incidentDetails(),
    fitDetails(),
    candidateDetails(),
  ])
export type ShownDetails = z.infer<ReturnType<typeof shownDetails>>

/** Overtime of the request's week: authorized hours, waiting hours without this request, and the limit. */
export const overtimeWeek = () =>
  z.object({
    desde: wireText,
    hasta: wireText,
    autorizadas: wireNumber,
    enEspera: wireNumber,
    limite: wireNumber,
  })
