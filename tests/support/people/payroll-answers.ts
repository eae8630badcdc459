import { toCentavos } from '#domain/money/money.ts'

interface Line {
  importe: number
}
export interface Deduction extends Line {
  clave: string
  concepto: string
  saldo: number
}
export interface Perception extends Line {
  concepto: string
  descripcion: string
}
export interface Dates {
  fechaInicio: string
  fechaFin: string
  fechaPago: string
  disponible: boolean
  fechaDisponible: string
}

/** Returns centavos. */
export const sum = (lines: readonly Line[]) =>
  lines.reduce((total, { importe }) => total + toCentavos(importe), 0)

export const noPeriod = { status: 'ERROR', message: 'No hay datos de nómina de ese periodo.' }
