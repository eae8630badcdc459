import * as z from 'zod/mini'
import { loginText } from './login.ts'
import { operation } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireNumber, wireText, wireTextOrNone } from './wire-values.ts'

/** One-time passwords issued by another person, separate from the operations that every start needs. */

/** Extension: shows the person before P-13; refused in the same cases. */
export const findForOneTimePassword = operation({
  id: 'P-78',
  path: '/Login/ws-login.php',
  opcion: 10,
  summary: 'Whose one-time password a typed name would be',
  access: 'accounts',
  heedsScope: true,
  offline: 'online',
  request: () => z.object({ empleado: loginText() }),
  response: () =>
    z.object({
      status: z.literal('OK'),
      /** Id for P-13, so that the password is made for the person shown. */
      persona: wireNumber,
      nombre: wireText,
      /** '' without an employee record, like job and department. */
      numero: wireText,
      usuario: wireText,
      puesto: wireText,
      departamento: wireText,
      /** Address of a picture; '' for none. */
      foto: wireText,
    }),
  outcome: statusIs('OK'),
})

/** Accounts with a role require an administrator: human resources could otherwise sign in as one of them. */
export const issueOneTimePassword = operation({
  id: 'P-13',
  path: '/Login/ws-login.php',
  opcion: 8,
  summary: 'Issue a one-time password for a person',
  access: 'accounts',
  heedsScope: true,
  offline: 'online',
  // persona: the person shown by P-78; an older client, which shows nobody, sends none.
  request: () => z.object({ empleado: loginText(), persona: z.optional(wireNumber) }),
  // Valid once, until vence (in the format of fecha in GEN-15); absent on a host of an older version.
  response: () =>
    z.object({
      status: z.literal('OK'),
      nombre: wireText,
      temporal: neededText(),
      vence: wireTextOrNone,
    }),
  outcome: statusIs('OK'),
})
