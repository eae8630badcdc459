import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  title: shared.notices,
  dialogTitle: (count: number) => (count === 1 ? '1 notice for you' : `${count} notices for you`),
  close: basic.close,
  understood: basic.gotIt,
  more: 'See more',
  until: (date: string) => `Valid until ${date}`,
  none: 'No notices right now',
  notHere: 'Your notices haven’t loaded yet',
  notHereText: shared.loadedOnlineThemM,
  again: basic.tryAgain,
  old: shared.showsDataFrom,
  noneText: 'When there’s a new one, you’ll see it on Home.',
} satisfies Translation<typeof es>
