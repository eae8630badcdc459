import type { English } from '../../english.ts'
import type * as es from './texts.ts'

export const serviceTexts: English<typeof es.serviceTexts> = {
  noPeriod: 'There is no payroll data of that period.',
  noneStamped: 'You have no stamped payroll yet.',
  notOut: [
    [
      'La prenómina de este periodo estará disponible el {0}.',
      'The pre-payroll of this period will be available on {0}.',
    ],
  ],
}
