import * as z from 'zod/mini'
import { passwordText } from './login.ts'
import { operation } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from './wire-values.ts'

/** The second step of a sign-in: our own addition, for whoever turns it on and for the roles of MFA_ROLES. */

const path = '/Login/ws-segundo-paso.php'
/** Six numbers of the app, or a recovery code. */
const code = () => neededText(z.minLength(1), z.maxLength(32))

/** Whether the person has a second step, must have one, and how many recovery codes are left. */
export const readSecondStep = operation({
  id: 'P-71',
  path,
  opcion: 1,
  summary: "The person's own second step: on, demanded, recovery codes left",
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

/** Nothing changes before P-74 has had a code of the new key. Whoever has a second step gives a code of it, too. */
export const beginSecondStep = operation({
  id: 'P-72',
  path,
  opcion: 2,
  summary: 'Begin a second step: a new key for the app',
  access: 'session',
  offline: 'online',
  request: () => z.object({ password: passwordText(), codigo: z.optional(code()) }),
  // llave: base32; enlace: the same as an otpauth: address, for the drawing that a phone reads.
  response: () => z.object({ status: z.literal('OK'), llave: z.string(), enlace: z.string() }),
  outcome: statusIs('OK'),
  beforeSecondStep: true,
})

/** By an administrator, for whoever lost phone and recovery codes; nobody their own. */
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
 * Each with a code: of the new key to turn it on, of the present one (or a recovery code) for anything else.
 * activar: the key of P-72 counts from now on; codigos: ten new recovery codes; quitar: no second step any more.
 */
export const changeSecondStep = operation({
  id: 'P-74',
  path,
  opcion: 4,
  summary: "Turn the person's own second step on, renew its recovery codes, or turn it off",
  access: 'session',
  offline: 'online',
  request: () =>
    z.object({
      accion: z.enum(['activar', 'codigos', 'quitar']),
      password: passwordText(),
      codigo: code(),
    }),
  // codigos: the new recovery codes, told this once.
  response: () => z.object({ status: z.literal('OK'), codigos: z.array(wireText) }),
  outcome: statusIs('OK'),
  beforeSecondStep: true,
})
