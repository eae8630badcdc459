import { duplicateClarificationText, noPeriodText } from '#domain/requests/clarification-texts.ts'
import * as clarificationWords from '#domain/requests/clarification-texts.en.ts'
import { fileFaultWords } from '#domain/cfdi/file-fault-words.es.ts'
import { fileFaultWords as fileFaultWordsEn } from '#domain/cfdi/file-fault-words.en.ts'
import { stepMessages } from '#domain/data-form/data-form-texts.ts'
import { stepMessages as stepMessagesEn } from '#domain/data-form/data-form-texts.en.ts'
import { fieldWords } from '#domain/data-import/field-words.es.ts'
import { fieldWords as fieldWordsEn } from '#domain/data-import/field-words.en.ts'
import { weekRuleText } from '#domain/approvals/incident-texts.ts'
import * as incidentWords from '#domain/approvals/incident-texts.en.ts'
import { fundRefusalTexts } from '#domain/savings/savings-texts.ts'
import { fundRefusalTexts as fundRefusalTextsEn } from '#domain/savings/savings-texts.en.ts'
import * as approvalLinksEn from '../services/approval-links/texts.en.ts'
import * as approvalLinks from '../services/approval-links/texts.es.ts'
import * as approvalsEn from '../services/approvals/texts.en.ts'
import * as approvals from '../services/approvals/texts.es.ts'
import * as candidatesEn from '../services/candidates/texts.en.ts'
import * as candidates from '../services/candidates/texts.es.ts'
import * as clarificationsEn from '../services/clarifications/texts.en.ts'
import * as clarifications from '../services/clarifications/texts.ts'
import * as dataImportMoneyEn from '../services/data-import/texts-money.en.ts'
import * as dataImportMoney from '../services/data-import/texts-money.es.ts'
import * as dataImportEn from '../services/data-import/texts.en.ts'
import * as dataImport from '../services/data-import/texts.es.ts'
import * as documentsEn from '../services/documents/texts.en.ts'
import * as documents from '../services/documents/texts.ts'
import * as evaluationsEn from '../services/evaluations/texts.en.ts'
import * as evaluations from '../services/evaluations/texts.es.ts'
import * as gateEn from '../services/gate/texts.en.ts'
import * as gate from '../services/gate/texts.es.ts'
import * as importFileEn from '../services/import-engine/texts.en.ts'
import * as importFile from '../services/import-engine/texts.es.ts'
import * as improvementsEn from '../services/improvements/texts.en.ts'
import * as improvements from '../services/improvements/texts.es.ts'
import * as incidentsEn from '../services/incidents/texts.en.ts'
import * as incidents from '../services/incidents/texts.es.ts'
import * as jobsEn from '../services/jobs/texts.en.ts'
import * as jobs from '../services/jobs/texts.es.ts'
import * as loginEn from '../services/login/texts.en.ts'
import * as login from '../services/login/texts.ts'
import * as notificationsEn from '../services/notifications/texts.en.ts'
import * as notifications from '../services/notifications/texts.ts'
import * as payrollImportEn from '../services/payroll-import/texts.en.ts'
import * as payrollImport from '../services/payroll-import/texts.es.ts'
import * as payrollEn from '../services/payroll/texts.en.ts'
import * as payroll from '../services/payroll/texts.ts'
import * as payslipsEn from '../services/payslips/texts.en.ts'
import * as payslips from '../services/payslips/texts.ts'
import * as peopleImportEn from '../services/people-import/texts.en.ts'
import * as peopleImport from '../services/people-import/texts.es.ts'
import * as pollsEn from '../services/polls/texts.en.ts'
import * as polls from '../services/polls/texts.es.ts'
import * as portalHealthEn from '../services/portal-health/texts.en.ts'
import * as portalHealth from '../services/portal-health/texts.es.ts'
import * as positionsEn from '../services/positions/texts.en.ts'
import * as positions from '../services/positions/texts.es.ts'
import * as privacyEn from '../services/privacy/texts.en.ts'
import * as privacy from '../services/privacy/texts.es.ts'
import * as recognitionEn from '../services/recognition/texts.en.ts'
import * as recognition from '../services/recognition/texts.es.ts'
import * as requestDeskEn from '../services/request-desk/texts.en.ts'
import * as requestDesk from '../services/request-desk/texts.ts'
import * as rolesEn from '../services/roles/texts.en.ts'
import * as roles from '../services/roles/texts.es.ts'
import * as savingsCutEn from '../services/savings-cut/texts.en.ts'
import * as savingsCut from '../services/savings-cut/texts.es.ts'
import * as savingsDeskEn from '../services/savings-desk/texts.en.ts'
import * as savingsDesk from '../services/savings-desk/texts.es.ts'
import * as savingsParametersEn from '../services/savings-parameters/texts.en.ts'
import * as savingsParameters from '../services/savings-parameters/texts.es.ts'
import * as savingsTotalsEn from '../services/savings-totals/texts.en.ts'
import * as savingsTotals from '../services/savings-totals/texts.es.ts'
import * as savingsEn from '../services/savings/texts.en.ts'
import * as savings from '../services/savings/texts.es.ts'
import * as temporaryStaffEn from '../services/temporary-staff/texts.en.ts'
import * as temporaryStaff from '../services/temporary-staff/texts.es.ts'
import * as vacanciesEn from '../services/vacancies/texts.en.ts'
import * as vacancies from '../services/vacancies/texts.es.ts'
import * as visitsEn from '../services/visits/texts.en.ts'
import * as visits from '../services/visits/texts.es.ts'
import * as server from '../texts.ts'
import * as serverEn from '../texts.en.ts'
import { createFindEnglish } from '../wire/find-english.ts'

