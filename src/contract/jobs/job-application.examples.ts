import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./job-application.ts')> = {
  sendApplication: {
    request: { idVacante: 501, datos: [{ id: 1, respuesta: 'Me interesa crecer' }] },
    response: { status: 'OK' },
  },
}
