import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./import-keys.ts')> = {
  listImportKeys: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          id: 3,
          nombre: 'Nómina semanal',
          clases: ['nomina'],
          termina: 'x7Qa',
          correo: 'nomina@example.com',
          creada: '2026-11-20T15:00:00.000Z',
          usada: '',
          revocada: '',
        },
      ],
      puedes: ['nomina', 'personas', 'cuentas', 'movimientos', 'prestamos'],
    },
  },
  makeImportKey: {
    request: { nombre: 'Nómina semanal', correo: 'nomina@example.com', clases: ['nomina'] },
    response: { status: 'OK', id: 3, llave: 'turno_imp_Zm9vYmFyYmF6' },
  },
  revokeImportKey: { request: { id: 3 }, response: { status: 'OK' } },
}
