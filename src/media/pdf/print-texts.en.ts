import type { Translation } from '#i18n/texts.ts'
import type { es } from './print-texts.es.ts'

export const texts = {
  notDrawn: (page, pages) => `Page ${page} of ${pages}: scroll down to it and print again.`,
} satisfies Translation<typeof es>
