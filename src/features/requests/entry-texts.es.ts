import { defineTexts } from '#i18n/texts.ts'

/** In Más. */
export const es = {
  clarifications: { title: 'Aclaraciones de nómina', text: 'Pregunta por tu pago' },
  disputes: { title: 'Inconformidades', text: 'Con evidencia y respuesta' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
