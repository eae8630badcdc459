import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  hidden: shared.amountHidden,
  is: 'Son',
  more: 'más',
  less: 'menos',
  than: (period: string) => `que ${period}.`,
  same: (period: string) => `Es lo mismo que ${period}.`,
  unknown: 'Conéctate para ver por qué cambió.',
  mostChanged: (concept: string) => `Lo que más cambió: ${concept}.`,
  week: (number: number | string) => `la semana ${number}`,
  weekOf: (number: number | string, year: number) => `la semana ${number} de ${year}`,
  fortnight: (number: number | string) => `la quincena ${number}`,
  fortnightOf: (number: number | string, year: number) => `la quincena ${number} de ${year}`,
  payOf: (date: string) => `el pago del ${date}`,
  shortWeek: (number: number | string) => `Sem. ${number}`,
  shortFortnight: (number: number | string) => `Quin. ${number}`,
  table: {
    caption: (count: number) => `Lo que recibiste en tus últimos ${count} pagos`,
    period: shared.period,
    paid: 'Pago',
    net: 'Recibiste',
    week: phrases.week,
    fortnight: phrases.fortnight,
    fetching: 'Lo estamos buscando',
    unknown: 'Falta abrirlo con internet',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
