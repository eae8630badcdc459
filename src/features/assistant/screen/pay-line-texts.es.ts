import { defineTexts } from '#i18n/texts.ts'

export const es = {
  looking: 'Buscando en tu último recibo…',
  found: (date: string) => `En tu recibo del ${date}:`,
  several: (count: number, date: string) =>
    `En tu recibo del ${date} hay ${count} que pueden ser. Toca el que buscas.`,
  none: (asked: string, date: string) => `No encontramos «${asked}» en tu recibo del ${date}.`,
  noPayslip: 'Aún no hay un recibo en este dispositivo.',
  open: 'Ver en mi recibo',
  openAll: 'Abrir mi recibo',
  again: 'Ver la explicación',
}

export const texts = defineTexts(es, () => import('./pay-line-texts.en.ts'))
