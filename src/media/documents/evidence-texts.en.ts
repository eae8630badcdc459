import type { Translation } from '#i18n/texts.ts'
import type { es } from './evidence-texts.es.ts'

export const texts = {
  title: 'Evidence of the dispute',
  loading: 'Loading evidence…',
  empty: 'No evidence was uploaded to this dispute',
  emptySnack: 'No evidence.',
  close: 'Close',
  again: 'Try again',
  failed: {
    offline: 'Without internet the evidence can’t be seen. Connect and try again.',
    other: 'We could not get the evidence. Try again.',
  },
  pictures: 'Pictures of the evidence',
  picture: (number: number, count: number) => `Picture ${number} of ${count}`,
  opening: 'Opening the picture…',
  previous: 'Previous',
  next: 'Next',
  broken: 'This picture can’t be shown. The others are still here.',
  brokenAlone: 'This picture can’t be shown.',
  away: 'This picture is not on this device. Connect to see it.',
} satisfies Translation<typeof es>
