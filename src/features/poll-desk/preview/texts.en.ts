import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts: Translation<typeof es> = {
  label: 'Preview on a phone',
  untitled: 'Untitled poll',
  question: 'Question not written yet',
  option: (at) => `Option ${at}`,
  done: 'This is how it ends',
  doneText: 'This is a preview: nothing was sent.',
  again: 'Start over',
}
