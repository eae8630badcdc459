import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./incident-decisions.ts')> = {
  decideIncident: {
    request: { idIncidencia: 88, estatus: 2 },
    response: { status: 'Ok', incidencias: { estatusSolicitud: 'true' } },
  },
  authorizeIncidents: {
    request: { idIncidencia: [88, 89], estatus: 2 },
    response: { status: 'Ok', incidencias: { estatusSolicitud: 'true' } },
  },
  listIncidentsToDecide: {
    request: {},
    response: {
      status: 'Ok',
      incidenciasPorAutorizar: [
        {
          id_incidencia: 88,
          nombre: 'JUAN PEREZ',
          decripcion: 'Permiso con goce',
          fechaInIncidencia: '2024-05-06',
          fechaFiIncidencia: '2024-05-06',
          puesto: 'Operador',
          registrada: '2024-05-02T15:00:00.000Z',
        },
      ],
    },
  },
}
