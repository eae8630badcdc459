import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/AdmCajaAhorro/PorDecidir': {
    name: inBoth('Caja de ahorro: por decidir', 'Savings fund: to decide'),
    text: inBoth(
      'Préstamos, retiros y bajas que esperan, los más antiguos primero. De cada uno ves la cuenta y las reglas de hoy. Nadie decide su propia solicitud.',
      'Loans, withdrawals and fund exits waiting for a decision, oldest first, with each account and today’s rules. No one decides on their own requests.',
    ),
  },
}
