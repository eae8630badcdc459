import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`)

export const texts = {
  step: (at, of) => `Step ${at} of ${of}`,
  at: (at, of) => `Question ${at} of ${of}`,
  optional: 'You may leave it empty.',
  several: 'Choose one or more.',
  most: (count) => `Choose up to ${answers(count)}.`,
  cut: (count) => `You can choose up to ${answers(count)} only`,
  needed: 'Required',
  moreThan: (count) => `Write more than ${count} letters.`,
  tooLong: (limit) => `Write up to ${limit} letters.`,
  count: (count, limit) => `${count} of ${limit}`,
  write: 'Your answer',
  tellMore: 'Tell us more',
  freeAlone: (option) => `Take back “${option}” to choose another.`,
  freeOthers: (option) => `Take back the others to choose “${option}”.`,
  end: (number, meaning) => `${number}: ${meaning}`,
  takeBack: 'Take back my answer',
  card: 'Ask human resources how it works.',
  previous: 'Back',
  next: 'Next',
  toReview: 'Review',
  send: 'Send',
  sending: 'Sending…',
  review: {
    title: 'Check your answers',
    text: 'Change what you like before you send.',
    change: 'Change',
    none: 'Not answered',
  },
} satisfies Translation<typeof es>
