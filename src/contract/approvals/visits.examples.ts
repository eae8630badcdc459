import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./visits.ts')> = {
  listPendingVisits: {
    request: {},
    response: {
      status: 'OK',
      respuesta: [
        {
          id: 77,
          Nombre: 'EVA',
          Paterno: 'SOTO',
          Materno: 'RUIZ',
          Compania: 'ACME',
          Dia: { date: '2024-05-10 00:00:00.000000' },
          DiaFin: { date: '2024-05-12 00:00:00.000000' },
          Entrada: { date: '2024-05-10 08:30:00.000000' },
          Salida: { date: '2024-05-10 17:00:00.000000' },
          Razon: 'Mantenimiento',
          Ubicacion: 'Planta 1',
          AccionVisitanteDescr: 'Servicio',
          AccionDetalleVisitanteDescr: 'Montacargas',
          Emplid: '10234',
          token: 'vis-77',
        },
      ],
    },
  },
  decideVisit: {
    request: {
      token_visita: 'vis-77',
      idVisita: 77,
      estatus: 1,
      comentario: '',
      password: 'vis-77',
      esAdmin: true,
    },
    response: { respuesta: { status_tran: 'OK', message: 'Visita autorizada' } },
  },
}
