import * as z from 'zod/mini'
import { loginText } from './login.ts'
import { operation } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber, wireText, wireTextOrNone } from '../protocol/wire-values.ts'

/**
 * One-time passwords issued by another person. Separate from login.ts, because the app's start does not need
 * these operations.
 */

/** Refused in the same cases as P-13. */
export const findForOneTimePassword = operation({
  id: 'P-78',
  path: '/Login/ws-login.php',
  opcion: 10,
  summary: 'Person for whom a one-time password would be issued',
  access: 'accounts',
  isScoped: true,
  offline: 'online',
  request: () => z.object({ empleado: loginText() }),
  response: () =>
    z.object({
      status: z.literal('OK'),
      /** Id for P-13, which makes the password for the person shown. */
      persona: wireNumber,
      nombre: wireText,
      /** '' without an employee record; likewise puesto and departamento. */
      numero: wireText,
      usuario: wireText,
      puesto: wireText,
      departamento: wireText,
      /** Address of a picture; '' for none. */
      foto: wireText,
    }),
  outcome: statusIs('OK'),
})

/**
 * Only an administrator may issue a password for an account with a role; otherwise human resources could sign
 * in with that role.
 */
export const issueOneTimePassword = operation({
  id: 'P-13',
  path: '/Login/ws-login.php',
  opcion: 8,
  summary: 'Issue a one-time password for a person',
  access: 'accounts',
  isScoped: true,
  offline: 'online',
  request: () => z.object({ empleado: loginText(), persona: z.optional(wireNumber) }),
  // temporal is valid once, until vence (format of fecha in GEN-15). An older host sends no vence.
  response: () =>
    z.object({
      status: z.literal('OK'),
      nombre: wireText,
      temporal: neededText(),
      vence: wireTextOrNone,
    }),
  outcome: statusIs('OK'),
})
