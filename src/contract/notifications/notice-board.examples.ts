import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./notice-board.ts')> = {
  publishNotice: {
    request: {
      clave: '7d1f3a52-9c0e-4b7a-8f21-5a6b7c8d9e01',
      titulo: 'Vacunación en la enfermería',
      texto: 'El viernes de 8:00 a 16:00. Lleva tu gafete.',
      alcance: 'grupo',
      destino: 1,
      vigencia: '2099-12-31',
    },
    response: { status: 'OK', id: 4, destinatarios: 12 },
  },
  listPublishedNotices: {
    request: { pagina: 1 },
    response: {
      status: 'OK',
      data: [
        {
          id: 4,
          titulo: 'Vacunación en la enfermería',
          texto: 'El viernes de 8:00 a 16:00. Lleva tu gafete.',
          alcance: 'grupo',
          destino: '1 Operativos',
          fecha: '21/11/2026 10:22:31',
          vigencia: '2099-12-31',
          retirado: false,
          destinatarios: 12,
          entregados: 9,
          abiertos: 6,
        },
      ],
      total: 1,
    },
  },
  listNoticeTargets: {
    request: {},
    response: {
      status: 'OK',
      todos: 14,
      plantas: [{ id: 1, nombre: 'Planta Norte', personas: 9 }],
      grupos: [{ id: 1, nombre: '1 Operativos', personas: 12 }],
    },
  },
  withdrawNotice: { request: { id: 4 }, response: { status: 'OK' } },
}
