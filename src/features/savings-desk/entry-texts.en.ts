import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  savingsDesk: { title: shared.savingsFund, text: 'Decide on loans, withdrawals and fund exits' },
} satisfies Translation<typeof es>
