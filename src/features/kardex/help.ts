import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Kardex': {
    name: inBoth('Mi kardex', 'My kardex'),
    asked: [
      'mis vacaciones',
      'cuantos dias',
      'cuantas vacaciones',
      'mis faltas',
      'una falta',
      'pusieron falta',
      'un retardo',
      'pusieron retardo',
      'cuantas faltas',
      'cuantas veces falte',
      'he faltado',
      'mis retardos',
      'mis inasistencias',
      'mis ausencias',
      'incapacitaron',
      'incapacidad',
    ],
    text: inBoth(
      'Es el registro de tus días: faltas, permisos, vacaciones e incapacidades de los últimos noventa días. Toca un color para ver sus fechas, o un día para ver su mes. Desde aquí también pides un día. Dice cuántos días de vacaciones te quedan, por ley o según tu empresa, y hace tu constancia.',
      'The record of your days: absences, permits, vacation and sick leave in the last ninety days. Tap a color to see its dates, or a day to see its month. You can also request a day from here. It says how many vacation days you have left, by law or by your company, and makes your statement.',
    ),
  },
}
