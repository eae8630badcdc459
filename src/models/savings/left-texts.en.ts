import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './left-texts.es.ts'

export const texts = {
  done: 'We received your movement. See it in My savings.',
  tooLate: shared.approvedLoanBlocks,
  notDone: 'An error occurred. Your movement wasn’t made.',
  mayBeDone: 'We don’t know if it was made. Check your movements before you repeat it.',
} satisfies Translation<typeof es>
