import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/MiEmpresa/Temporal': {
    name: inBoth('Personal temporal', 'Temporary staff'),
    text: inBoth(
      'Todo el personal temporal de la empresa. Lo atrasado está arriba. Toca a alguien para ver en qué va y qué sigue.',
      'All the company’s temporary staff. Late ones come first. Tap someone to see how they’re doing and what’s next.',
    ),
  },
  '/MiEquipo/Temporal': {
    name: inBoth('Personal temporal de mi equipo', 'My team’s temporary staff'),
    text: inBoth(
      'Tus temporales y lo que sigue con cada uno: eliges quién lo evalúa, ves cuándo cierra y si pasa a planta.',
      'Your temporary staff and what’s next for each one: you choose who evaluates them, and see when it closes and whether they become permanent.',
    ),
  },
  '/Especiales/Temporal': {
    name: inBoth('Personal temporal', 'Temporary staff'),
    text: inBoth(
      'Los temporales en proceso. Recuérdale a quien no ha contestado y calcula el resultado. Después avisa a la persona y confirma su planta.',
      'Temporary staff in process. Remind those who haven’t answered, calculate the result, notify the person and confirm the permanent position.',
    ),
  },
  '/PersonalTemporal': {
    name: inBoth('Personal temporal', 'Temporary staff'),
    text: inBoth(
      'El proceso de una persona para pasar a planta: lo que ya pasó y lo que sigue.',
      'A person’s process toward a permanent position: what’s done and what’s next.',
    ),
  },
  '/Especiales/AvanceEvaluaciones': {
    name: inBoth('Avance de evaluaciones', 'Evaluation progress'),
    text: inBoth(
      'Cuántas encuestas faltan, de quién, y los promedios. Desde aquí les recuerdas a quienes no han contestado.',
      'How many surveys are missing, from whom, and the averages. From here you remind people who haven’t answered.',
    ),
  },
  '/Especiales/RegistrarTemporales': {
    name: inBoth('Registrar personal temporal', 'Register temporary staff'),
    text: inBoth(
      'Da de alta a las personas de un proyecto con su líder. Antes de guardar ves los errores.',
      'Register the people of a project with their leader. You see any errors before you save.',
    ),
  },
}
