import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  opening: 'Opening the file…',
  damaged: 'This file can’t be read. Download it again.',
  failed: 'The file could not be opened. Try again.',
  unavailable: 'Go online once to open files here.',
  again: 'Try again',
  tools: 'Document tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  zoom: (percent) => `${percent}%`,
  zoomSaid: (percent) => `Size: ${percent}%`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  pageShort: (page, pages) => `${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  print: 'Print',
  cancelPrint: 'Cancel',
  printing: 'Preparing…',
  printFailed: 'Printing failed. Try again.',
  download: 'Download',
  share: 'Share',
  shareFailed: 'Sharing failed. Download the file.',
} satisfies Translation<typeof es>
