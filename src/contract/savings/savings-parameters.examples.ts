import type { Examples } from '../protocol/operation.ts'
import type { ParameterValues } from './savings-parameters.ts'

const valores: ParameterValues = {
  tiie: 0.1125,
  tasa: 0.02,
  factor: 2,
  parteSocial: 300,
  minimoSemanal: 50,
  minimoQuincenal: 100,
  rechazaTope: true,
}

export const examples: Examples<typeof import('./savings-parameters.ts')> = {
  readSavingsParameters: {
    request: {},
    response: {
      status: 'OK',
      hoy: '2026-11-23',
      periodos: [{ desde: '2021-11-23', ...valores, tiie: 0.1, propuso: '', aprobo: '' }],
      propuestas: [
        {
          id: 12,
          desde: '2027-01-01',
          ...valores,
          estado: 'pendiente',
          propuso: 'MARICELA QUINTANILLA REYES',
          fechaPropuesta: '2026-11-23',
          decidio: '',
          motivo: '',
          esPropia: true,
        },
      ],
    },
  },
  proposeSavingsParameters: {
    request: { desde: '2027-01-01', ...valores },
    response: { status: 'OK', id: 12 },
  },
  decideSavingsParameters: { request: { id: 12, decision: 'aprobar' }, response: { status: 'OK' } },
}
