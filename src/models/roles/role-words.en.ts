import { phrases } from '#i18n/phrases.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './role-words.es.ts'

export const texts = {
  names: {
    'recursos-humanos': shared.humanResources,
    nomina: phrases.payroll,
    caja: shared.savingsFund,
    autorizador: 'Approver',
    auditor: 'Auditor',
    administrador: 'Administrator',
    vigilancia: 'Guard',
  },
  what: {
    'recursos-humanos':
      'Reviews documents, manages candidates, publishes notices and issues one-time passwords.',
    nomina: 'Imports payroll, and answers clarifications and disputes.',
    caja: 'Decides on requests to the fund, and sees its cut-offs and rates.',
    autorizador: 'Approves other people’s requests.',
    auditor: 'Reads the security log. Can’t have another role.',
    administrador: 'Adds and closes accounts, and assigns roles. Can’t see payslips or documents.',
    vigilancia: 'Sees today’s visits and passes, and marks entries and exits.',
  },
  narrow: {
    'recursos-humanos': 'Only documents, data changes and one-time passwords of those people.',
    nomina: 'Only clarifications and disputes of those people.',
    caja: 'Only requests of those people; no cut-offs, rates or totals.',
  },
} satisfies Translation<typeof es>
