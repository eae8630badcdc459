import type { Examples } from '../protocol/operation.ts'

const fila = {
  regla: 'weeklyHours',
  valor: '38',
  desde: '2032-01-01',
  articulo: 'CPEUM 123 A IV',
  fuente: 'DOF 2031-11-01',
  confirmada: true,
}

export const examples: Examples<typeof import('./law-rows.ts')> = {
  readLaw: { request: {}, response: { status: 'OK', reglas: [{ ...fila, hasta: '' }] } },
  listLawRows: {
    request: {},
    response: {
      status: 'OK',
      hoy: '2026-11-30',
      filas: [
        {
          id: 4,
          ...fila,
          hasta: '',
          estado: 'pendiente',
          archivo: '',
          propuso: 'MARICELA QUINTANILLA REYES',
          fechaPropuesta: '2026-11-30',
          decidio: '',
          motivo: '',
          esPropia: true,
        },
      ],
    },
  },
  proposeLawRow: { request: fila, response: { status: 'OK', id: 4 } },
  importLawRows: {
    request: {
      archivo: 'reglas-2032.csv',
      contenido:
        'regla,valor,desde,hasta,articulo,fuente,confirmada\nweeklyHours,38,2032-01-01,,CPEUM 123 A IV,DOF 2031-11-01,sí\n',
    },
    response: { status: 'OK', filas: 1 },
  },
  decideLawRows: { request: { ids: [4], decision: 'confirmar' }, response: { status: 'OK' } },
}
