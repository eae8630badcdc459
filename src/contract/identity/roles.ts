import { ROLES } from '#domain/identity/roles.ts'
import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'

/** Role holders, and proposals that wait for a second administrator; added operations. */

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

/** Names of companies and plants; null for all. */
const scope = () => ({
  companias: z.nullable(z.array(wireText)),
  plantas: z.nullable(z.array(wireText)),
})

const heldRole = () =>
  z.object({
    rol: role(),
    ...scope(),
    /** dd/mm/yyyy. */
    desde: wireText,
    /** Granting administrator; '' for the server's terminal, or in older records. */
    dio: wireText,
    /** Confirming administrator; '' if no confirmation was needed. */
    confirmo: wireText,
  })
export type HeldRole = z.infer<ReturnType<typeof heldRole>>

const holder = () =>
  z.object({
    id: wireNumber,
    numero: wireText,
    nombre: wireText,
    usuario: wireText,
    puesto: wireText,
    roles: z.array(heldRole()),
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
    /** True when the caller made the proposal; another administrator must then confirm it. */
    esMia: wireFlag,
    /** True when the proposal concerns the caller and the caller may not decide about it. */
    esPropia: wireFlag,
  })
export type ProposedRole = z.infer<ReturnType<typeof proposed>>

export const listRoles = endpoint({
  ...common,
  id: 'P-205',
  path: '/api/portal/roles/lista',
  summary: 'Holders of each role, and proposals that wait for a second administrator',
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

/** The proposer may not confirm. The person concerned may confirm only if there are just two administrators. */
export const confirmRole = endpoint({
  ...common,
  id: 'P-206',
  path: '/api/portal/roles/confirmar',
  summary: 'Confirm a proposed role as the second administrator',
  request: decision,
  response: done,
})

/**
 * The proposer withdraws the proposal, another administrator refuses it. The person concerned may refuse only
 * if there are just two administrators.
 */
export const refuseRole = endpoint({
  ...common,
  id: 'P-207',
  path: '/api/portal/roles/rechazar',
  summary: 'Refuse a proposed role, or withdraw one’s own proposal',
  request: decision,
  response: done,
})
