import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './check-texts.es.ts'

export const texts = {
  hidden: shared.amountHidden,
  ok: 'We checked your pay: all correct',
  partly: (right, unknown) =>
    (right === 1 ? '1 thing matches' : `${right} things match`) +
    (unknown === 0 ? '' : unknown === 1 ? '; 1 is unknown' : `; ${unknown} are unknown`),
  found: (count) => (count === 1 ? 'There is 1 difference' : `There are ${count} differences`),
  of: () => 'of',
} satisfies Translation<typeof es>
