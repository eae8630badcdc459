import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { hasField, statusIs } from './outcome.ts'
import {
  neededText,
  wireNumber,
  wireNumberOrNone,
  wireNumberOrNull,
  wireText,
  wireTextOrNone,
} from './wire-values.ts'

const path = '/General/ws-general.php'

export const recordVisit = operation({
  id: 'GEN-10',
  path,
  opcion: 10,
  summary: 'Record a screen visit',
  access: 'session',
  offline: 'online',
  isSilent: true,
  request: () => z.object({ pantalla: neededText(z.minLength(1), z.maxLength(80)) }),
  response: () => z.object({ status: z.optional(z.nullable(z.string())) }),
  outcome: statusIs('OK'),
  beforePasswordChange: true,
})

/** tokenLife: remaining seconds at the time of the response. */
export const readTokenLife = operation({
  id: 'GEN-20',
  path,
  opcion: 20,
  summary: 'Remaining life of the token, in seconds',
  access: 'session',
  offline: 'online',
  isSilent: true,
  request: () => z.object({}),
  response: () => z.object({ status: z.optional(z.nullable(z.string())), tokenLife: wireNumber }),
  outcome: hasField('tokenLife'),
  beforePasswordChange: true,
})

/**
 * Levels and careers in one response; a career's `nivel` is its level. The spec shows only careers (GEN-30).
 */
export const listEducation = operation({
  id: 'GEN-30',
  path,
  opcion: 30,
  summary: 'Education levels and careers',
  access: 'session',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.optional(z.nullable(z.string())),
      escolaridad: z.object({
        niveles: z._default(z.array(z.object({ id: wireNumber, nombre: wireText })), []),
        carreras: z.array(
          z.object({ id: wireNumber, nombre: wireText, nivel: z.optional(wireNumberOrNull) }),
        ),
      }),
    }),
  outcome: hasField('escolaridad', 'ERROR'),
})

/** This server returns a new token. A legacy host may extend the old token and return none. */
export const renewToken = operation({
  id: 'GEN-21',
  path,
  opcion: 21,
  summary: 'Renew the token',
  access: 'session',
  offline: 'online',
  isSilent: true,
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.literal('OK'),
      token: wireTextOrNone,
      tokenLife: wireNumberOrNone,
    }),
  outcome: statusIs('OK'),
  beforePasswordChange: true,
})

/**
 * Tickets for sealed copies that are sent later without a session. Without a ticket, the server refuses large
 * requests. Only the server can read tickets. A host without this operation needs no tickets.
 */
export const readTickets = operation({
  id: 'P-53',
  path,
  opcion: 53,
  summary: 'Tickets for sealed delivery',
  access: 'session',
  offline: 'online',
  isSilent: true,
  request: () => z.object({}),
  response: () => z.object({ status: z.literal('OK'), boletos: z.array(wireText) }),
  outcome: statusIs('OK'),
  beforePasswordChange: true,
})

export const readCompany = operation({
  id: 'GEN-28',
  path,
  opcion: 28,
  summary: 'Company of the person',
  access: 'session',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.optional(z.nullable(z.string())), compania: neededText() }),
  outcome: hasField('compania'),
  beforePasswordChange: true,
})
