import type { Examples } from '../protocol/operation.ts'

const search = { buscar: 'Soto', principio: '', departamento: '', estado: 'todos', mes: '2025-11' } as const
const row = {
  id: 1,
  principio: 'Ayudar al equipo',
  imagen: 'equipo.svg',
  para: 'BRENDA SOTO LUNA',
  numeroPara: '100103',
  areaPara: 'PRODUCCIÓN',
  de: 'GUADALUPE RAMOS ORTEGA',
  numeroDe: '100101',
  areaDe: 'ESTAMPADO',
  razon: 'Apoyó al equipo en el cierre',
  fecha: '2025-11-21',
  aplausos: 2,
  retirado: { quien: 'Patricia Cruz', cuando: '2025-11-22', motivo: 'Nombra a un cliente' },
}
const figures = {
  total: 3,
  principios: [{ titulo: 'Ayudar al equipo', imagen: 'equipo.svg', total: 3 }],
  meses: [{ mes: '2025-11', total: 3 }],
}

export const examples: Examples<typeof import('./recognition-desk.ts')> = {
  listRecognitions: {
    request: { ...search, pagina: 1 },
    response: { status: 'OK', data: [row], total: 1, departamentos: [{ id: 'D020', nombre: 'PRODUCCIÓN' }] },
  },
  exportRecognitions: { request: search, response: { status: 'OK', data: [row], hayMas: false } },
  readFigures: { request: { periodo: '2025-11' }, response: { status: 'OK', ...figures } },
  readDeskFigures: {
    request: { periodo: '2025' },
    response: {
      status: 'OK',
      ...figures,
      departamentos: [{ nombre: 'PRODUCCIÓN', total: 2 }],
      otros: 1,
    },
  },
}
