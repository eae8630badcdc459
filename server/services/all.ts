import type { BoundOperation } from '../operations/service.ts'
import { approvalLinks } from './approval-links/index.ts'
import { approvals } from './approvals/index.ts'
import { candidateLinks } from './candidate-links/index.ts'
import { candidatesService } from './candidates/index.ts'
import { checkRules } from './check-rules/index.ts'
import { clarifications } from './clarifications/index.ts'
import { deskToday } from './desk-today/index.ts'
import { disputes } from './disputes/index.ts'
import { dataChangeServices } from './documents/changes.ts'
import { documentServices } from './documents/files.ts'
import { documents } from './documents/index.ts'
import { evaluationsService } from './evaluations/index.ts'
import { gateService } from './gate/index.ts'
import { general } from './general/index.ts'
import { improvementServices } from './improvements/index.ts'
import { incidentDecisions } from './incidents/decisions.ts'
import { incidents } from './incidents/index.ts'
import { jobDesk } from './job-desk/index.ts'
import { jobServices } from './jobs/index.ts'
import { kardex } from './kardex/index.ts'
import { law } from './law/index.ts'
import { lineSentences } from './line-sentences/index.ts'
import { login, oneTimePassword } from './login/index.ts'
import { noticeBoard } from './notice-board/index.ts'
import { notifications } from './notifications/index.ts'
import { payroll } from './payroll/index.ts'
import { payrollImport } from './payroll-import/index.ts'
import { importKeys } from './import-keys/index.ts'
import { outboundServices } from './outbound/index.ts'
import { payrollRuns } from './payroll-import/runs.ts'
import { payslips } from './payslips/index.ts'
import { dataImport } from './data-import/index.ts'
import { people } from './people/index.ts'
import { roles } from './roles/index.ts'
import { peopleImport } from './people-import/index.ts'
import { pollDesk } from './poll-desk/index.ts'
import { pollServices } from './polls/index.ts'
import { portalHealth } from './portal-health/index.ts'
import { positionsService } from './positions/index.ts'
import { passkeys } from './passkeys/index.ts'
import { postal } from './postal/index.ts'
import { privacyServices } from './privacy/index.ts'
import { push } from './push/index.ts'
import { questionnaireServices } from './questionnaire/index.ts'
import { recognitionServices } from './recognition/index.ts'
import { reminders } from './reminders/index.ts'
import { requestDesk } from './request-desk/index.ts'
import { savings } from './savings/index.ts'
import { savingsCut } from './savings-cut/index.ts'
import { savingsDesk } from './savings-desk/index.ts'
import { savingsParameters } from './savings-parameters/index.ts'
import { savingsTotals } from './savings-totals/index.ts'
import { savingsMoves } from './savings/moves.ts'
import { secondStep } from './second-step/index.ts'
import { securityRecord } from './security-record/index.ts'
import { temporaryStaffService } from './temporary-staff/index.ts'
import { timeAlerts } from './time-alerts/index.ts'
import { vacancies } from './vacancies/index.ts'
import { visits } from './visits/index.ts'

/**
 * Operations of all services. An operation that is declared but missing here stops the server at start
 * (operation-index.ts).
 */
export const allServices: readonly BoundOperation[] = [
  ...login,
  ...oneTimePassword,
  ...secondStep,
  ...passkeys,
  ...general,
  ...payslips,
  ...payroll,
  ...lineSentences,
  ...checkRules,
  ...payrollImport,
  ...payrollRuns,
  ...importKeys,
  ...outboundServices,
  ...savings,
  ...savingsMoves,
  ...savingsDesk,
  ...savingsTotals,
  ...savingsParameters,
  ...savingsCut,
  ...law,
  ...kardex,
  ...timeAlerts,
  ...documents,
  ...dataChangeServices,
  ...documentServices,
  ...notifications,
  ...push,
  ...noticeBoard,
  ...improvementServices,
  ...postal,
  ...reminders,
  ...incidents,
  ...incidentDecisions,
  ...vacancies,
  ...visits,
  ...approvals,
  ...approvalLinks,
  ...gateService,
  ...positionsService,
  ...candidatesService,
  ...candidateLinks,
  ...jobServices,
  ...jobDesk,
  ...temporaryStaffService,
  ...evaluationsService,
  ...questionnaireServices,
  ...recognitionServices,
  ...pollServices,
  ...pollDesk,
  ...disputes,
  ...clarifications,
  ...requestDesk,
  ...people,
  ...roles,
  ...peopleImport,
  ...dataImport,
  ...securityRecord,
  ...portalHealth,
  ...deskToday,
  ...privacyServices,
]
