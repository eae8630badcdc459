import type { Translation } from '#i18n/texts.ts'
import type { es } from './document-texts.es.ts'

export const texts = {
  opening: 'Opening the file…',
  damaged: 'The file seems to be damaged or missing. Replacing it is recommended.',
  undrawn: 'It could not be opened. Try again; if it does not open, replace it.',
  failed: 'An error occurred while downloading the file.',
  again: 'Try again',
} satisfies Translation<typeof es>
