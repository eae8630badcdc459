import type { Examples } from '../protocol/operation.ts'

const run = {
  id: 12,
  archivo: 'semana-46.zip',
  origen: 'pantalla',
  quien: 'Rosa Elena Cantú Garza',
  inicio: '2026-11-20T15:00:00.000Z',
  fin: '',
  estado: 'leyendo',
  motivo: '',
  motivoClave: '',
  bytes: 18_400_000,
  documentos: 6200,
  hechos: 1500,
  tomados: 1480,
  enEspera: 12,
  yaEstaban: 3,
  sustituidos: 1,
  acuses: 0,
  ajenos: 1,
  rechazados: 4,
  pdf: 1480,
  sellosSinComprobar: 2,
  porMinuto: 9000,
  faltanSegundos: 32,
} as const

export const examples: Examples<typeof import('./payroll-runs.ts')> = {
  openPayrollUpload: {
    request: {},
    response: { status: 'OK', boleto: '7.1795767193591.c2lnbmF0dXJl', tope: 268_435_456 },
  },
  listPayrollRuns: { request: { antes: 0 }, response: { status: 'OK', data: [run], total: 1 } },
  readPayrollRun: {
    request: { id: 12, desde: 0 },
    response: {
      status: 'OK',
      data: run,
      sumas: 1,
      dudas: 0,
      guardado: true,
      faltas: [
        {
          posicion: 37,
          documento: 'A1B2C3D4.xml',
          lugar: 'Comprobante@Total',
          texto: 'Dice $100.00 y sus partes suman $90.00.',
          clave: 'sum',
          valores: ['$100.00', '$90.00'],
          clase: 'suma',
        },
      ],
      total: 1,
    },
  },
  stopPayrollRun: {
    request: { id: 12, accion: 'detener' },
    response: { status: 'OK', data: { ...run, estado: 'detenida' } },
  },
  retryWaitingReceipts: { request: {}, response: { status: 'OK', tomados: 2, quedan: 10 } },
  placeConfirmedReceipt: { request: { id: 12 }, response: { status: 'OK', empleado: '100102' } },
  downloadRefusedDocument: {
    request: { id: 12, posicion: 37 },
    response: {
      status: 'OK',
      nombre: 'A1B2C3D4.xml',
      archivo: 'data:application/octet-stream;base64,PGNmZGk6Q29tcHJvYmFudGUvPg==',
    },
  },
}
