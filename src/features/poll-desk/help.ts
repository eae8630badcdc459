import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/EncuestasRH': {
    name: inBoth('Encuestas de la empresa', 'Company polls'),
    text: inBoth(
      'Arma encuestas: agrega preguntas, elige a quién van y mira cómo se ven en un teléfono. Se guardan solas. Publicadas ya no cambian. Al cerrarlas ves los resultados, nunca de menos de cinco personas.',
      'Build polls: add questions, choose who they’re for and see how they look on a phone. They save automatically. Once published, they don’t change. When you close them you see the results, never for fewer than five people.',
    ),
  },
}
