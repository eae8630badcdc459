import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/MiEquipo/ResultadoEvaluacion': {
    name: inBoth('Resultado de una evaluación', 'Result of an evaluation'),
    text: inBoth(
      'Cómo ven a tu colaborador, por categoría. No se ve qué contestó cada quien.',
      'How others see your employee, by category. It doesn’t show what each person answered.',
    ),
  },
  '/Especiales/ResultadoEvaluacion': {
    name: inBoth('Resultado de una evaluación', 'Result of an evaluation'),
    text: inBoth(
      'El resultado por categoría, con los comentarios, sin nombres. Si contestaron menos de tres, las categorías no se muestran.',
      'The result by category, with the comments, without names. With fewer than three answers, the categories aren’t shown.',
    ),
  },
}
