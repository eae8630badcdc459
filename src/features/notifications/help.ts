import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Notificaciones': {
    name: inBoth('Notificaciones', 'Notifications'),
    text: inBoth(
      'Aquí están tus notificaciones. Toca una para abrir lo que dice. En ajustes eliges cuáles te llegan al teléfono y a qué hora no.',
      'Everything the portal has notified you about. Tap one to go to what it’s about. In settings you choose which ones reach your phone, and at what hours they don’t.',
    ),
  },
}
