import * as z from 'zod/mini'
import {
  MONTHS,
  POSITION_LENGTH,
  PROFILES_AT_ONCE,
  REQUIREMENT_LENGTH,
  REQUIREMENTS_OF_ONE,
  requirementKinds,
} from '#domain/positions/profile.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

/**
 * Positions, added operations: leaders see holders and requirements (ROUTE-28); human resources uploads the
 * requirements (ROUTE-26).
 */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  outcome: statusIs('OK'),
} as const

const requirement = () =>
  z.object({
    clase: z.enum(requirementKinds),
    texto: wireText,
    meses: wireNumberOrNull,
  })

const teamPosition = () =>
  z.object({
    puesto: wireText,
    personas: z.array(z.object({ numero: wireText, nombre: wireText })),
    vacantes: z.array(
      z.object({
        folio: wireNumber,
        lugares: wireNumber,
        autorizada: wireFlag,
        solicitada: wireText,
      }),
    ),
    requisitos: z.array(requirement()),
  })
export type TeamPosition = z.infer<ReturnType<typeof teamPosition>>

export const readTeamPositions = endpoint({
  ...common,
  id: 'P-103',
  path: '/api/portal/puestos/equipo',
  summary: "Positions of the leader's team with people, vacancies and requirements",
  access: 'leader',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), data: z.array(teamPosition()) }),
})

const profile = () => z.object({ puesto: wireText, requisitos: z.array(requirement()) })

/** For comparing a file with the stored profiles before saving. */
export const listProfiles = endpoint({
  ...common,
  id: 'P-104',
  path: '/api/portal/puestos/perfiles',
  summary: 'Requirements of all positions',
  access: 'hr',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), data: z.array(profile()) }),
})

const requirementInput = () =>
  z.object({
    clase: z.enum(requirementKinds),
    texto: neededText(z.trim(), z.minLength(1), z.maxLength(REQUIREMENT_LENGTH)),
    meses: z.nullable(wireNumber.check(z.int(), z.minimum(1), z.maximum(MONTHS))),
  })

/** Stores all uploaded profiles or none. Skips unchanged profiles. */
export const loadProfiles = endpoint({
  ...common,
  id: 'P-105',
  path: '/api/portal/puestos/cargar',
  summary: 'Upload the requirements of positions',
  access: 'hr',
  offline: 'online',
  request: () =>
    z.object({
      perfiles: z
        .array(
          z.object({
            puesto: neededText(z.trim(), z.minLength(1), z.maxLength(POSITION_LENGTH)),
            requisitos: z.array(requirementInput()).check(z.minLength(1), z.maxLength(REQUIREMENTS_OF_ONE)),
          }),
        )
        .check(z.minLength(1), z.maxLength(PROFILES_AT_ONCE)),
    }),
  response: () =>
    z.object({
      status: z.string(),
      nuevos: wireNumber,
      cambiados: wireNumber,
      iguales: wireNumber,
    }),
})
