import type { Translation } from '#i18n/texts.ts'
import type { es } from './kiosk-texts.es.ts'

export const texts = {
  payslip: 'My payslip',
  payslipText: 'Your payments, to see or print',
  lastPay: (period: string, date: string) => `${period} · ${date}`,
  savings: 'My savings',
  savingsText: 'Savings and loan',
  assistant: 'Assistant',
  assistantText: 'Ask for a loan or move your savings',
  kardex: 'My kardex',
  kardexText: 'Absences, permits, holidays',
  record: 'My data and documents',
  recordText: 'Check and complete your record',
  clarifications: 'Clarifications',
  clarificationsText: 'Ask about your pay',
  more: 'More',
  notices: (count: number) => (count === 1 ? 'Read 1 notice' : `Read ${count} notices`),
  moreText: 'Notices, password, settings',
} satisfies Translation<typeof es>
