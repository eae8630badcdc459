import { shared } from './shared-words.en.ts'
import type { es } from './desk-titles.es.ts'
import type { Translation } from './texts.ts'

export const texts = {
  approvals: { title: 'Pending approvals' },
  asking: {
    title: shared.requests,
    choose: 'What do you want to request?',
    fill: 'New request',
    away: shared.whoApprovesForMe,
  },
  candidates: { title: shared.candidates, propose: 'Propose someone' },
  documentReview: { title: shared.documentReview },
  evaluations: {
    title: shared.myEvaluations,
    own: 'Your result',
    result: 'Result',
    progress: 'Evaluation progress',
    register: 'Register temporary staff',
  },
  gate: { title: shared.todaysVisits },
  help: { title: shared.help },
  improvements: {
    register: shared.registerAnIdea,
    followUp: shared.myIdeas,
    administration: 'Manage ideas',
  },
  jobs: {
    title: shared.vacancies,
    choose: 'Choose a vacancy',
    one: shared.internalVacancy,
    desk: shared.internalApplications,
    publish: 'Publish a vacancy',
  },
  noticeBoard: {
    title: shared.companyNotices,
    compose: 'New notice',
  },
  offers: { title: shared.jobOffers },
  payrollRuns: { title: 'Import payroll', run: 'Payroll file', keys: 'Import sources' },
  people: { title: shared.people, add: 'Add a person' },
  dataImport: { title: 'Import data' },
  peopleImport: { title: 'Import people' },
  positions: { team: shared.myTeamsPositions, profiles: 'Position requirements' },
  pollDesk: { title: shared.companyPolls, build: 'Build a poll', results: 'Results' },
  portalHealth: { title: 'How the portal is doing', error: 'Portal error' },
  recognition: {
    give: shared.recognize,
    wall: 'Recognition wall',
    card: 'Recognition',
    desk: shared.recognitions,
  },
  requestDesk: { title: shared.payrollDesk },
  roles: { title: 'Roles and permissions', give: 'Assign a role' },
  savingsDesk: { desk: shared.savingsFund, cut: 'Payroll cut-off', rates: 'Rates and minimums' },
  temporaryStaff: { title: shared.temporaryStaff },
  securityRecord: { title: shared.securityLog },
} satisfies Translation<typeof es>
