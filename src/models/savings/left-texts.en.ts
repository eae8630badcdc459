import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './left-texts.es.ts'

export const texts = {
  done: 'We received your transaction. See it in My savings.',
  tooLate: shared.approvedLoanBlocks,
  notDone: 'An error occurred. Your transaction didn’t go through.',
  mayBeDone: 'We don’t know if it went through. Check your transactions before you repeat it.',
} satisfies Translation<typeof es>
