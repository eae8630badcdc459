import * as z from 'zod/mini'
import { loginText } from './login.ts'
import { operation } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireNumber, wireText, wireTextOrNone } from './wire-values.ts'

/** Passwords that somebody else is handed, apart from what every start needs of the sign-in. */

/** Own addition: whom P-13 would be about, to be looked at first; refused as P-13 would be. */
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
      /** What P-13 takes back, so that it is made for whoever was shown and nobody else. */
      persona: wireNumber,
      nombre: wireText,
      /** '' without an employee record, as job and department. */
      numero: wireText,
      usuario: wireText,
      puesto: wireText,
      departamento: wireText,
      /** Address of a picture; '' where there is none. */
      foto: wireText,
    }),
  outcome: statusIs('OK'),
})

/** Accounts with a role are an administrator's to help: human resources could come in as one of them. */
export const issueOneTimePassword = operation({
  id: 'P-13',
  path: '/Login/ws-login.php',
  opcion: 8,
  summary: 'Issue a one-time password for a person',
  access: 'accounts',
  heedsScope: true,
  offline: 'online',
  // persona: who was shown (P-78); an older client, which shows nobody, sends none.
  request: () => z.object({ empleado: loginText(), persona: z.optional(wireNumber) }),
  // It works once, until vence (as fecha of GEN-15 is written); absent on a host of an older version.
  response: () =>
    z.object({
      status: z.literal('OK'),
      nombre: wireText,
      temporal: neededText(),
      vence: wireTextOrNone,
    }),
  outcome: statusIs('OK'),
})
