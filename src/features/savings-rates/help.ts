import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/AdmCajaAhorro/Tasas': {
    name: inBoth('Tasas y mínimos', 'Rates and minimums'),
    text: inBoth(
      'Las tasas y los mínimos que usa la caja. Una persona propone el cambio y otra lo autoriza.',
      'The rates and minimums the fund uses. One person proposes a change and another approves it.',
    ),
  },
}
