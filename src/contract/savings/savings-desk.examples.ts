import type { Examples } from '../protocol/operation.ts'
import type { SavingsRequest } from './savings-desk.ts'

const solicitud: SavingsRequest = {
  id: 1377,
  clase: 'prestamo',
  empleado: '100102',
  nombre: 'ARTURO MENDOZA',
  departamento: 'MANTENIMIENTO',
  monto: 12_000,
  plazo: 12,
  prdo: 'Q',
  fechaSolicitud: '2026-11-20',
  dias: 3,
  paso: 'en_revision',
  fechaNomina: '2026-11-30',
  fechaCierre: '2026-11-27',
  decidio: null,
  fechaDecision: null,
  motivo: null,
  esPropia: false,
}

const porDecidir = { total: 1, prestamo: 1, retiro: 0, baja: 0, aportacion: 0 }

export const examples: Examples<typeof import('./savings-desk.ts')> = {
  listSavingsRequests: {
    request: { decididas: false, pagina: 1 },
    response: { status: 'OK', data: [solicitud], total: 1, porDecidir },
  },
  readSavingsRequest: {
    request: { id: 1377 },
    response: {
      status: 'OK',
      solicitud,
      cuenta: {
        ahorro: 21_500,
        parteSocial: 300,
        debe: 0,
        comprometido: 0,
        desde: '2025-03-16',
        meses: 20,
        grupoPago: 2,
      },
      maximo: 43_000,
      condiciones: [{ condicion: 'too-new', cumple: true, falta: 0 }],
      periodo: { prdo: 'Q', numero: 22, inicio: '2026-11-16', fin: '2026-11-30' },
      prestamo: { abono: 1000, interes: 390, primero: 1060, ultimo: 1005 },
      tasas: { tiie: 0.1, tasa: 0.02 },
    },
  },
  decideSavingsRequest: {
    request: { id: 1377, decision: 'autorizar', monto: 12_000 },
    response: { status: 'OK', fechaNomina: '2026-11-30' },
  },
  countSavingsRequests: { request: {}, response: { status: 'OK', porDecidir } },
}
