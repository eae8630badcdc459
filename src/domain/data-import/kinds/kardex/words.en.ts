import type { KindWords } from '../../kind-parts.ts'
import { sharedFields as shared } from '../../shared-words.en.ts'
import type { KardexField } from './columns.ts'
import type { words as es } from './words.es.ts'

export const words: KindWords<KardexField, keyof typeof es.problems> = {
  title: 'Kardex',
  text: 'Absences, permits, vacation and cards',
  fields: {
    numero: shared.numero,
    tipo: shared.tipo,
    fecha: shared.fecha,
    fechaFin: 'last day',
    comentario: 'comment',
    incapacidad: shared.incapacidad,
    estatus: 'status',
    tipoIncidencia: 'absence type',
    tipoPermiso: 'permit type',
    maquina: 'machine',
    tipoTarjeta: 'card type',
    estadoQueja: 'complaint status',
    quitar: 'remove',
  },
  problems: {
    tooManyDays: (_name, of) => `It covers more than ${of} days. Split it.`,
    yesOrNothing: () => 'Enter S or leave the cell blank.',
    onlyOf: (name, of) => `The ${name} is only used with: ${of}.`,
    several: () => 'The portal has several of these. Remove them and upload the file again.',
  },
}
