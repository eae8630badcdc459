import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './rating-texts.es.ts'

export const texts = {
  title: 'Satisfaction with the service',
  question: 'How was the service?',
  close: basic.close,
  askedOn: (date: string) => `You sent it on ${date}`,
  levels: { 1: 'Bad', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent!' },
  star: (level: number, word: string) => `${level} of 5: ${word}`,
  send: shared.rate,
  sending: shared.sending,
  thanks: 'Thank you for your rating',
  failed: 'Something went wrong',
} satisfies Translation<typeof es>
