import * as z from 'zod/mini'
import { passwordText } from './login.ts'
import { operation } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'

/** Second step of a sign-in; added operations for people who enable it and for the roles of MFA_ROLES. */

const path = '/Login/ws-segundo-paso.php'
const code = () => neededText(z.minLength(1), z.maxLength(32))

export const readSecondStep = operation({
  id: 'P-71',
  path,
  opcion: 1,
  summary: "State of the person's own second step, and the number of recovery codes left",
  access: 'session',
  offline: 'online',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.literal('OK'),
      activo: wireFlag,
      obligatorio: wireFlag,
      codigos: wireNumber,
    }),
  outcome: statusIs('OK'),
  beforeSecondStep: true,
})

/**
 * The new key stays inactive until P-74 receives one of its codes. A person with a second step must also send a
 * code of the current key or a recovery code.
 */
export const beginSecondStep = operation({
  id: 'P-72',
  path,
  opcion: 2,
  summary: 'Begin a second step: a new key for the app',
  access: 'session',
  offline: 'online',
  request: () => z.object({ password: passwordText(), codigo: z.optional(code()) }),
  response: () => z.object({ status: z.literal('OK'), llave: z.string(), enlace: z.string() }),
  outcome: statusIs('OK'),
  beforeSecondStep: true,
})

/** For a person who lost phone and recovery codes. Administrators cannot remove their own second step here. */
export const removeSecondStepOf = operation({
  id: 'P-73',
  path,
  opcion: 3,
  summary: "Remove a person's second step (administrator)",
  access: 'administrator',
  offline: 'online',
  request: () => z.object({ empleado: neededText(z.minLength(1), z.maxLength(120)) }),
  response: () => z.object({ status: z.literal('OK'), nombre: wireText }),
  outcome: statusIs('OK'),
})

/**
 * codigos and quitar need a code of the current key or a recovery code.
 * - activar: enables the key of P-72, with a code of that key.
 * - codigos: creates ten new recovery codes.
 * - quitar: removes the second step.
 */
export const changeSecondStep = operation({
  id: 'P-74',
  path,
  opcion: 4,
  summary: "Turn the person's own second step on or off, or renew its recovery codes",
  access: 'session',
  offline: 'online',
  request: () =>
    z.object({
      accion: z.enum(['activar', 'codigos', 'quitar']),
      password: passwordText(),
      codigo: code(),
    }),
  response: () => z.object({ status: z.literal('OK'), codigos: z.array(wireText) }),
  outcome: statusIs('OK'),
  beforeSecondStep: true,
})
