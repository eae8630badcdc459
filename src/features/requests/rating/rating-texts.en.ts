import type { Translation } from '#i18n/texts.ts'
import type { es } from './rating-texts.es.ts'

export const texts = {
  title: 'Satisfaction with the attention',
  question: 'How were you attended to?',
  close: 'Close',
  askedOn: (date: string) => `You sent it on ${date}`,
  levels: { 1: 'Bad', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent!' },
  star: (level: number, word: string) => `${level} of 5: ${word}`,
  progress: (done: number) => `Progress: ${done} of 3`,
  send: 'Rate',
  sending: 'Sending…',
  thanks: 'Thank you for your rating',
  waits: 'It goes out once there is internet.',
  failed: 'Something went wrong',
} satisfies Translation<typeof es>
