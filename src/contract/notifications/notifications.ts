import * as z from 'zod/mini'
import { endpoint, operation } from '../protocol/operation.ts'
import { hasField, listOrEmpty, statusIs } from '../protocol/outcome.ts'
import {
  wireCode,
  wireFlag,
  wireList,
  wireNumber,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

/** Notifications of the person (spec 001 §2 and §3, Notification; NOTI-01 … NOTI-04, SHELL-34, SHELL-35). */

const path = '/General/ws-general.php'
const words = () => z.optional(z.nullable(z.string()))

const notification = () =>
  z.object({
    id: wireNumber,
    color: wireText,
    icono: wireText,
    titulo: wireText,
    subtitulo: words(),
    comentario: words(),
    /** The fields from here on are added fields, absent on a legacy host. */
    tipo: wireTextOrNone,
    /** Argument of notificationPath(). */
    ref: wireTextOrNone,
    /** Label of the button that leads to the item; absent without a target. */
    accion: wireTextOrNone,
    /** dd/mm/yyyy HH:mm:ss, in the company's time. */
    fecha: wireTextOrNone,
    abierta: z.optional(wireFlag),
  })
export type Notification = z.infer<ReturnType<typeof notification>>

/** Newest first, at most 60, none older than 90 days. */
export const listNotifications = operation({
  id: 'GEN-15',
  path,
  opcion: 15,
  summary: 'Notifications',
  access: 'session',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.optional(z.nullable(z.string())),
      notificaciones: z.optional(wireList(notification())),
    }),
  // The spec shows no status for a list that is not empty, so any response with the list is a success.
  outcome: listOrEmpty('notificaciones'),
})

/** `userId` is the {userId} of the savings service (NODE-04); 0 without an employee record. */
export const readChatUser = operation({
  id: 'GEN-09',
  path,
  opcion: 9,
  summary: 'User id for chat',
  access: 'session',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.optional(z.nullable(z.string())), userId: wireNumber }),
  outcome: hasField('userId', 'ERROR'),
})

/** This server lists at most the caller, because nobody needs the numbers of the other engineers (BR-43). */
export const listImprovementEngineers = endpoint({
  id: 'NODE-15',
  method: 'GET',
  host: 'node',
  path: '/api/portal-sgi/ingenieros-mejora',
  token: 'header',
  answers: 'json',
  summary: 'Improvement engineers',
  access: 'session',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.optional(z.nullable(z.string())),
      data: z.array(z.object({ IdEmpleado: wireCode })),
    }),
  outcome: hasField('data', 'ERROR'),
})

export const markNotificationsOpened = endpoint({
  id: 'P-21',
  method: 'POST',
  host: 'node',
  path: '/api/portal/notificaciones/abiertas',
  token: 'header',
  answers: 'json',
  summary: 'Mark notifications as opened',
  access: 'session',
  offline: 'online',
  isSilent: true,
  request: () =>
    z.object({
      ids: z
        .array(wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)))
        .check(z.minLength(1), z.maxLength(100)),
    }),
  response: () => z.object({ status: z.string() }),
  outcome: statusIs('OK'),
})
