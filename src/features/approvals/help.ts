import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Autorizaciones': {
    name: inBoth('Autorizaciones', 'Approvals'),
    text: inBoth(
      'Lo que tienes por decidir. Abre cada solicitud completa antes de decir sí o no. Si dices que no, escribe por qué. Nadie decide su propia solicitud. Necesitas internet.',
      'What you have to decide. Open the full request before you say yes or no. If it’s no, write why. No one decides on their own requests. You need internet.',
    ),
  },
}
