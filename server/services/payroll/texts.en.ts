import type { English } from '../../english.ts'
import type * as es from './texts.ts'

export const serviceTexts: English<typeof es.serviceTexts> = {
  noPeriod: 'There’s no payroll data for that period.',
  noneStamped: 'You don’t have a stamped payroll yet.',
  notOut: [
    [
      'La prenómina de este periodo estará disponible el {0}.',
      'The payslip preview for this period will be available on {0}.',
    ],
  ],
}
