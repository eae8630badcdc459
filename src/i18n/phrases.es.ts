import { shared } from './shared-words.es.ts'

const pageOf = (page: number, pages: number) =>
  `Página ${page.toLocaleString('es-MX')} de ${pages.toLocaleString('es-MX')}`

/**
 * Words and counts that more than two screens share. The sign-in screen and public links do not load them.
 */
export const phrases = {
  allOfThem: 'Todos',
  before: 'Antes',
  change: 'Cambiar',
  charactersUsed: (count: number, limit: number) => `Usa ${limit} letras o menos. Llevas ${count}.`,
  countOf: (count: number | string, all: number | string) => `${count} de ${all}`,
  countPeople: (count: number) => (count === 1 ? '1 persona' : `${count.toLocaleString('es-MX')} personas`),
  countRequests: (count: number) =>
    count === 1 ? '1 solicitud' : `${count.toLocaleString('es-MX')} solicitudes`,
  dataFrom: (day: string) => `Datos del ${day}`,
  days: (count: number) => (count === 1 ? '1 día' : `${count} días`),
  discard: 'Descartar',
  failedTryAgain: 'No se pudo. Intenta otra vez.',
  folioNumber: (id: number | string) => `Folio ${id}`,
  forWhom: 'Para',
  fortnight: (number: number | string) => `Quincena ${number}`,
  from: 'Desde',
  hours: (count: number) => (count === 1 ? '1 hora' : `${count} horas`),
  lettersAtMost: (limit: number) => `Escribe hasta ${limit} letras.`,
  missing: 'Falta',
  months: (count: number) => (count === 1 ? '1 mes' : `${count} meses`),
  name: 'Nombre',
  noAnswer: 'Sin respuesta',
  numbered: (number: number | string) => `Núm. ${number}`,
  numberedIn: (number: number | string, place: string) => `Núm. ${number} · ${place}`,
  optionNumber: (number: number | string) => `Opción ${number}`,
  pageOf,
  /** Words of a list in pages. */
  pager: { previous: shared.previous, next: shared.next, place: pageOf },
  payroll: 'Nómina',
  questionOf: (question: number, all: number) => `Pregunta ${question} de ${all}`,
  removePerson: (name: string) => `Quitar a ${name}`,
  rowStatus: 'Estado',
  searching: 'Buscando…',
  see: 'Ver',
  sinceDay: (day: string) => `Desde el ${day}`,
  somethingFailed: 'Ocurrió un error',
  toReview: 'Revisar',
  until: 'Hasta',
  userNumber: (number: number | string) => `Usuario ${number}`,
  view: 'Ver',
  week: (number: number | string) => `Semana ${number}`,
}
