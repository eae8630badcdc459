import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Reconocer': {
    name: inBoth('Reconocer', 'Recognize'),
    text: inBoth(
      'Dale las gracias a un compañero: elige un principio, búscalo y cuenta qué hizo. Puedes dar tres al mes. Le llega una tarjeta que puede guardar. En el muro ves los de tu planta, y puedes ocultar los tuyos.',
      'Thank a colleague: choose a principle, find them and say what they did. You can give three a month. They get a card to keep. The wall shows the ones from your plant, and you can hide your own.',
    ),
  },
  '/ReconocimientosRH': {
    name: inBoth('Reconocimientos', 'Recognitions'),
    text: inBoth(
      'Busca cualquier reconocimiento de la empresa y fíltralo. Puedes retirar uno con un motivo que leerán los dos; ya no se puede deshacer. Los que alguien ocultó no aparecen. Las cifras nunca muestran menos de cinco personas.',
      'Find any recognition in the company and filter the list. You can withdraw one with a reason that both will read; it can’t be undone. Ones that someone hid don’t appear. Figures never show fewer than five people.',
    ),
  },
}
