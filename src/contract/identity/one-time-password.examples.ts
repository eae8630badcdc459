import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./one-time-password.ts')> = {
  findForOneTimePassword: {
    request: { empleado: '100101' },
    response: {
      status: 'OK',
      persona: 1,
      nombre: 'GUADALUPE RAMOS ORTEGA',
      numero: '100101',
      usuario: 'lupita',
      puesto: 'OPERADORA DE PRENSA',
      departamento: 'ESTAMPADO',
      foto: '',
    },
  },
  issueOneTimePassword: {
    request: { empleado: '100101', persona: 1 },
    response: {
      status: 'OK',
      nombre: 'GUADALUPE RAMOS ORTEGA',
      temporal: 'roble-faro-71-nube',
      vence: '16/03/2026 09:30:00',
    },
  },
}
