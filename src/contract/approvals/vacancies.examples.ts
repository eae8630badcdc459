import type { Examples } from '../protocol/operation.ts'

const done = { status_tran: 'OK', message: 'Vacante rechazada' }

export const examples: Examples<typeof import('./vacancies.ts')> = {
  listPendingVacancies: {
    request: {},
    response: {
      status: 'OK',
      respuesta: [{ id: 501, Nombre: 'Analista', EMP_NOMEMP: 'JUAN PEREZ', token: 'itm-501', Estatus: 3 }],
    },
  },
  readVacancy: {
    request: { id: 501 },
    response: {
      status: 'OK',
      detalle: {
        Nombre: 'Analista',
        productivity: '',
        mercer: 'Analiza indicadores',
        razon: 'Reemplazo',
        Contratacion: 15000,
        num_vacantes: 2,
      },
    },
  },
  authorizeVacancy: {
    request: { id: 501, estatus: 3, psw: 'itm-501' },
    response: { respuesta: { estatusPass: 'AUTHORIZED' } },
  },
  rejectVacancy: {
    request: { status: 8, idVacante: 501, comentarios: 'Sin presupuesto' },
    response: { respuesta: done },
  },
  markItemToken: {
    request: { llave: 'itm-501' },
    response: { status_tran: 'OK', respuesta: { status_tran: 'OK', message: '' } },
  },
  listRejectionTypes: {
    request: {},
    response: { status: 'OK', respuesta: [{ id: 1, descripcion: 'No cubre el perfil' }] },
  },
}
