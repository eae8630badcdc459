import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Todavía no lo guardas',
  question: 'Si sales, se borra lo que escribiste.',
  leave: 'Salir y borrar',
  stay: 'Seguir aquí',
}

export const unsavedTexts = defineTexts(es, () => import('./unsaved-texts.en.ts'))
