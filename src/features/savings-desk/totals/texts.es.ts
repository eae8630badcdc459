import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'La caja',
  saved: 'Ahorrado',
  lent: 'Prestado',
  available: 'Disponible',
  people: phrases.countPeople,
  day: 'Al día',
  parts: { day: shared.day, month: shared.month, year: shared.year },
  future: 'Escribe hoy o un día antes.',
  split: (lent: string, available: string) => `Prestado ${lent}, disponible ${available}`,
  again: basic.tryAgain,
  loading: 'Sumando la caja…',
  slow: basic.slow,
  keptFrom: (when: string) => `Sin actualizar. Datos del ${when}.`,
  old: 'No pudimos actualizar los totales.',
  months: {
    table: 'Ahorrado y prestado por mes',
    open: 'Últimos 12 meses',
    close: basic.close,
    label: (from: string, to: string) =>
      `Ahorrado y prestado, del ${from} al ${to}. La tabla trae los mismos datos.`,
    day: 'Al',
  },
  failure: { ...failures.soon, offline: shared.offlineTryAgain, rejected: 'Elige otro día.' },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
