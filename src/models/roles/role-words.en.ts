import type { Translation } from '#i18n/texts.ts'
import type { es } from './role-words.es.ts'

export const texts = {
  names: {
    'recursos-humanos': 'Human resources',
    nomina: 'Payroll',
    caja: 'Savings fund',
    autorizador: 'Approver',
    auditor: 'Auditor',
    administrador: 'Administrator',
    vigilancia: 'Guard',
  },
  what: {
    'recursos-humanos': 'Reviews documents, follows candidates, publishes notices, gives one-time passwords.',
    nomina: 'Imports payroll, and answers clarifications and disputes.',
    caja: 'Decides on requests to the fund, and sees its cuts and rates.',
    autorizador: "Approves other people's requests.",
    auditor: 'Reads the security record. Can hold no other role.',
    administrador: 'Adds and closes accounts, and gives roles. Sees no payslips or documents.',
    vigilancia: "Sees today's visits and passes, and marks entries and exits.",
  },
  narrow: {
    'recursos-humanos': "So it opens those people's documents, changes of data and one-time passwords alone.",
    nomina: "So it opens those people's clarifications and disputes alone.",
    caja: 'So it opens what those people ask for; no cuts, rates or totals.',
  },
} satisfies Translation<typeof es>
