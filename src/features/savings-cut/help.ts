import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/AdmCajaAhorro/CorteNomina': {
    name: inBoth('Corte por nómina', 'Payroll cut-off'),
    text: inBoth(
      'Lo que la caja cobra y paga con una nómina. Revísalo y guárdalo como archivo antes del cierre.',
      'What the fund collects and pays in a payroll. Review it and save it as a file before it closes.',
    ),
  },
}
