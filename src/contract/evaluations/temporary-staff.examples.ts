import type { Examples } from '../protocol/operation.ts'

const item = { id: 12 }
const ana = { EMPLID: '20012', nombreMostrar: '20012 - ANA CRUZ', NAME: 'ANA CRUZ' }

export const examples: Examples<typeof import('./temporary-staff.ts')> = {
  listStaff: {
    request: { ruta: 'notificacion', rol: 1, estatus: 'all_incidencias' },
    response: {
      status: 'OK',
      personalTemporal: [
        {
          id: 12,
          id_tipo: 1,
          emplid: '20011',
          nombre: 'LUIS DIAZ',
          DESCR: 'AUXILIAR',
          descr1: 'ALMACEN',
          Area: 'LOGISTICA',
          DIAS: 75,
          grupo_Trabajo: 'COMISIONISTA TEMPORAL',
          capacitacion: 0,
          nombreEstatus: 'En espera',
          revision: 1,
          estatus: 1,
          fecha_aplicacion: '2024-04-01',
          foto: '',
          JOBCODE: '001234',
          vence: '',
          total: 0,
          completados: 0,
          responsable: 'EVA SOTO',
          miEncuesta: 0,
        },
      ],
      contadores: [{ estatus: 'all_incidencias', nombre: 'Todos', num: 1 }],
    },
  },
  listPeers: { request: { emplid: '20011' }, response: { status: 'OK', pares: [ana] } },
  saveEvaluators: { request: { clientes: ['20015'], pares: ['20012'], item }, response: { status: 'OK' } },
  advance: { request: { item }, response: { status: 'OK', estatus: 2 } },
  listStatuses: {
    request: {},
    response: { status: 'OK', estatusPlantas: [{ estatus: 1, nombre: 'En espera' }] },
  },
  assignPlant: {
    request: {
      form: {
        nomina: '2024-04-15',
        titulo: 'Confirmar planta administrativa',
        tipo: 'planta',
        subtitulo: 'Fecha de inicio en nómina',
      },
      item,
    },
    response: {
      status: 'OK',
      message: 'Se ha confirmado la asignación de planta administrativa. ¡Muchas gracias!',
    },
  },
  removeStaff: { request: { item, justificacionBaja: 'Renuncia voluntaria' }, response: { status: 'OK' } },
  listPossibleClients: {
    request: { pares: ['20012'], item },
    response: {
      status: 'OK',
      colaboradores: [{ EMPLID: '20015', nombreMostrar: '20015 - EVA SOTO', NAME: 'EVA SOTO' }],
    },
  },
  resolvePeers: {
    request: { pares: ['20012'], item },
    response: { status: 'OK', pares: [{ EMPLID: '20012', NAME: 'ANA CRUZ' }], folios: ['20012'] },
  },
  checkKardex: {
    request: { emplid: '20011' },
    response: {
      status: 'OK',
      kardex: [{ Fecha: '2024-02-11', TipoIncidencia: 'Falta injustificada', comentario: '' }],
    },
  },
  continueByKardex: { request: { item }, response: { status: 'OK', estatus: 5 } },
  listKardexJobs: { request: {}, response: { status: 'OK', data: [{ JOBCODE: '001234' }] } },
  extendContract: {
    request: {
      id: 12,
      perfil: 3,
      mes: 1,
      justificacion: 'Proyecto en curso',
      fecha_aplicacion: '2024-04-01',
      fecha_extension: '2024-05-01',
    },
    response: { status: 'OK', revision: 2 },
  },
  activate: {
    request: { idEvaluado: 12 },
    response: { respuesta: { status_tran: 'OK', message: 'Evaluación activada' } },
  },
  confirmTraining: { request: { id: 12, capacitacion: 1 }, response: { status: 'OK' } },
  readLife: {
    request: { id: 12 },
    response: {
      status: 'OK',
      data: [{ paso: 'ingreso', cuando: '2024-01-17', quien: '', nota: '' }],
    },
  },
  registerFamily: {
    request: {
      proyecto: 'Ensamble 2',
      integrantes: [
        { numero: '20001', lider: true },
        { numero: '20011', lider: false, fecha_aplicacion: '2024-04-01' },
      ],
    },
    response: { status: 'OK', registrados: 1, omitidos: [] },
  },
  findCollaborators: { request: { buscar: 'ana' }, response: { status: 'OK', data: [ana] } },
}
