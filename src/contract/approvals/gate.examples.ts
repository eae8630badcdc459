import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./gate.ts')> = {
  readGate: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          id: 7315,
          clase: 'visita',
          nombre: 'Mariana Quiroga',
          numero: '',
          de: 'Básculas Tres Ríos',
          lugar: 'Nave 2, embarques',
          placas: '',
          dia: '2024-05-10',
          diaFin: '2024-05-10',
          llega: '09:00',
          seVa: '13:00',
          recibe: 'Adriana Garza',
          autorizo: 'Rogelio Zambrano',
          marca: { via: 'entra', hora: '2024-05-10T15:02:00.000Z' },
          claves: ['h7m9l1gF2w8x'],
        },
      ],
    },
  },
}
