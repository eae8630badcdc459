import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./payroll-import.ts')> = {
  downloadPayslipXml: {
    request: { idtimbrado: 4711 },
    response: {
      status: 'OK',
      nombre: 'recibo_2026-11-15.xml',
      archivo: 'data:application/xml;base64,PGNmZGk6Q29tcHJvYmFudGUvPg==',
    },
  },
  listWaitingReceipts: {
    request: { desde: 0 },
    response: {
      status: 'OK',
      data: [
        {
          id: 12,
          folio: 'A1B2C3D4-0000-4000-A000-000000000001',
          empleado: '900001',
          rfc: 'PEGJ850210AB1',
          fechaFin: '2026-11-15',
          archivo: 'semana-46.zip',
          motivo: 'No hay ninguna persona con ese número de empleado.',
          motivoClave: 'person',
          persona: '',
        },
      ],
      total: 1,
    },
  },
  listWaitingPapers: {
    request: { desde: 0 },
    response: {
      status: 'OK',
      data: [
        {
          id: 3,
          documento: 'a1b2c3d4-0000-4000-a000-000000000001.pdf',
          archivo: 'semana-46.zip',
          folio: 'A1B2C3D4-0000-4000-A000-000000000001',
          llego: '2026-11-20T15:00:00.000Z',
          hasta: '2026-12-20T15:00:00.000Z',
        },
      ],
      total: 1,
    },
  },
}