/**
 * All text files with their English versions. A test compares this list with the folders
 * (english-words.test.ts).
 */
export const wordFiles: readonly (readonly [es: object, en: object])[] = [
  [server, serverEn],
  [approvalLinks, approvalLinksEn],
  [approvals, approvalsEn],
  [candidates, candidatesEn],
  [clarifications, clarificationsEn],
  [dataImportMoney, dataImportMoneyEn],
  [dataImport, dataImportEn],
  [documents, documentsEn],
  [evaluations, evaluationsEn],
  [gate, gateEn],
  [importFile, importFileEn],
  [improvements, improvementsEn],
  [incidents, incidentsEn],
  [jobs, jobsEn],
  [login, loginEn],
  [notifications, notificationsEn],
  [payrollImport, payrollImportEn],
  [payroll, payrollEn],
  [payslips, payslipsEn],
  [peopleImport, peopleImportEn],
  [polls, pollsEn],
  [portalHealth, portalHealthEn],
  [positions, positionsEn],
  [privacy, privacyEn],
  [recognition, recognitionEn],
  [requestDesk, requestDeskEn],
  [roles, rolesEn],
  [savingsCut, savingsCutEn],
  [savingsDesk, savingsDeskEn],
  [savingsParameters, savingsParametersEn],
  [savingsTotals, savingsTotalsEn],
  [savings, savingsEn],
  [temporaryStaff, temporaryStaffEn],
  [vacancies, vacanciesEn],
  [visits, visitsEn],
]

/** Texts of rules that the device also shows; the device has their English. */
export const sharedWords: readonly (readonly [es: object, en: object])[] = [
  [stepMessages, stepMessagesEn],
  [fundRefusalTexts, fundRefusalTextsEn],
  [fileFaultWords, fileFaultWordsEn],
  [fieldWords, fieldWordsEn],
  [
    { weekRuleText, duplicateClarificationText, noPeriodText },
    { ...incidentWords, ...clarificationWords },
  ],
]

export const findEnglish = createFindEnglish([...wordFiles, ...sharedWords])
