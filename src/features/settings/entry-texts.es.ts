import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entries in Más. */
export const es = {
  settings: { title: shared.settings, text: 'Letra, colores e idioma' },
  install: { title: shared.installTurno, text: 'Ábrelo como aplicación' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
