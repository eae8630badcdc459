import type { Translation } from '#i18n/texts.ts'
import type { es } from './title.es.ts'

export const texts = { device: 'About this device' } satisfies Translation<typeof es>
