import type { MenuNode } from '#domain/menu.ts'
import * as z from 'zod/mini'
import { type Outcome, operation } from './operation.ts'
import { fieldText, hasField, statusIs, textIs } from './outcome.ts'
import {
  digits,
  neededText,
  wireFlag,
  wireList,
  wireNumber,
  wireNumberOrNone,
  wireText,
  wireTextOrNone,
} from './wire-values.ts'

const path = '/Login/ws-login.php'

export const passwordText = () => neededText(z.minLength(1), z.maxLength(256))
export const loginText = () => neededText(z.minLength(1), z.maxLength(120))
const done = () => z.object({ status: z.literal('OK') })

/**
 * What the server gave this device at a right sign-in, so that a stranger's guesses don't delay it; no sign-in by
 * itself. Sent even when there is none ([]): who leaves it out, an older client, is given none.
 */
const dispositivos = () => z.optional(z.array(neededText(z.maxLength(64))).check(z.maxLength(3)))
/** A device that many share: what it is given names nobody. */
/** The device's own random name of its request for a code: strangers, who don't know it, can't use up the code's tries. */
const solicitud = () => z.optional(neededText(z.minLength(22), z.maxLength(64)))

/** Session data of the person (spec 001 §3). `Id_Usuario` 0: no employee record. EstatusPass 0: change it first (G-12). */
export const userData = () =>
  z.object({
    Id_Usuario: wireNumber,
    Nombre: wireText,
    Correo: wireText,
    Nickname: wireText,
    Folio: neededText(),
    EstatusPass: wireNumber,
    IdGrupo: wireNumber,
    Foto: wireText,
    Puesto: wireText,
    Departamento: wireText,
    compania: neededText(),
    GrupoPago: wireNumber,
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
 * entrega, boletos: grant and first tickets (P-53) of sealed delivery, absent on a legacy host. dispositivo: to be kept
 * for the next sign-in. marca: by which a kiosk knows again what the person left there, the same each time and known
 * to nobody else; to a kiosk only.
 */
const signedIn = () =>
  z.object({
    status: z.literal('OK'),
    token: z.string(),
    EstatusPass: wireNumber,
    tokenLife: wireNumber,
    entrega: wireTextOrNone,
    boletos: z.optional(z.array(wireText)),
    dispositivo: wireTextOrNone,
    marca: wireTextOrNone,
    // 0: the person's role demands a second step, and there is none yet; only for them.
    SegundoPaso: z.optional(digits(z.literal(0))),
  })

/** SEGUNDO: the password was right and the person has a second step; `paso` is what P-70 takes with the code. */
function signInOutcome(answer: unknown): Outcome {
  const outcome = statusIs('OK')(answer)
  if (typeof outcome === 'string' || outcome.code !== 'SEGUNDO') return outcome
  return { ...outcome, paso: fieldText(answer, 'paso') }
}

/** How long renewals go on; what does not say so has the kiosk's 12 hours. */
const deviceField = () => z.optional(z.enum(['personal', 'kiosco']))

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

/** The second step: six numbers of the app or a recovery code. VENCIDO: `paso` is over, begin with P-01 again. */
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
 * Also for an expired session (spec 000 §7): whatever the token was worth, it is worth nothing afterwards. `vencida`,
 * ours: by the app itself, because the time was up; nobody has left, so the device keeps its pushes.
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
  summary: 'Ask for a recovery code by mail',
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
  // dispositivos: those that stay known; the person's others end.
  request: () => z.object({ password: passwordText(), nuevo: passwordText(), dispositivos: dispositivos() }),
  // Other sessions end with the change; this one goes on with the new token.
  // A company's host may say OK alone: then the session goes on as it is.
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

/** Own addition: whoever lost a phone ends what is still open there. This session goes on. */
export const closeOtherSessions = operation({
  id: 'P-14',
  path,
  opcion: 9,
  summary: "End the person's other sessions",
  access: 'session',
  offline: 'online',
  request: () => z.object({ dispositivos: dispositivos() }),
  // cerradas: how many of them still worked.
  response: () => z.object({ status: z.literal('OK'), cerradas: wireNumber }),
  outcome: statusIs('OK'),
})
