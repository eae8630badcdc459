import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './check-texts.es.ts'

export const texts = {
  hidden: shared.amountHidden,
  ok: 'We checked your pay: all correct',
  found: (count) => (count === 1 ? 'There is 1 difference' : `There are ${count} differences`),
  of: () => 'of',
} satisfies Translation<typeof es>
