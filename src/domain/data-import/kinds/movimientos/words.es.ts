import type { KindWords } from '../../kind-parts.ts'
import { sharedFields as shared } from '../../shared-words.es.ts'
import type { MovementField } from './columns.ts'

export const words = {
  title: 'Movimientos de ahorro',
  text: 'Depósitos y retiros',
  fields: {
    numero: shared.numero,
    fecha: shared.fecha,
    tipo: shared.tipo,
    periodo: shared.periodo,
    importe: shared.importe,
    concepto: shared.concepto,
  },
  problems: {
    sign: (_name, of) =>
      of === '-'
        ? 'Escribe el importe con signo menos: sale de la caja.'
        : 'Quita el signo menos: entra a la caja.',
    belowZero: (_name, of) => `Corrige el importe: ese día solo tiene ${of}.`,
    inOpening: (_name, of) => `Quita la fila: va en el saldo inicial del ${of}.`,
  },
} satisfies KindWords<MovementField, string>
