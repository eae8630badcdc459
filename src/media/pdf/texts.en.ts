import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  opening: 'Opening the file…',
  damaged: 'This file can’t be read. Download it again.',
  failed: 'The file couldn’t be opened. Try again.',
  unavailable: 'Go online once to open files here.',
  again: basic.tryAgain,
  tools: 'Document tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  zoom: (percent) => `${percent}%`,
  zoomSaid: (percent) => `Size: ${percent}%`,
  page: phrases.pageOf,
  pageShort: phrases.countOf,
  previous: shared.previous,
  next: shared.next,
  print: shared.print,
  cancelPrint: basic.cancel,
  printing: shared.preparing,
  printed: 'Pick up your sheet at the printer.',
  printFailed: 'Printing failed. Try again.',
  download: shared.download,
  share: shared.share,
  shareFailed: 'Sharing failed. Download the file.',
} satisfies Translation<typeof es>
