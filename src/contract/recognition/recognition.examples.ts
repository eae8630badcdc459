import type { Examples } from '../protocol/operation.ts'

const recognition = {
  id: 1,
  principio: 'Ayudar al equipo',
  imagen: 'equipo.svg',
  para: 'BRENDA SOTO LUNA',
  areaPara: 'PRODUCCIÓN',
  de: 'GUADALUPE RAMOS ORTEGA',
  areaDe: 'ESTAMPADO',
  mio: 'di',
  razon: 'Apoyó al equipo en el cierre',
  fecha: '2025-11-21',
  aplausos: 2,
  aplaudo: false,
  oculto: false,
  retirable: false,
} as const

export const examples: Examples<typeof import('./recognition.ts')> = {
  listPrinciples: {
    request: {},
    response: { status: 'OK', datosValores: [{ titulo: 'Ayudar al equipo', image: 'equipo.svg' }] },
  },
  countRecognitions: { request: {}, response: { status: 'OK', valoresMes: [{ ValoresAsignados: 2 }] } },
  listColleagues: {
    request: { buscar: 'Soto' },
    response: {
      status: 'OK',
      colaboradores: [{ EMPLID: '100103', NAME: 'BRENDA SOTO LUNA', Area: 'PRODUCCIÓN' }],
    },
  },
  readWall: {
    request: { lista: 'muro', pagina: 1, principio: '', departamento: '' },
    response: {
      status: 'OK',
      data: [recognition],
      total: 1,
      departamentos: [{ id: 'D020', nombre: 'PRODUCCIÓN' }],
    },
  },
  readRecognition: { request: { id: 1 }, response: { status: 'OK', data: recognition } },
  applaud: { request: { id: 1, aplaude: true }, response: { status: 'OK', aplausos: 3 } },
  hideRecognition: { request: { id: 1, oculto: true }, response: { status: 'OK' } },
  withdrawRecognition: {
    request: { id: 1, motivo: 'Nombra a un cliente' },
    response: { status: 'OK' },
  },
}
