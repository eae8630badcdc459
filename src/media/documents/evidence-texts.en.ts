import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './evidence-texts.es.ts'

export const texts = {
  title: 'Evidence of the dispute',
  loading: 'Loading evidence…',
  empty: 'No evidence was uploaded to this dispute',
  emptySnack: 'No evidence.',
  close: basic.close,
  again: basic.tryAgain,
  failed: {
    offline: 'We can’t show the evidence offline. Connect and try again.',
    other: 'We couldn’t load the evidence. Try again.',
  },
  pictures: 'Evidence pictures',
  picture: (number: number, count: number) => `Picture ${number} of ${count}`,
  opening: 'Opening the picture…',
  previous: shared.previous,
  next: shared.next,
  broken: 'This picture can’t be shown. The others are still here.',
  brokenAlone: 'This picture can’t be shown.',
  away: 'This picture isn’t on this device. Connect to see it.',
} satisfies Translation<typeof es>
