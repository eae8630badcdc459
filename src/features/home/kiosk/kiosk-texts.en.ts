import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './kiosk-texts.es.ts'

export const texts = {
  payslip: 'My payslip',
  payslipText: 'Your payments, to view or print',
  print: shared.print,
  lastPay: (period: string, date: string) => `${period} · ${date}`,
  savings: 'My savings',
  savingsText: 'Savings and loan',
  assistant: basic.assistant,
  assistantText: 'Request a loan or move your savings',
  assistantOutside: 'Join the fund or find a vacancy',
  kardex: 'My kardex',
  kardexText: 'Absences, permits, vacation',
  askText: 'A day, money or a clarification',
  record: 'My data and documents',
  recordText: 'Check and complete your record',
  clarifications: shared.clarifications,
  clarificationsText: 'Ask about your pay',
  more: basic.more,
  notices: (count: number) => (count === 1 ? 'Read 1 notice' : `Read ${count} notices`),
  moreText: 'All the rest: notices, password, settings',
} satisfies Translation<typeof es>
