import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Reclutamiento/Candidatos': {
    name: inBoth('Candidatos', 'Candidates'),
    text: inBoth(
      'Propón personas para las vacantes autorizadas. Aquí ves en qué va cada una, desde los requisitos hasta su cuenta.',
      'Propose people for approved vacancies and see how each one is going, from the requirements they meet to their account.',
    ),
  },
  '/Nominas/Compensaciones/ofertasEconomicas': {
    name: inBoth('Ofertas económicas', 'Job offers'),
    text: inBoth(
      'Escribe lo que se le ofrece a un candidato y mira cómo lo verá. Después mándalo por correo o con un enlace.',
      'Enter what a candidate is offered, see it the way they will, and send it by email or with a link.',
    ),
  },
}
