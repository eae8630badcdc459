import type { Translation } from './texts.ts'
import type { es } from './titles.es.ts'

export const texts = {
  dataForm: {
    form: 'Update your data',
    review: 'Check your data',
    changes: 'Data that changed',
  },
  device: { device: 'About this device' },
  documentReview: { title: 'Document review' },
  documents: { documents: 'My documents' },
  incidents: { title: 'Pending incidents' },
  kardex: { kardex: 'My kardex', year: 'Your last 12 months' },
  noticeBoard: {
    title: 'Company notices',
    compose: 'New notice',
  },
  notifications: {
    title: 'Notifications',
    settings: 'Notification settings',
  },
  payslips: { list: 'My payslips' },
  pending: { title: 'Waiting to be sent' },
  people: { title: 'People', add: 'Add a person' },
  publicPages: {
    forbidden: 'No access',
    privacy: 'Privacy notice',
    talent: 'Human Talent',
    firstStart: 'First time',
    vacancies: 'Authorize vacancy',
    incident: 'Authorize incident',
    profile: 'Profile fit',
    candidate: 'Authorize candidate',
    visit: 'Authorize visit',
    offer: 'Authorize offer',
    workedRest: 'Authorize worked rest day',
    candidates: 'Candidate registration',
    material: 'Material entry',
    exitPass: 'Authorize exit pass',
    entryPass: 'Authorize entry pass',
    overtime: 'Authorize overtime',
  },
  reminders: {
    certification: 'Express certifications',
    ptu: 'Your PTU days',
    survey: 'Satisfaction survey',
  },
  requestDesk: { title: 'Payroll desk' },
  requests: {
    clarifications: 'Payroll clarification requests',
    disputes: 'List of requests made',
  },
  savings: { savings: 'My savings', visit: 'Account statement' },
  secondStep: { secondStep: 'Second step at sign-in' },
  securityRecord: { title: 'Security record' },
  settings: { more: 'More', settings: 'Settings', install: 'Install Turno' },
  timeAlerts: { own: 'Your time alerts', team: 'Your team’s alerts' },
} satisfies Translation<typeof es>
