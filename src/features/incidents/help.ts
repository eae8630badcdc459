import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Incidencias': {
    name: inBoth('Pedir un día', 'Request a day'),
    text: inBoth(
      'Aquí pides un permiso o trabajar en casa y ves cómo va. Elige la fecha y el motivo. Sin internet se guarda y se envía sola. Tu líder decide, y te avisamos en cuanto lo haga.',
      'Request a permit or to work from home, and see how it’s going. Choose the date and the reason. If you’re offline, it’s saved and sent later. Your leader decides, and we let you know.',
    ),
  },
}
