import type { Translation } from '#i18n/texts.ts'
import type { es } from './left-texts.es.ts'

export const texts = {
  done: 'We have your movement. See it in My savings.',
  tooLate: 'You can’t cancel: you have an approved loan.',
  notDone: 'An error occurred. Your movement was not made.',
  mayBeDone: 'We don’t know if it was made. See your movements before you repeat it.',
} satisfies Translation<typeof es>
