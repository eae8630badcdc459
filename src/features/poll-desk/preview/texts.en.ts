import { phrases } from '#i18n/phrases.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts: Translation<typeof es> = {
  label: 'Preview on a phone',
  untitled: 'Untitled poll',
  question: 'Question not written yet',
  option: phrases.optionNumber,
  done: 'This is how it ends',
  doneText: 'This is a preview: nothing was sent.',
  again: 'Start over',
}
