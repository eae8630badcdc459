import type { DeskRequest } from './request-desk.ts'
import type { Examples } from '../protocol/operation.ts'

const solicitud: DeskRequest = {
  id: 981,
  empleado: '100104',
  nombre: 'MARIA LOPEZ',
  departamento: 'PRODUCCION',
  motivo: 'Descuento no reconocido',
  periodo: '05 / 2024',
  comentario: 'Me descontaron un día que sí trabajé',
  fechaRegistro: '2024-03-18',
  dias: 2,
  abierta: true,
  respuesta: null,
  respondio: null,
  fechaRespuesta: null,
  nivel: null,
  evidencias: { solicitud: 0, respuesta: 0 },
}

export const examples: Examples<typeof import('./request-desk.ts')> = {
  listDeskRequests: {
    request: { tipo: 'aclaracion', abiertas: true, pagina: 1 },
    response: { status: 'OK', data: [solicitud], total: 1 },
  },
  readDeskSummary: {
    request: { tipo: 'aclaracion' },
    response: {
      status: 'OK',
      abiertas: 3,
      respondidas: 9,
      motivos: [{ nombre: 'Descuento no reconocido', abiertas: 3 }],
      edades: [
        { nombre: '0-1', abiertas: 1 },
        { nombre: '2-3', abiertas: 2 },
        { nombre: '4-7', abiertas: 0 },
        { nombre: '8+', abiertas: 0 },
      ],
      medianaHoras: 20.5,
      nivelPromedio: 4.6,
    },
  },
  readDeskClarification: {
    request: { id: 981 },
    response: {
      status: 'OK',
      solicitud,
      recibo: {
        inicio: '2024-03-01',
        fin: '2024-03-15',
        pago: '2024-03-15',
        percepciones: [{ concepto: '001', descripcion: 'Sueldo', importe: 5000 }],
        deducciones: [{ concepto: '501', descripcion: 'ISR', importe: 420.5 }],
        dias: [{ concepto: '701', dias: 15 }],
        neto: 4579.5,
      },
      revision: ['days'],
      historia: [],
    },
  },
  readDeskDispute: {
    request: { id: 7 },
    response: {
      status: 'OK',
      solicitud: { ...solicitud, id: 7, periodo: '2024-03-10', evidencias: { solicitud: 2, respuesta: 0 } },
      historia: [{ respuesta: 'Se devuelve en la semana 12', respondio: 'ANA RUIZ', fecha: '2024-03-19' }],
    },
  },
  reopenDispute: { request: { id: 7 }, response: { status: 'OK' } },
}
