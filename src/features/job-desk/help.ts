import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Reclutamiento/Postulaciones': {
    name: inBoth('Postulaciones internas', 'Internal applications'),
    text: inBoth(
      'Publica vacantes autorizadas con sus preguntas, lee las respuestas y cambia el estado de cada postulación. Quien se postula nunca ve las notas. Nadie decide su propia postulación. Necesitas internet.',
      'Publish approved vacancies with their questions, read the answers and move each application forward. The applicant never sees the notes. No one decides on their own application. You need internet.',
    ),
  },
}
