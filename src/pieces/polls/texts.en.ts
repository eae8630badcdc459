import { phrases } from '#i18n/phrases.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`)

export const texts = {
  step: (at, of) => `Step ${at} of ${of}`,
  at: phrases.questionOf,
  optional: shared.youCanLeaveItBlank,
  several: 'Choose one or more.',
  most: (count) => `Choose up to ${answers(count)}.`,
  cut: (count) => `You can only choose up to ${answers(count)}`,
  needed: 'Required',
  moreThan: (count) => `Use more than ${count} characters.`,
  tooLong: phrases.lettersAtMost,
  count: phrases.countOf,
  write: shared.yourAnswer,
  tellMore: 'Tell us more',
  freeAlone: (option) => `Remove “${option}” to choose another.`,
  freeOthers: (option) => `Remove the others to choose “${option}”.`,
  end: (number, meaning) => `${number}: ${meaning}`,
  takeBack: 'Remove my answer',
  card: 'Ask Human Resources how it works.',
  previous: shared.previous,
  next: shared.next,
  toReview: phrases.toReview,
  send: shared.send,
  sending: shared.sending,
  review: {
    title: 'Check your answers',
    text: 'Change whatever you want before you send.',
    change: phrases.change,
    none: 'Not answered',
  },
} satisfies Translation<typeof es>
