import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Reclutamiento/Postulaciones': {
    name: inBoth('Postulaciones internas', 'Internal applications'),
    text: inBoth(
      'Publica vacantes autorizadas con sus preguntas, lee las respuestas y mueve cada postulación. Las notas nunca las ve quien se postula. Nadie decide sobre lo suyo. Necesitas internet.',
      'Publish approved vacancies with their questions, read the answers and move each application forward. The applicant never sees the notes. No one decides on their own application. You need internet.',
    ),
  },
}
