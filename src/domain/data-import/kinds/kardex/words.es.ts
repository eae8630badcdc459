import { capitalize } from '../../../import-file/problem-words.es.ts'
import type { KindWords } from '../../kind-parts.ts'
import { sharedFields as shared } from '../../shared-words.es.ts'
import type { KardexField } from './columns.ts'

export const words = {
  title: 'Kardex',
  text: 'Faltas, permisos, vacaciones y tarjetas',
  fields: {
    numero: shared.numero,
    tipo: shared.tipo,
    fecha: shared.fecha,
    fechaFin: 'la fecha final',
    comentario: 'el comentario',
    incapacidad: shared.incapacidad,
    estatus: 'el estatus',
    tipoIncidencia: 'el tipo de incidencia',
    tipoPermiso: 'el tipo de permiso',
    maquina: 'la máquina',
    tipoTarjeta: 'el tipo de tarjeta',
    estadoQueja: 'el estado de la queja',
    quitar: 'quitar',
  },
  problems: {
    tooManyDays: (_name, of) => `Abarca más de ${of} días. Divídelo.`,
    yesOrNothing: () => 'Escribe S o deja la celda vacía.',
    onlyOf: (name, of) => `${capitalize(name)} solo se usa con: ${of}.`,
    several: () => 'Hay varios iguales en el portal. Quítalos y sube el archivo otra vez.',
  },
} satisfies KindWords<KardexField, string>
