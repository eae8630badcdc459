import type { Examples } from '../protocol/operation.ts'
import type * as operations from './roles.ts'

export const examples: Examples<typeof operations> = {
  listRoles: {
    request: { pagina: 1 },
    response: {
      status: 'OK',
      esperan: [
        {
          id: 3,
          persona: 12,
          nombre: 'GUADALUPE RAMOS ORTEGA',
          rol: 'nomina',
          accion: 'dar',
          companias: null,
          plantas: ['PLANTA NORTE'],
          propuso: 'ESTEBAN CÁRDENAS MORENO',
          desde: '20/11/2026',
          vence: '27/11/2026',
          esMia: false,
          esPropia: false,
        },
      ],
      data: [
        {
          id: 6,
          numero: '100301',
          nombre: 'MARICELA QUINTANILLA RÍOS',
          usuario: 'maricela',
          puesto: 'GENERALISTA DE RECURSOS HUMANOS',
          roles: [
            {
              rol: 'recursos-humanos',
              companias: null,
              plantas: null,
              desde: '03/02/2026',
              dio: 'ESTEBAN CÁRDENAS MORENO',
              confirmo: '',
            },
          ],
          esPropia: false,
        },
      ],
      total: 1,
    },
  },
  confirmRole: { request: { id: 3 }, response: { status: 'OK' } },
  refuseRole: { request: { id: 3 }, response: { status: 'OK' } },
}
