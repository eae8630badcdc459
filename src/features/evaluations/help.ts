import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Evaluaciones': {
    name: inBoth('Mis evaluaciones', 'My evaluations'),
    text: inBoth(
      'Aquí calificas con medallas a la persona que te piden. Contesta con calma: se guarda solo, también sin internet. Recursos Humanos ve cuántos puntos diste en total; nadie ve qué medalla diste a cada pregunta.',
      'Here you rate the person you’re asked about, with medals. Take your time: it saves automatically, even offline. Human Resources sees how many points you gave in total; nobody sees which medal you gave to which question.',
    ),
  },
}
