import { moneyFieldNames } from './problem-words-money.es.ts'

/** Columns of every kind with their article, for use in a sentence. */
export const fieldWords: Readonly<Record<string, string>> = {
  ...moneyFieldNames,
  numero: 'el número',
  tipo: 'el tipo',
  fecha: 'la fecha',
  fechaFin: 'la fecha final',
  comentario: 'el comentario',
  incapacidad: 'la incapacidad',
  estatus: 'el estatus',
  tipoIncidencia: 'el tipo de incidencia',
  tipoPermiso: 'el tipo de permiso',
  maquina: 'la máquina',
  tipoTarjeta: 'el tipo de tarjeta',
  estadoQueja: 'el estado de la queja',
  quitar: 'quitar',
}
