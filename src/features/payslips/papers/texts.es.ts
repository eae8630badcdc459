import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'
import { shared } from '#i18n/shared-words.es.ts'

export const es = {
  close: basic.close,
  again: basic.tryAgain,
  older: 'Ver recibos anteriores',
  preparing: shared.preparing,
  progress: (done: number, total: number) => `Buscando el recibo ${done} de ${total}`,
  needsInternet: 'Necesita internet',
  /** `names` has at least one name. */
  offline: (names: string) => `No están en este dispositivo: ${names}. Conéctate a internet para traerlos.`,
  online: (names: string) => `No están en este dispositivo: ${names}. Los traemos con internet.`,
  notAnswered: (names: string) => `No hay internet y estos no están aquí: ${names}.`,
  notFound: (names: string) => `No pudimos traer estos recibos: ${names}.`,
  noDetail: (names: string) => `Estos solo tienen PDF y no se pueden juntar: ${names}.`,
  joined: {
    label: (most: number) => `Elige hasta ${most} recibos`,
    text: 'Te los damos en un solo PDF. Un prestamista suele pedir los últimos tres.',
    tooMany: (most: number) => `Ya elegiste ${most}. Quita uno para elegir otro.`,
    none: 'Elige al menos un recibo.',
    make: (count: number) => (count === 1 ? 'Hacer PDF de 1 recibo' : `Juntar ${count} recibos`),
    others: (count: number) => (count === 1 ? 'Seguir con 1 recibo' : `Seguir con ${count} recibos`),
    title: 'Recibos juntos',
  },
  year: {
    title: 'Constancia de percepciones',
    label: 'Año',
    text: 'Sumamos tus recibos timbrados del año, mes por mes. No es un documento del SAT.',
    count: (count: number, here: number) =>
      `${count === 1 ? '1 recibo timbrado' : `${count} recibos timbrados`} · ${here} en este dispositivo`,
    countShared: (count: number) => (count === 1 ? '1 recibo timbrado' : `${count} recibos timbrados`),
    unlisted: (names: string) => `Tu lista no tiene: ${names}.`,
    unstamped: (names: string) => `Aún sin timbrar, no se suman: ${names}.`,
    maybeMore: 'Tu lista de este año puede estar incompleta.',
    lacks: 'La constancia dice cuáles recibos le faltan.',
    none: 'No hay recibos timbrados de este año.',
    make: 'Hacer constancia',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
