import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  savingsDesk: { title: 'Savings fund', text: 'Decide on loans, withdrawals and drop-outs' },
} satisfies Translation<typeof es>
