import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entries in Más. */
export const es = {
  settings: { title: 'Ajustes', text: 'Letra, colores e idioma' },
  install: { title: 'Instalar Turno', text: 'Ábrelo como aplicación' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
