import * as z from 'zod/mini'
import { isTimeOfDay, quietModes } from '#domain/quiet-hours.ts'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from './wire-values.ts'

/**
 * Web push with the server's own keys (offline.md, "Notifications"), ours: a legacy host has none of it, and says so by
 * a missing `vapidPublicKey` in /config.json.
 */

const common = {
  host: 'node',
  token: 'header',
  answers: 'json',
  access: 'session',
  outcome: statusIs('OK'),
} as const
const post = { ...common, method: 'POST', offline: 'online' } as const

/** Of the device's push service; the server takes https alone. */
const address = () => neededText(z.minLength(12), z.maxLength(1000), z.regex(/^https?:\/\/[^\s]+$/))
const done = () => z.object({ status: z.string() })

/** What a push carries: which item, and no word about it. */
export const pushPayload = () => z.object({ kind: z.string(), id: z.number().check(z.int(), z.minimum(0)) })
export type PushPayload = z.infer<ReturnType<typeof pushPayload>>

/** P-22: an address that another person had moves to the caller: one device, one person. Again is the same. */
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

/** P-23: the caller's own only; one that is not there is gone already. Signing out does the same on the server. */
export const unsubscribePush = endpoint({
  ...post,
  id: 'P-23',
  isSilent: true,
  path: '/api/portal/push/quitar',
  summary: 'Send this device no more notifications',
  request: () => z.object({ endpoint: address() }),
  response: done,
})

const timeOfDay = () => neededText(z.refine(isTimeOfDay))
const quiet = () => ({ modo: z.enum(quietModes), desde: timeOfDay(), hasta: timeOfDay() })
const choice = () => ({ tipo: neededText(z.maxLength(40)), activo: wireFlag })

const preferences = () =>
  z.object({
    status: z.string(),
    /** The kinds that this person may switch. */
    tipos: z.array(z.object(choice())),
    /** `desde` and `hasta` are the person's own hours, also while another mode is chosen. */
    silencio: z.object(quiet()),
    /** What the mode 'turno' means for this person. */
    turno: z.object({ desde: wireText, hasta: wireText }),
    /** Devices that get notifications now. */
    dispositivos: wireNumber,
  })
export type PushPreferences = z.infer<ReturnType<typeof preferences>>

export const readPushPreferences = endpoint({
  ...common,
  id: 'P-24',
  method: 'GET',
  path: '/api/portal/push/preferencias',
  summary: 'Which notifications, and when',
  offline: 'cache',
  request: () => z.object({}),
  response: preferences,
})

/** P-25: answers what is kept now. Kinds that are not the person's to switch are left out. */
export const savePushPreferences = endpoint({
  ...post,
  id: 'P-25',
  path: '/api/portal/push/guardar-preferencias',
  summary: 'Choose which notifications, and when',
  request: () =>
    z.object({ tipos: z.array(z.object(choice())).check(z.maxLength(40)), silencio: z.object(quiet()) }),
  response: preferences,
})

/** P-26: one test to each of the caller's devices; refused without any, and within 10 s of the last one. */
export const testPush = endpoint({
  ...post,
  id: 'P-26',
  path: '/api/portal/push/probar',
  summary: 'Try a notification',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), dispositivos: wireNumber }),
})
