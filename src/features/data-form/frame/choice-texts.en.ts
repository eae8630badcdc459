import type { Translation } from '#i18n/texts.ts'
import type { es } from './choice-texts.es.ts'

export const texts = {
  title: 'Choose which one stays',
  lead: (name) => `The portal already had other answers in "${name}". Compare and choose.`,
  mine: 'Mine',
  theirs: 'The portal’s',
  confirmedAt: (date) => `Mine is from ${date}.`,
  savedAt: (date) => `The portal’s is from ${date}.`,
  differences: 'What differs',
  nothing: 'No answer',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep the portal’s',
  busy: 'Saving…',
  isMine: 'Yours is sent as soon as there is internet.',
  isTheirs: 'The portal’s stays.',
  isChosen: 'You had chosen already.',
} satisfies Translation<typeof es>
