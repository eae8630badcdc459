import { defineTexts } from '#i18n/texts.ts'

export const es = {
  notDrawn: (page: number, pages: number) =>
    `Página ${page} de ${pages}: baja hasta ella y vuelve a imprimir.`,
}

export const printTexts = defineTexts(es, () => import('./print-texts.en.ts'))
