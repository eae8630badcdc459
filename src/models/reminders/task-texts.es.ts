import { defineTexts } from '#i18n/texts.ts'

export const es = {
  certification: (count: number) =>
    count === 1 ? 'Revisa 1 certificación exprés' : `Revisa ${count} certificaciones exprés`,
  certificationText: 'Duran 1 semana',
  ptu: 'Revisa tus días de PTU',
  ptuText: 'Reparto de utilidades',
  survey: 'Contesta la encuesta',
  surveyText: 'Satisfacción en el trabajo',
}

export const taskTexts = defineTexts(es, () => import('./task-texts.en.ts'))
