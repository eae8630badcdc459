import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Vacantes': {
    name: inBoth('Vacantes', 'Vacancies'),
    text: inBoth(
      'Aquí ves las vacantes para quienes ya trabajan aquí. Elige un área y una vacante, mira qué pide y si puedes postularte. Contesta las preguntas una por una. Después ves cómo va tu postulación.',
      'Here are the vacancies for people who already work here. Choose an area and a vacancy, see what it requires and whether you can apply. Answer the questions one by one. Then you see how your application is going.',
    ),
  },
}
