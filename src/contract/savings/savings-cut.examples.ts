import type { Examples } from '../protocol/operation.ts'
import type { CutRow } from './savings-cut.ts'

const fila: CutRow = {
  clase: 'abono',
  empleado: '100101',
  nombre: 'GUADALUPE RAMOS ORTEGA',
  departamento: 'PRENSAS',
  monto: 162.37,
  capital: 153.85,
  interes: 8.52,
  folio: 48_213,
  fechaSolicitud: null,
}
const sumas = [{ clase: 'abono' as const, movimientos: 1, monto: 162.37 }]

export const examples: Examples<typeof import('./savings-cut.ts')> = {
  readPayrollCut: {
    request: { grupo: 1, fecha: '2026-11-27', pagina: 1 },
    response: {
      status: 'OK',
      grupos: [{ grupo: 1, nombre: 'OPERATIVOS SEMANAL', fechas: ['2026-11-27', '2026-12-04'] }],
      nomina: { grupo: 1, fecha: '2026-11-27', cierre: '2026-11-25' },
      data: [fila],
      total: 1,
      sumas,
      porDecidir: 0,
    },
  },
  exportPayrollCut: {
    request: { grupo: 1, fecha: '2026-11-27' },
    response: { status: 'OK', data: [fila], sumas, hayMas: false },
  },
}
