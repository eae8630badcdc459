import { defineTexts } from '#i18n/texts.ts'

/** Each title begins with its verb (product.md, "Inicio"). */
export const es = {
  rate: (count: number) => (count === 1 ? 'Califica tu aclaración' : `Califica ${count} aclaraciones`),
  rateText: 'Ya te respondieron',
  correctRequest: {
    clarification: 'Corrige tu aclaración',
    dispute: 'Corrige tu inconformidad',
    dayOff: 'Corrige el día que pediste',
    asking: 'Corrige tu solicitud',
    privacyRight: 'Corrige tu solicitud de privacidad',
  },
  correctRequestText: 'No se registró',
}

export const taskTexts = defineTexts(es, () => import('./task-texts.en.ts'))
