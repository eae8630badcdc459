import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./data-changes.ts')> = {
  listDataChanges: {
    request: { vistos: false, pagina: 1 },
    response: {
      status: 'OK',
      data: [
        {
          id: 12,
          empleado: '100102',
          nombre: 'ARTURO MENDOZA LARA',
          bandera: 2,
          antes: { estadoCivil: 2 },
          despues: { estadoCivil: 3 },
          fecha: '2026-11-12T16:20:00.000Z',
          visto: null,
        },
      ],
      total: 1,
    },
  },
  markDataChangeSeen: { request: { id: 12 }, response: { status: 'OK' } },
}
