import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./disputes.ts')> = {
  createDispute: {
    request: {
      motivo: 'Descuento',
      fechaInconformidad: '2024-03-10',
      comentario: 'Me descontaron un uniforme que no recibí',
      evidencia: [],
    },
    response: { status: 'OK', id: 7 },
  },
  listDisputes: {
    request: { ruta: 'menu' },
    response: {
      status: 'OK',
      inconformidad: [
        {
          id: 7,
          EMPLID: '10234',
          nombre: 'MARIA LOPEZ',
          motivo: 'Descuento',
          departamento: 'PRODUCCION',
          DeptoColaborador: 'PRODUCCION',
          comentario: 'Me descontaron un uniforme que no recibí',
          fechaInconformidad: '2024-03-10',
          fechaRegistro: '2024-03-11',
          diasTranscurridos: 2,
          fechaRespuesta: null,
          emplidRespuesta: null,
          nameEmplidRespuesta: null,
          DeptoResponde: null,
          respuestaAdmon: null,
          estatus: 1,
          nivelSatisfaccion: 'Pendiente',
        },
      ],
      horasUsuales: 48,
    },
  },
  answerDispute: {
    request: { id: 7, respuestaAdmon: 'Se devuelve en la semana 12' },
    response: { status: 'OK' },
  },
  rateDispute: { request: { id: 7, rating: 5 }, response: { status: 'OK' } },
  listEvidence: {
    request: { id: 7, tipoEvidencia: 1 },
    response: { status: 'OK', evidencia: [{ emplid: '10234', evidencia: 'inc7_1.jpg' }] },
  },
  readEvidence: {
    request: { emplid: '10234', tipoEvidencia: 1, evidencia: 'inc7_1.jpg' },
    response: new Uint8Array([0xff, 0xd8, 0xff]),
  },
}
