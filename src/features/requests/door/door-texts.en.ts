import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './door-texts.es.ts'

export const texts = {
  close: basic.close,
  what: 'What’s not right?',
  day: { title: 'One day', text: 'Overtime, an absence or a bonus from that day.' },
  receipt: { title: 'A payslip', text: 'A deduction, the total or something unclear.' },
  again: { title: 'An answer from Payroll', text: 'You disagree: report it, with photos if you have any.' },
  asked: 'Have you asked before?',
  clarifications: { title: 'Payroll clarifications', text: 'Your questions and their answers' },
  disputes: { title: shared.disputes, text: 'Your reports and their answers' },
} satisfies Translation<typeof es>
