import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Alertas': {
    name: inBoth('Tus alertas de tiempo', 'Your time alerts'),
    text: inBoth(
      'Muestra los días en que una checada no cuadra con tu horario. Si una está mal, habla con tu líder y enséñale la fecha.',
      'Days when a clock-in doesn’t match your schedule. If one is wrong, talk to your leader and show them the date.',
    ),
  },
  '/Equipo': {
    name: inBoth('Alertas de tu equipo', 'Your team’s alerts'),
    text: inBoth(
      'Tu gente con sus alertas de tiempo, por persona y por día. Toca a alguien para ver qué pasó. Lo nuevo está arriba.',
      'Your people with their time alerts, by person and by day. Tap someone to see what happened. New alerts come first.',
    ),
  },
}
