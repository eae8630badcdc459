import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './document-texts.es.ts'

export const texts = {
  opening: 'Opening the file…',
  damaged: 'The file seems to be damaged or missing. We recommend replacing it.',
  undrawn: 'It couldn’t be opened. Try again; if it still doesn’t open, replace it.',
  failed: 'An error occurred while downloading the file.',
  again: basic.tryAgain,
} satisfies Translation<typeof es>
