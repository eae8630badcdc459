import type { KindWords } from '../../kind-parts.ts'
import { sharedFields as shared } from '../../shared-words.es.ts'
import type { PrepayrollField } from './columns.ts'

export const words = {
  title: 'Prenóminas',
  text: 'Recibos antes de timbrar',
  fields: {
    numero: shared.numero,
    nomina: 'la nómina',
    anio: 'el año',
    periodo: shared.periodo,
    tipo: shared.tipo,
    inicio: 'el primer día',
    fin: 'el último día',
    pago: 'el día de pago',
    visibleDesde: 'el día en que se ve',
    dias: 'los días pagados',
    salario: 'el salario diario',
    sdi: 'el SDI',
    clave: 'la clave',
    concepto: shared.concepto,
    clase: 'la clase',
    importe: shared.importe,
    cantidad: 'la cantidad',
    unidad: 'la unidad',
    saldo: shared.saldo,
    neto: 'el neto',
  },
  problems: {
    year: (_name, of) => `Escribe el año del último día: ${of}.`,
    pair: () => 'Escribe cantidad y unidad juntas, o ninguna.',
    differs: (name, of) => `Escribe ${name} como en la fila ${of} de su prenómina.`,
    negativeNet: (_name, of) => `Baja las deducciones: son ${of} más que las percepciones.`,
    noLines: () => 'Agrega a la prenómina un importe mayor que cero.',
    stamped: () => 'Quita la fila: ese periodo ya está timbrado.',
  },
} satisfies KindWords<PrepayrollField | 'neto', string>
