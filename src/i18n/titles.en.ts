import type { Translation } from './texts.ts'
import type { es } from './titles.es.ts'

export const texts = {
  assistant: { assistant: 'Assistant' },
  dataForm: {
    form: 'Update your data',
    review: 'Check your data',
    changes: 'Data that changed',
  },
  device: { device: 'About this device' },
  documents: { documents: 'My documents' },
  incidents: { title: 'Pending absences' },
  kardex: { kardex: 'My kardex', year: 'Your last 12 months' },
  notifications: {
    title: 'Notifications',
    settings: 'Notification settings',
  },
  payslips: { list: 'My payslips' },
  pending: { title: 'Waiting to be sent' },
  reminders: {
    certification: 'Express certifications',
    ptu: 'Your PTU days',
    survey: 'Satisfaction survey',
  },
  requests: {
    payDoubt: 'My pay is not right',
    clarifications: 'Payroll clarification requests',
    disputes: 'List of requests made',
  },
  savings: {
    savings: 'My savings',
    visit: 'Account statement',
    simulator: 'Simulate your loan',
    whyNot: 'Why can’t I?',
    papers: 'Papers of your savings',
    moves: {
      inscribirme: 'Join',
      cambiar: 'Change my savings',
      retirar: 'Withdraw',
      prestamo: 'Ask for a loan',
      'pago-extra': 'Extra payment',
      liquidar: 'Pay with my savings',
      baja: 'Leave the fund',
      'cancelar/:movimiento': 'Cancel movement',
    },
  },
  secondStep: { secondStep: 'Second step at sign-in' },
  settings: { more: 'More', settings: 'Settings', install: 'Install Turno' },
  timeAlerts: { own: 'Your time alerts', team: 'Your team’s alerts' },
} satisfies Translation<typeof es>
