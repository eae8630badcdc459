import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./postal.ts')> = {
  lookUpPostalCode: {
    request: { CodigoPostal: '64000' },
    response: {
      status: 'OK',
      Ciudad: 'Monterrey',
      Estado: 'Nuevo León',
      Colonias: ['Centro', 'Obispado'],
    },
  },
  readPostalShard: {
    request: { prefijo: '64' },
    response: {
      status: 'OK',
      prefijo: '64',
      codigos: { '64000': ['Monterrey', 'Nuevo León', ['Centro', 'Obispado']] },
    },
  },
}
