import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./incidents.ts')> = {
  readIncidents: {
    request: { id: 0 },
    response: {
      status: 'Ok',
      incidencias: [
        {
          descIncidencia: 'Tiempo por tiempo',
          FLARGA: '15 de marzo de 2024',
          estatusDesc: 'Pendiente',
          fechaInIncidencia: '2024-03-15',
          fechaFiIncidencia: '2024-03-22',
          idIncidencia: 88,
        },
      ],
    },
  },
  countIncidents: { request: {}, response: { status: 'Ok', count: 2 } },
  requestIncident: {
    request: {
      tipo: 'Permiso con goce de sueldo',
      fechaInIncidencia: '2024-05-06',
      fechaFiIncidencia: '2024-05-06',
    },
    response: { status: 'Ok' },
  },
}
