import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/SeguridadPatrimonial/AdmonVisitas': {
    name: inBoth('Visitas y pases de hoy', 'Today’s visits and passes'),
    text: inBoth(
      'Quién está adentro y quién falta por llegar. Lee el QR o busca el nombre, y marca entrada o salida. Sin internet la marca espera y se envía sola.',
      'Who’s inside and who’s still expected. Scan the QR or look up the name, and mark entry or exit. If you’re offline, the mark waits and is sent later.',
    ),
  },
}
