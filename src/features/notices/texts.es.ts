import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: shared.notices,
  dialogTitle: (count: number) => (count === 1 ? '1 aviso para ti' : `${count} avisos para ti`),
  close: basic.close,
  understood: basic.gotIt,
  more: 'Ver más',
  until: (date: string) => `Vigente hasta el ${date}`,
  none: 'No hay avisos por ahora',
  notHere: 'Aún no cargan tus avisos',
  notHereText: shared.loadedOnlineThemM,
  again: basic.tryAgain,
  old: shared.showsDataFrom,
  noneText: 'Cuando haya uno nuevo, lo verás en Inicio.',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
