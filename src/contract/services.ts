import * as approvalCount from './approval-count.ts'
import * as approvalLinks from './approval-links.ts'
import * as approvals from './approvals.ts'
import * as candidateLinks from './candidate-links.ts'
import * as candidates from './candidates.ts'
import * as clarifications from './clarifications.ts'
import * as dataChangeCount from './data-change-count.ts'
import * as dataChanges from './data-changes.ts'
import * as disputes from './disputes.ts'
import * as documentFiles from './document-files.ts'
import * as documentReview from './document-review.ts'
import * as documents from './documents.ts'
import * as evaluations from './evaluations.ts'
import * as gate from './gate.ts'
import * as gateMark from './gate-mark.ts'
import * as general from './general.ts'
import * as improvementIdea from './improvement-idea.ts'
import * as improvements from './improvements.ts'
import * as incidentDecisions from './incident-decisions.ts'
import * as incidents from './incidents.ts'
import * as jobApplication from './job-application.ts'
import * as jobDesk from './job-desk.ts'
import * as jobs from './jobs.ts'
import * as kardex from './kardex.ts'
import * as dataImport from './data-import.ts'
import * as leader from './leader.ts'
import * as payroll from './legacy-payroll.ts'
import * as login from './login.ts'
import * as noticeBoard from './notice-board.ts'
import * as notifications from './notifications.ts'
import * as oneTimePassword from './one-time-password.ts'
import type { AnyOperation } from './operation.ts'
import * as ownAlerts from './own-alerts.ts'
import * as payrollImport from './payroll-import.ts'
import * as importKeys from './import-keys.ts'
import * as payrollRuns from './payroll-runs.ts'
import * as payslips from './payslips.ts'
import * as people from './people.ts'
import * as peopleImport from './people-import.ts'
import * as pollAnswers from './poll-answers.ts'
import * as pollDesk from './poll-desk.ts'
import * as polls from './polls.ts'
import * as portalHealth from './portal-health.ts'
import * as positions from './positions.ts'
import * as postal from './postal.ts'
import * as privacy from './privacy.ts'
import * as privacyConsent from './privacy-consent.ts'
import * as privacyDesk from './privacy-desk.ts'
import * as push from './push.ts'
import * as questionnaire from './questionnaire.ts'
import * as recognition from './recognition.ts'
import * as recognitionDesk from './recognition-desk.ts'
import * as recognitionGive from './recognition-give.ts'
import * as reminders from './reminders.ts'
import * as requestDesk from './request-desk.ts'
import * as savings from './savings.ts'
import * as roles from './roles.ts'
import * as savingsCut from './savings-cut.ts'
import * as savingsDesk from './savings-desk.ts'
import * as savingsMoves from './savings-moves.ts'
import * as savingsParameters from './savings-parameters.ts'
import * as savingsStatement from './savings-statement.ts'
import * as savingsTotals from './savings-totals.ts'
import * as secondStep from './second-step.ts'
import * as securityRecord from './security-record.ts'
import * as surveyAnswers from './survey-answers.ts'
import * as temporaryStaff from './temporary-staff.ts'
import * as timeAlerts from './time-alerts.ts'
import * as vacancies from './vacancies.ts'
import * as visits from './visits.ts'

function isOperation(value: unknown): value is AnyOperation {
  return typeof value === 'object' && value !== null && 'outcome' in value && 'access' in value
}

/**
 * All declared operations in the order of their files, used by the server index, generated tests and
 * docs/operations.md.
 */
export const allOperations: AnyOperation[] = [
  login,
  oneTimePassword,
  secondStep,
  general,
  payslips,
  payroll,
  payrollImport,
  payrollRuns,
  importKeys,
  savings,
  savingsStatement,
  savingsMoves,
  savingsDesk,
  savingsTotals,
  savingsParameters,
  savingsCut,
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
  approvals,
  approvalCount,
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
  privacy,
  privacyConsent,
  privacyDesk,
].flatMap((service) => Object.values(service as Record<string, unknown>).filter(isOperation))
