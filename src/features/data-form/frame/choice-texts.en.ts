import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './choice-texts.es.ts'

export const texts = {
  title: 'Choose which one to keep',
  lead: (name) => `The portal already had other answers in “${name}”. Compare and choose.`,
  mine: 'Mine',
  theirs: 'The portal’s',
  confirmedAt: (date) => `Mine is from ${date}.`,
  savedAt: (date) => `The portal’s is from ${date}.`,
  differences: 'Differences',
  nothing: phrases.noAnswer,
  keepMine: 'Keep mine',
  keepTheirs: 'Keep the portal’s',
  busy: basic.saving,
  isMine: 'Yours will be sent as soon as you’re online.',
  isTheirs: 'The portal’s was kept.',
  isChosen: 'You had already chosen.',
} satisfies Translation<typeof es>
