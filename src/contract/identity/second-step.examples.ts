import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./second-step.ts')> = {
  readSecondStep: {
    request: {},
    response: { status: 'OK', activo: true, obligatorio: true, codigos: 9 },
  },
  beginSecondStep: {
    request: { password: 'Portal.2026' },
    response: {
      status: 'OK',
      llave: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      enlace: 'otpauth://totp/Turno:100301?issuer=Turno&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  },
  removeSecondStepOf: {
    request: { empleado: '100301' },
    response: { status: 'OK', nombre: 'PATRICIA VELA RÍOS' },
  },
  changeSecondStep: {
    request: { accion: 'activar', password: 'Portal.2026', codigo: '482913' },
    response: { status: 'OK', codigos: ['7KQ2M-9XD4T', 'B3HNW-0FZ6R'] },
  },
}
