import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./approval-links.ts')> = {
  readLink: {
    request: { key: 'k1-example-of-a-key' },
    response: {
      status: 'OK',
      clase: 'visita',
      folio: 7315,
      detalle: {
        clase: 'visita',
        nombre: 'MARIANA',
        paterno: 'QUIROGA',
        compania: 'Básculas Tres Ríos',
        dia: '2024-05-14',
        entrada: '09:00',
        salida: '13:00',
        razon: 'Calibrar la báscula',
        ubicacion: 'Nave 2',
        accion: 'Mantenimiento',
      },
      solicitante: { nombre: 'Adriana Garza', puesto: 'Jefa de producción' },
      sobre: '',
      solicitado: '2024-05-10T22:05:00.000Z',
      para: 'Rogelio Z.',
      accion: 'decidir',
      vence: '2024-05-14',
      semana: null,
    },
  },
  decideByLink: {
    request: { key: 'k1-example-of-a-key', decision: 'rechazar', comentario: 'Sin material' },
    response: { status: 'OK', estado: 'refused', repetida: false },
  },
  makeLink: {
    request: { id: 7315 },
    response: {
      status: 'OK',
      enlace: '#/AutorizaVisita/k1-example-of-a-key',
      para: 'Rogelio Z.',
      accion: 'decidir',
      vence: '2024-05-14',
    },
  },
}
