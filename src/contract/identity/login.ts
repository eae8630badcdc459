import type { MenuNode } from '#domain/identity/menu.ts'
import * as z from 'zod/mini'
import { CREDENTIAL_ID_LENGTH, PASSKEYS_PER_PERSON } from '#domain/identity/passkey.ts'
import { type Outcome, operation } from '../protocol/operation.ts'
import { fieldText, hasField, statusIs, textIs } from '../protocol/outcome.ts'
import {
  digits,
  neededText,
  wireFlag,
  wireList,
  wireNumber,
  wireNumberOrNone,
  wireNumberOrZero,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

const path = '/Login/ws-login.php'

export const passwordText = () => neededText(z.minLength(1), z.maxLength(256))
export const loginText = () => neededText(z.minLength(1), z.maxLength(120))
const done = () => z.object({ status: z.literal('OK') })

/**
 * Tokens that this server gave the device at sign-ins. With such a token, password guesses from other devices
 * do not delay this device. A token gives no access. Clients send the field even when it is empty ([]); an
 * older client that omits it gets no token.
 */
export const dispositivos = () => z.optional(z.array(neededText(z.maxLength(64))).check(z.maxLength(3)))
/** Passkeys of the device that stay valid; all others of the person are revoked. */
const huellas = () =>
  z.optional(z.array(neededText(z.maxLength(CREDENTIAL_ID_LENGTH))).check(z.maxLength(PASSKEYS_PER_PERSON)))
/**
 * Random id of the device for its request of a recovery code. A stranger does not know the id, so a stranger
 * cannot use up the code's tries.
 */
const solicitud = () => z.optional(neededText(z.minLength(22), z.maxLength(64)))

/**
 * Session data of the person (spec 001 §3). `Id_Usuario` 0: no employee record. EstatusPass 0: the password
 * must be changed first (G-12).
 */
export const userData = () =>
  z.object({
    Id_Usuario: wireNumber,
    Nombre: wireText,
    Correo: wireText,
    Nickname: wireText,
    Folio: neededText(),
    EstatusPass: wireNumber,
    IdGrupo: wireNumberOrZero,
    Foto: wireText,
    Puesto: wireText,
    Departamento: wireText,
    compania: neededText(),
    GrupoPago: wireNumberOrZero,
    gTrabajo: wireText,
    DEPTID: wireText,
  })
export type UserData = z.infer<ReturnType<typeof userData>>

const menuNode: z.ZodMiniType<MenuNode> = z.object({
  name: wireTextOrNone,
  descripcion: wireTextOrNone,
  url: wireText,
  nodes: wireList(z.lazy(() => menuNode)),
})

export const menu = () =>
  z.object({
    modules: z.array(z.object({ url: wireText, title: wireText, view: wireText })),
    tree: z.array(menuNode),
    isMultisistema: wireFlag,
  })
export type Menu = z.infer<ReturnType<typeof menu>>

/**
 * entrega, boletos: grant and first tickets (P-53) for sealed copies, absent on a legacy host. dispositivo:
 * token for the next sign-in. marca: on kiosks only, a constant secret that identifies the person's data on the
 * kiosk.
 */
export const signedIn = () =>
  z.object({
    status: z.literal('OK'),
    token: z.string(),
    EstatusPass: wireNumber,
    tokenLife: wireNumber,
    entrega: wireTextOrNone,
    boletos: z.optional(z.array(wireText)),
    dispositivo: wireTextOrNone,
    marca: wireTextOrNone,
    // 0: the person's role requires a second step that is not set up; absent for other people.
    SegundoPaso: z.optional(digits(z.literal(0))),
  })

/** SEGUNDO: the password was correct and the person has a second step; P-70 takes `paso` with the code. */
function signInOutcome(answer: unknown): Outcome {
  const outcome = statusIs('OK')(answer)
  if (typeof outcome === 'string' || outcome.code !== 'SEGUNDO') return outcome
  return { ...outcome, paso: fieldText(answer, 'paso') }
}

/** Kind of device, which limits renewals; without it the kiosk's 12 hours apply. */
export const deviceField = () => z.optional(z.enum(['personal', 'kiosco']))

export const signIn = operation({
  id: 'P-01',
  path,
  opcion: 1,
  summary: 'Sign in',
  access: 'public',
  offline: 'online',
  request: () =>
    z.object({
      correo: loginText(),
      password: passwordText(),
      dispositivos: dispositivos(),
      equipo: deviceField(),
    }),
  response: signedIn,
  outcome: signInOutcome,
})

/**
 * Six digits of the authenticator app, or a recovery code. VENCIDO: `paso` has expired; the client starts again
 * with P-01.
 */
export const redeemSecondStep = operation({
  id: 'P-70',
  path,
  opcion: 70,
  summary: 'Sign in: the second step',
  access: 'public',
  offline: 'online',
  request: () =>
    z.object({
      paso: neededText(z.minLength(1), z.maxLength(512)),
      codigo: neededText(z.minLength(1), z.maxLength(32)),
      dispositivos: dispositivos(),
      equipo: deviceField(),
    }),
  response: signedIn,
  outcome: statusIs('OK'),
})

/**
 * Ends the session, even an expired session (spec 000 §7). Added field `vencida`: the time limit ended the
 * session, not the person, so the device keeps its push subscription.
 */
export const signOut = operation({
  id: 'LOG-02',
  path,
  opcion: 2,
  summary: 'Sign out',
  access: 'public',
  sendsToken: true,
  offline: 'online',
  answers: 'text',
  request: () => z.object({ vencida: z.optional(z.boolean()) }),
  response: () => z.string(),
  outcome: textIs('OK'),
})

export const readUser = operation({
  id: 'LOG-03',
  path,
  opcion: 3,
  summary: 'User data',
  access: 'session',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.optional(z.nullable(z.string())),
      datosLogin: z.array(userData()).check(z.minLength(1)),
    }),
  outcome: hasField('datosLogin'),
  beforePasswordChange: true,
})

