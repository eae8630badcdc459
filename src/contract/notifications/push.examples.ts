import type { Examples } from '../protocol/operation.ts'

const preferences = {
  tipos: [
    { tipo: 'payslip-published', activo: true },
    { tipo: 'notice', activo: false },
  ],
  silencio: { modo: 'turno' as const, desde: '22:00', hasta: '06:00' },
}

const kept = { ...preferences, status: 'OK', turno: { desde: '21:00', hasta: '05:00' }, dispositivos: 1 }

/** Made-up address. The private key of this subscription was discarded. */
const endpoint = 'https://push.example/envio/3f9c2b'

export const examples: Examples<typeof import('./push.ts')> = {
  subscribePush: {
    request: {
      endpoint,
      p256dh: 'BGGhZSmkoSiFehtAI6LTtjHkbNqVucfOpdFAnLmQPgGHdF1-pTVqkIkC0mnMiv5AIyLkfqDhCaapytiWOW1Iuyw',
      auth: 'OLkkFg2plQWa6SKRhQlM_w',
    },
    response: { status: 'OK' },
  },
  unsubscribePush: { request: { endpoint }, response: { status: 'OK' } },
  readPushPreferences: { request: {}, response: kept },
  savePushPreferences: { request: preferences, response: kept },
  testPush: { request: {}, response: { status: 'OK', dispositivos: 1 } },
}
