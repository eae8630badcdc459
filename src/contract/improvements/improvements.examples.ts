import type { Examples } from '../protocol/operation.ts'

const improvement = {
  folio: 33,
  mejora: 'Poner un espejo en la esquina',
  lugar: 'Almacén',
  beneficio: 'Menos choques',
  tieneFoto: false,
  estado: 2,
  fecha: '2026-11-20',
  ingeniero: '',
  pasos: [
    { estado: 1, fecha: '2026-11-20', comentario: '' },
    { estado: 2, fecha: '2026-11-21', comentario: 'Vamos a verla en el lugar.' },
  ],
}

export const examples: Examples<typeof import('./improvements.ts')> = {
  listOwnImprovements: { request: {}, response: { status: 'OK', data: [improvement] } },
  listImprovements: {
    request: { estado: 0, area: '', mias: false, buscar: '', pagina: 1 },
    response: {
      status: 'OK',
      data: [
        {
          ...improvement,
          numero: '10234',
          nombre: 'Ana López Ruiz',
          area: 'Ensamble',
          numeroIngeniero: '',
          esPropia: false,
        },
      ],
      total: 1,
    },
  },
  readImprovementFigures: {
    request: {},
    response: {
      status: 'OK',
      total: 1,
      estados: [{ estado: 2, cuantas: 1 }],
      areas: [{ area: 'Ensamble', cuantas: 1, implementadas: 0 }],
      dias: -1,
      ingenieros: [{ numero: '10235', nombre: 'Luis Peña Soto', abiertas: 0 }],
    },
  },
  moveImprovement: {
    request: { folio: 33, desde: 1, hasta: 2, ingeniero: '', respuesta: '' },
    response: { status: 'OK' },
  },
  readImprovementPhoto: { request: { folio: 33 }, response: new Uint8Array([255, 216, 255]) },
}
