import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Marcha': {
    name: inBoth('Cómo va el portal', 'How the portal is doing'),
    text: inBoth(
      'Qué tan rápido abre el portal y qué errores tuvo, por día y por pantalla. No dice quién: se mide sin nombres. Toca un error para ver qué pasó antes. Abajo ves qué llena el disco y de cuándo es el último respaldo.',
      'How fast the portal opens and what went wrong, by day and by screen. It doesn’t say who: it’s measured without names. Tap an error to see what came before. Below you see what fills the disk and how old the last backup is.',
    ),
  },
}
