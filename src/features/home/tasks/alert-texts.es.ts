import { defineTexts } from '#i18n/texts.ts'

export const es = {
  news: 'Entérate',
  label: 'Alertas de tiempo',
  own: (count: number) => (count === 1 ? 'Revisa 1 alerta de tiempo' : `Revisa ${count} alertas de tiempo`),
  ownText: 'Sanitario o comedor',
  noSchedule: 'Pide tu horario de comedor',
  noScheduleText: 'Aún no tienes uno registrado',
}

export const alertTexts = defineTexts(es, () => import('./alert-texts.en.ts'))
