import { defineTexts } from '#i18n/texts.ts'

/** Each title begins with its verb (product.md, "Inicio"). */
export const es = {
  form: {
    title: 'Completa tus datos',
    begin: 'Son 7 pasos cortos',
    text: (step: number) => `Vas en el paso ${step} de 7`,
  },
}

export const taskTexts = defineTexts(es, () => import('./task-texts.en.ts'))
