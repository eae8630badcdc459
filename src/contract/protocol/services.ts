import * as approvalAsking from '../approvals/approval-asking.ts'
import * as approvalCount from '../approvals/approval-count.ts'
import * as approvalLinks from '../approvals/approval-links.ts'
import * as approvals from '../approvals/approvals.ts'
import * as candidateLinks from '../jobs/candidate-links.ts'
import * as candidates from '../jobs/candidates.ts'
import * as checkRules from '../payslips/check-rules.ts'
import * as clarifications from '../requests/clarifications.ts'
import * as dataChangeCount from '../data-form/data-change-count.ts'
import * as dataChanges from '../data-form/data-changes.ts'
import * as deskToday from '../portal-health/desk-today.ts'
import * as disputes from '../requests/disputes.ts'
import * as documentFiles from '../documents/document-files.ts'
import * as documentReview from '../documents/document-review.ts'
import * as documents from '../documents/documents.ts'
import * as evaluations from '../evaluations/evaluations.ts'
import * as gate from '../approvals/gate.ts'
import * as gateMark from '../approvals/gate-mark.ts'
import * as general from './general.ts'
import * as improvementIdea from '../improvements/improvement-idea.ts'
import * as improvements from '../improvements/improvements.ts'
import * as incidentDecisions from '../approvals/incident-decisions.ts'
import * as incidents from '../approvals/incidents.ts'
import * as jobApplication from '../jobs/job-application.ts'
import * as jobDesk from '../jobs/job-desk.ts'
import * as jobs from '../jobs/jobs.ts'
import * as kardex from '../time/kardex.ts'
import * as dataImport from '../imports/data-import.ts'
import * as lawRows from '../law/law-rows.ts'
import * as leader from '../people/leader.ts'
import * as lineSentences from '../payslips/line-sentences.ts'
import * as passkeys from '../identity/passkeys.ts'
import * as payroll from '../payslips/legacy-payroll.ts'
import * as login from '../identity/login.ts'
import * as noticeBoard from '../notifications/notice-board.ts'
import * as notifications from '../notifications/notifications.ts'
import * as oneTimePassword from '../identity/one-time-password.ts'
import type { AnyOperation } from './operation.ts'
import * as connections from '../outbound/connections.ts'
import * as outbound from '../outbound/outbound.ts'
import * as ownAlerts from '../time/own-alerts.ts'
import * as payrollImport from '../imports/payroll-import.ts'
import * as importKeys from '../imports/import-keys.ts'
import * as payrollRuns from '../imports/payroll-runs.ts'
import * as payslips from '../payslips/payslips.ts'
import * as people from '../people/people.ts'
import * as peopleImport from '../imports/people-import.ts'
import * as pollAnswers from '../polls/poll-answers.ts'
import * as pollDesk from '../polls/poll-desk.ts'
import * as polls from '../polls/polls.ts'
import * as portalHealth from '../portal-health/portal-health.ts'
import * as positions from '../people/positions.ts'
import * as postal from '../data-form/postal.ts'
import * as privacy from '../privacy/privacy.ts'
import * as privacyConsent from '../privacy/privacy-consent.ts'
import * as privacyDesk from '../privacy/privacy-desk.ts'
import * as privacyRightAsk from '../privacy/privacy-right-ask.ts'
import * as privacyRights from '../privacy/privacy-rights.ts'
import * as push from '../notifications/push.ts'
import * as questionnaire from '../evaluations/questionnaire.ts'
import * as recognition from '../recognition/recognition.ts'
import * as recognitionDesk from '../recognition/recognition-desk.ts'
import * as recognitionGive from '../recognition/recognition-give.ts'
import * as reminders from '../notifications/reminders.ts'
import * as requestDesk from '../requests/request-desk.ts'
import * as savings from '../savings/savings.ts'
import * as roles from '../identity/roles.ts'
import * as savingsCut from '../savings/savings-cut.ts'
import * as savingsDesk from '../savings/savings-desk.ts'
import * as savingsMoves from '../savings/savings-moves.ts'
import * as savingsParameters from '../savings/savings-parameters.ts'
import * as savingsStatement from '../savings/savings-statement.ts'
import * as savingsTotals from '../savings/savings-totals.ts'
import * as secondStep from '../identity/second-step.ts'
import * as securityRecord from '../identity/security-record.ts'
import * as surveyAnswers from '../evaluations/survey-answers.ts'
import * as temporaryStaff from '../evaluations/temporary-staff.ts'
import * as timeAlerts from '../time/time-alerts.ts'
import * as vacancies from '../approvals/vacancies.ts'
import * as visits from '../approvals/visits.ts'
import * as workFacts from '../approvals/work-facts.ts'

function isOperation(value: unknown): value is AnyOperation {
  return typeof value === 'object' && value !== null && 'outcome' in value && 'access' in value
}

export const allOperations: AnyOperation[] = [
  login,
  oneTimePassword,
  secondStep,
  passkeys,
  general,
  payslips,
  payroll,
  lineSentences,
  checkRules,
  payrollImport,
  payrollRuns,
  importKeys,
  outbound,
  connections,
  savings,
  savingsStatement,
  savingsMoves,
  savingsDesk,
  savingsTotals,
  savingsParameters,
  savingsCut,
  lawRows,
  kardex,
  leader,
  ownAlerts,
  timeAlerts,
  documents,
  dataChanges,
  dataChangeCount,
  documentFiles,
  documentReview,
  notifications,
  push,
  noticeBoard,
  improvements,
  improvementIdea,
  postal,
  reminders,
  incidents,
  incidentDecisions,
  vacancies,
  visits,
  approvalAsking,
  approvals,
  approvalCount,
  workFacts,
  positions,
  approvalLinks,
  gate,
  gateMark,
  candidates,
  candidateLinks,
  jobs,
  jobApplication,
  jobDesk,
  temporaryStaff,
  evaluations,
  questionnaire,
  surveyAnswers,
  recognition,
  recognitionDesk,
  recognitionGive,
  polls,
  pollAnswers,
  pollDesk,
  clarifications,
  disputes,
  requestDesk,
  people,
  roles,
  peopleImport,
  dataImport,
  securityRecord,
  portalHealth,
  deskToday,
  privacy,
  privacyConsent,
  privacyDesk,
  privacyRightAsk,
  privacyRights,
].flatMap((service) => Object.values(service as Record<string, unknown>).filter(isOperation))
