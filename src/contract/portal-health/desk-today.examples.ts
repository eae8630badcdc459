import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./desk-today.ts')> = {
  readDeskToday: {
    request: {},
    response: {
      status: 'OK',
      data: [
        { que: 'respaldo-viejo', cuantos: 1, fallan: 1, tarde: 0 },
        { que: 'personas', cuantos: 1, fallan: 0, tarde: 1 },
      ],
      inicio: { compania: true, roles: true, personas: true, nomina: false, respaldo: false },
    },
  },
}
