import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Tu app es anterior: actualízala para ver esto',
  count: (count: number) =>
    count === 1 ? 'Falta 1 renglón de esta lista.' : `Faltan ${count} renglones de esta lista.`,
}

export const newerTexts = defineTexts(es, () => import('./newer-texts.en.ts'))
