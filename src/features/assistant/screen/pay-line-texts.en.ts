import type { Translation } from '#i18n/texts.ts'
import type { es } from './pay-line-texts.es.ts'

export const texts = {
  looking: 'Looking at your latest payslip…',
  found: (date) => `On your payslip of ${date}:`,
  several: (count, date) => `Your payslip of ${date} has ${count} that may be it. Tap the right one.`,
  none: (asked, date) => `We didn’t find “${asked}” on your payslip of ${date}.`,
  noPayslip: 'There’s no payslip on this device yet.',
  open: 'See it on my payslip',
  openAll: 'Open my payslip',
  again: 'See the explanation',
} satisfies Translation<typeof es>
