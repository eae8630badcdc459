import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Incidencias': {
    name: inBoth('Pedir un día', 'Request a day'),
    text: inBoth(
      'Aquí pides vacaciones, un permiso, trabajar en casa o cambiar tu descanso, y ves cómo va. Toca el día en el calendario. Sin internet se guarda y se envía sola. Tu líder decide, y te avisamos en cuanto lo haga.',
      'Request vacation, leave, to work from home or to change your day off, and see how it’s going. Tap the day in the calendar. If you’re offline, it’s saved and sent later. Your leader decides, and we let you know.',
    ),
  },
}
