import type { Examples } from '../protocol/operation.ts'

const answer = {
  texto: 'Corregimos tu domicilio en el expediente.',
  quien: 'Patricia Gómez Luna',
  fecha: '2026-11-30',
  entrada: 2,
  huella: '9f64a747e1b97f131fabb6b447296c9b6f0201e79fb3c5356e6c77e89b6a806a',
}
const row = {
  folio: 12,
  empresa: 'Turno Demo',
  persona: '100101',
  nombre: 'María Fernanda López García',
  derecho: 'rectificacion',
  texto: 'Mi domicilio está mal escrito.',
  pedida: '2026-11-13',
  estado: 'concedida',
  responderHasta: '2026-12-14',
  cumplirHasta: '2026-12-21',
  respuesta: answer,
  cumplimiento: null,
  esPropia: false,
} as const

export const examples: Examples<typeof import('./privacy-rights.ts')> = {
  listOwnRights: { request: {}, response: { status: 'OK', data: [{ ...row, esPropia: true }] } },
  listRights: {
    request: { abiertas: true, pagina: 1 },
    response: { status: 'OK', data: [row], total: 1 },
  },
  answerRight: {
    request: { folio: 12, paso: 'conceder', texto: answer.texto },
    response: { status: 'OK' },
  },
  exportRightsChain: {
    request: { desde: 1 },
    response: {
      status: 'OK',
      entradas: [
        {
          numero: 1,
          folio: 12,
          hecho: 'pedida',
          momento: '2026-11-13T18:00:00.000Z',
          anterior: '',
          contenido: answer.huella,
          huella: answer.huella,
          detalle: null,
        },
      ],
      sigue: false,
    },
  },
}
