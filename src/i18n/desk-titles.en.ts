import type { es } from './desk-titles.es.ts'
import type { Translation } from './texts.ts'

export const texts = {
  approvals: { title: 'Pending approvals' },
  asking: {
    title: 'Requests',
    choose: 'What do you want to ask for?',
    fill: 'New request',
    away: 'Who approves for me',
  },
  candidates: { title: 'Candidates', propose: 'Propose somebody' },
  documentReview: { title: 'Document review' },
  evaluations: {
    title: 'My evaluations',
    own: 'Your result',
    result: 'Result',
    progress: 'Progress of evaluations',
    register: 'Register temporary staff',
  },
  gate: { title: 'Visits and passes of today' },
  help: { title: 'Help' },
  improvements: {
    register: 'Register an idea',
    followUp: 'My ideas',
    administration: 'Manage ideas',
  },
  jobs: {
    title: 'Vacancies',
    choose: 'Choose a vacancy',
    one: 'Internal vacancy',
    desk: 'Internal applications',
    publish: 'Publish a vacancy',
  },
  noticeBoard: {
    title: 'Company notices',
    compose: 'New notice',
  },
  offers: { title: 'Economic offers' },
  payrollRuns: { title: 'Import payroll', run: 'Payroll file', keys: 'Import sources' },
  people: { title: 'People', add: 'Add a person' },
  dataImport: { title: 'Import data' },
  peopleImport: { title: 'Import people' },
  positions: { team: 'Positions of my team', profiles: 'Position profiles' },
  pollDesk: { title: 'Company polls', build: 'Build a poll', results: 'Results' },
  portalHealth: { title: 'How the portal is doing', error: 'Error of the portal' },
  recognition: { give: 'Recognise', wall: 'Wall of recognitions', card: 'Recognition', desk: 'Recognitions' },
  requestDesk: { title: 'Payroll desk' },
  roles: { title: 'Roles and permissions', give: 'Give a role' },
  savingsDesk: { desk: 'Savings fund', cut: 'Payroll cut-off', rates: 'Rates and minimums' },
  temporaryStaff: { title: 'Temporary staff' },
  securityRecord: { title: 'Security record' },
} satisfies Translation<typeof es>
