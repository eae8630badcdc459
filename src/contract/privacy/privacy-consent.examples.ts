import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./privacy-consent.ts')> = {
  acceptPrivacyNotice: {
    request: { version: 1, fecha: '2026-03-18T15:32:00.000Z', equipo: 'personal' },
    response: { status: 'OK', version: 1, fecha: '18/03/2026 09:32:00', yaEstaba: false },
  },
  decideHealthConsent: {
    request: { respuesta: 'no-acepto', fecha: '2026-03-18T15:32:00.000Z', equipo: 'personal' },
    response: { status: 'OK', respuesta: 'no-acepto', borradas: true },
  },
}
