import type { Translation } from '#i18n/texts.ts'
import type { es } from './loan-terms-texts.es.ts'

export const texts = {
  read: 'Read the terms',
  hide: 'Hide the terms',
  terms: [
    'You pay your loan with a deduction from each pay.',
    'Interest is calculated on what you still owe.',
    'Your savings back the loan: you can’t withdraw that part.',
    'The savings fund reviews and approves your request.',
  ],
} satisfies Translation<typeof es>
