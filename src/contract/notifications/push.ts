import * as z from 'zod/mini'
import { isTimeOfDay, quietModes } from '#domain/notifications/quiet-hours.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'

/**
 * Web push with the server's own keys (offline.md, "Notifications"); added operations. A legacy host
 * has no push and no `vapidPublicKey` in /config.json.
 */

const common = {
  host: 'node',
  token: 'header',
  answers: 'json',
  access: 'session',
  outcome: statusIs('OK'),
} as const
const post = { ...common, method: 'POST', offline: 'online' } as const

/** Address of the device's push service; the server only accepts https. */
const address = () => neededText(z.minLength(12), z.maxLength(1000), z.regex(/^https?:\/\/[^\s]+$/))
const done = () => z.object({ status: z.string() })

/** Content of a push: kind and id of the item, without text. */
export const pushPayload = () => z.object({ kind: z.string(), id: z.number().check(z.int(), z.minimum(0)) })
export type PushPayload = z.infer<ReturnType<typeof pushPayload>>

/**
 * An address registered by another person is reassigned to the caller, because a device belongs to one person.
 * May be repeated.
 */
export const subscribePush = endpoint({
  ...post,
  id: 'P-22',
  isSilent: true,
  path: '/api/portal/push/suscribir',
  summary: 'Send notifications to this device',
  request: () =>
    z.object({
      endpoint: address(),
      /** 65 bytes, base64url. */
      p256dh: neededText(z.regex(/^B[\w-]{86}=?$/)),
      /** 16 bytes, base64url. */
      auth: neededText(z.regex(/^[\w-]{22}={0,2}$/)),
    }),
  response: done,
})

/** A missing subscription is no error. Signing out also removes the subscription. */
export const unsubscribePush = endpoint({
  ...post,
  id: 'P-23',
  isSilent: true,
  path: '/api/portal/push/quitar',
  summary: 'Stop sending notifications to this device',
  request: () => z.object({ endpoint: address() }),
  response: done,
})

const timeOfDay = () => neededText(z.refine(isTimeOfDay))
const quiet = () => ({ modo: z.enum(quietModes), desde: timeOfDay(), hasta: timeOfDay() })
const choice = () => ({ tipo: neededText(z.maxLength(40)), activo: wireFlag })

const preferences = () =>
  z.object({
    status: z.string(),
    tipos: z.array(z.object(choice())),
    /** `desde` and `hasta`: the person's own hours, returned in every mode. */
    silencio: z.object(quiet()),
    turno: z.object({ desde: wireText, hasta: wireText }),
    dispositivos: wireNumber,
  })
export type PushPreferences = z.infer<ReturnType<typeof preferences>>

export const readPushPreferences = endpoint({
  ...common,
  id: 'P-24',
  method: 'GET',
  path: '/api/portal/push/preferencias',
  summary: 'Switches and quiet hours of notifications',
  offline: 'cache',
  request: () => z.object({}),
  response: preferences,
})

export const savePushPreferences = endpoint({
  ...post,
  id: 'P-25',
  path: '/api/portal/push/guardar-preferencias',
  summary: 'Set the switches and quiet hours of notifications',
  request: () =>
    z.object({ tipos: z.array(z.object(choice())).check(z.maxLength(40)), silencio: z.object(quiet()) }),
  response: preferences,
})

/** Sends a test to each of the caller's devices. Refused without devices, and within 10 s of the last test. */
export const testPush = endpoint({
  ...post,
  id: 'P-26',
  path: '/api/portal/push/probar',
  summary: 'Send a test notification',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), dispositivos: wireNumber }),
})