export const readMenu = operation({
  id: 'LOG-04',
  path,
  opcion: 4,
  summary: 'Menu',
  access: 'session',
  offline: 'cache',
  request: () => z.object({ correo: neededText(z.maxLength(120)) }),
  response: () => z.object({ status: z.optional(z.nullable(z.string())), msj: menu() }),
  outcome: hasField('msj'),
  beforePasswordChange: true,
})

export const requestRecovery = operation({
  id: 'P-02',
  path,
  opcion: 5,
  summary: 'Request a recovery code by email',
  access: 'public',
  offline: 'online',
  request: () => z.object({ correo: loginText(), dispositivos: dispositivos(), solicitud: solicitud() }),
  response: done,
  outcome: statusIs('OK'),
})

export const changePassword = operation({
  id: 'P-03',
  path,
  opcion: 6,
  summary: 'Change the password',
  access: 'session',
  offline: 'online',
  // dispositivos: devices that remain known; all other devices of the person are forgotten.
  request: () =>
    z.object({
      password: passwordText(),
      nuevo: passwordText(),
      dispositivos: dispositivos(),
      huellas: huellas(),
    }),
  // Ends all other sessions; this session continues with the new token. A company's own host may send only OK;
  // the session then continues unchanged.
  response: () =>
    z.object({
      status: z.literal('OK'),
      token: wireTextOrNone,
      tokenLife: wireNumberOrNone,
      entrega: wireTextOrNone,
    }),
  outcome: statusIs('OK'),
  beforePasswordChange: true,
})

export const redeemRecovery = operation({
  id: 'P-12',
  path,
  opcion: 7,
  summary: 'Set a new password with a recovery code',
  access: 'public',
  offline: 'online',
  request: () =>
    z.object({
      correo: loginText(),
      codigo: neededText(z.minLength(1), z.maxLength(32)),
      nuevo: passwordText(),
      solicitud: solicitud(),
    }),
  response: done,
  outcome: statusIs('OK'),
})

export const closeOtherSessions = operation({
  id: 'P-14',
  path,
  opcion: 9,
  summary: "End the person's other sessions",
  access: 'session',
  offline: 'online',
  request: () => z.object({ dispositivos: dispositivos(), huellas: huellas() }),
  // cerradas: number of ended sessions that were still valid.
  response: () => z.object({ status: z.literal('OK'), cerradas: wireNumber }),
  outcome: statusIs('OK'),
})
