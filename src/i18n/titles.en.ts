import { basic } from './basic-words.en.ts'
import { shared } from './shared-words.en.ts'
import type { Translation } from './texts.ts'
import type { es } from './titles.es.ts'

export const texts = {
  assistant: { assistant: basic.assistant },
  dataForm: {
    form: 'Update your data',
    review: 'Check your data',
    changes: shared.dataThatChanged,
  },
  device: { device: shared.aboutThisDevice },
  documents: { documents: shared.myDocuments },
  incidents: { title: 'Pending absences' },
  kardex: { kardex: shared.myKardex, year: 'Your last 12 months' },
  notifications: {
    title: shared.notifications,
    settings: 'Notification settings',
  },
  payslips: { list: 'My payslips' },
  pending: { title: shared.toSend },
  reminders: {
    certification: 'Express certifications',
    ptu: 'Your PTU days',
    survey: 'Satisfaction survey',
  },
  requests: {
    payDoubt: 'My pay doesn’t add up',
    clarifications: 'Payroll clarification requests',
    disputes: 'List of requests made',
  },
  savings: {
    savings: shared.mySavings,
    visit: 'Account statement',
    simulator: 'Simulate your loan',
    whyNot: shared.whyCantI,
    papers: 'Your savings documents',
    moves: {
      inscribirme: shared.join,
      cambiar: 'Change my savings',
      retirar: shared.withdraw,
      prestamo: 'Request a loan',
      'pago-extra': shared.extraPayment,
      liquidar: 'Pay with my savings',
      baja: 'Leave the fund',
      'cancelar/:movimiento': 'Cancel movement',
    },
  },
  secondStep: { secondStep: shared.twoStepVerification },
  settings: { more: basic.more, settings: shared.settings, install: shared.installTurno },
  timeAlerts: { own: 'Your time alerts', team: shared.yourTeamsAlerts },
} satisfies Translation<typeof es>
