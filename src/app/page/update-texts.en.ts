import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './update-texts.es.ts'

export const texts = {
  title: 'There’s a new version',
  text: 'We save what you’ve done and open the new one.',
  losing: 'What you typed here isn’t saved. Finish before you update.',
  action: basic.update,
  busy: 'Updating…',
  later: shared.later,
} satisfies Translation<typeof es>
