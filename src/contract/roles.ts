import { ROLES } from '#domain/roles.ts'
import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from './wire-values.ts'

/**
 * Who holds which role, and what waits for the second administrator, ours. Roles are given and taken by P-66 and P-67
 * (people.ts), which answer whether the change waits.
 */

export const ROLES_PER_PAGE = 20

const common = {
  host: 'node',
  token: 'header',
  answers: 'json',
  access: 'administrator',
  offline: 'online',
  method: 'POST',
  outcome: statusIs('OK'),
} as const

const role = () => z.enum(ROLES)

/** Names of places; null: all of them. */
const scope = () => ({
  companias: z.nullable(z.array(wireText)),
  plantas: z.nullable(z.array(wireText)),
})

const held = () =>
  z.object({
    rol: role(),
    ...scope(),
    /** dd/mm/yyyy. */
    desde: wireText,
    /** '' from the server's terminal, or from before there was a record of it. */
    dio: wireText,
    /** '' where there was no second administrator. */
    confirmo: wireText,
  })
export type HeldRole = z.infer<ReturnType<typeof held>>

const holder = () =>
  z.object({
    id: wireNumber,
    numero: wireText,
    nombre: wireText,
    usuario: wireText,
    puesto: wireText,
    roles: z.array(held()),
    esPropia: wireFlag,
  })
export type RoleHolder = z.infer<ReturnType<typeof holder>>

const proposed = () =>
  z.object({
    id: wireNumber,
    persona: wireNumber,
    nombre: wireText,
    rol: role(),
    accion: z.enum(['dar', 'quitar']),
    ...scope(),
    propuso: wireText,
    /** dd/mm/yyyy. */
    desde: wireText,
    vence: wireText,
    /** The caller proposed it: another administrator confirms. */
    esMia: wireFlag,
    /** It is about the caller, who has no say in it. */
    esPropia: wireFlag,
  })
export type ProposedRole = z.infer<ReturnType<typeof proposed>>

/** P-205: what waits, first to end first, and people with a role, by name. `rol`: of that role alone. */
export const listRoles = endpoint({
  ...common,
  id: 'P-205',
  path: '/api/portal/roles/lista',
  summary: 'Who holds which role, and what waits for a second administrator',
  request: () =>
    z.object({
      buscar: z.optional(neededText(z.maxLength(60))),
      rol: z.optional(role()),
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
    }),
  response: () =>
    z.object({
      status: z.literal('OK'),
      esperan: z.array(proposed()),
      data: z.array(holder()),
      total: wireNumber,
    }),
})

const decision = () => z.object({ id: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) })
const done = () => z.object({ status: z.literal('OK') })

/** P-206: never by its proposer; by whom it is about only where the two are all there are. */
export const confirmRole = endpoint({
  ...common,
  id: 'P-206',
  path: '/api/portal/roles/confirmar',
  summary: 'Confirm a proposed role as the second administrator',
  request: decision,
  response: done,
})

/** P-207: its proposer withdraws it, any other administrator refuses it; whom it is about where the two are all there are. */
export const refuseRole = endpoint({
  ...common,
  id: 'P-207',
  path: '/api/portal/roles/rechazar',
  summary: 'Refuse a proposed role, or withdraw one’s own proposal',
  request: decision,
  response: done,
})
