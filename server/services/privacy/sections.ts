import { and, eq, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { surveyKinds } from '#contract/evaluations/survey-kinds.ts'
import { FEWEST_SHOWN } from '#domain/temporary/score.ts'
import { tables as t } from '../../db/schema/tables.ts'
import { below, byEmployee, byUser, mine, type Section } from './section.ts'

/**
 * All data that the portal has about a person, in the order of the export (ARCO right of access). A test
 * fails for any table that is neither here nor in left-out.ts.
 */

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
/** Replaces every character in a file name that some system could read as a folder. */
const plain = (value: unknown) => text(value).replace(/[^\p{L}\p{N}._ -]+/gu, '-')

const account: Section[] = [
  mine('cuenta', t.users, [byUser(t.users.id)], { without: [t.users.groupId] }),
  mine('cuenta', t.employees, [byEmployee(t.employees.id)], { named: [t.employees.leaderId] }),
  mine('cuenta', t.roleGrants, [byUser(t.roleGrants.userId)]),
  mine('cuenta', t.jobFacts, [byEmployee(t.jobFacts.employeeId)]),
  mine('cuenta', t.improvementEngineers, [byEmployee(t.improvementEngineers.employeeId)]),
]

const changes = mine('formulario', t.dataChanges, [byEmployee(t.dataChanges.employeeId)])
const form: Section[] = [
  mine('formulario', t.dataForms, [byEmployee(t.dataForms.employeeId)]),
  mine('formulario', t.formAddresses, [byEmployee(t.formAddresses.employeeId)]),
  mine('formulario', t.formPersonal, [byEmployee(t.formPersonal.employeeId)]),
  mine('formulario', t.formIdentification, [byEmployee(t.formIdentification.employeeId)]),
  mine('formulario', t.formEducation, [byEmployee(t.formEducation.employeeId)]),
  mine('formulario', t.formLanguages, [byEmployee(t.formLanguages.employeeId)]),
  mine('formulario', t.formLanguageRows, [byEmployee(t.formLanguageRows.employeeId)]),
  mine('formulario', t.formCourseRows, [byEmployee(t.formCourseRows.employeeId)]),
  mine('formulario', t.formHealth, [byEmployee(t.formHealth.employeeId)]),
  mine('formulario', t.formRelatives, [byEmployee(t.formRelatives.employeeId)]),
  changes,
  below(changes, t.dataChanges.id, t.dataChangesSeen, t.dataChangesSeen.changeId),
]

const documents: Section[] = [
  mine('documentos', t.documentUploads, [byEmployee(t.documentUploads.employeeId)], {
    file: { key: t.documentUploads.fileKey, name: (row) => `documentos/${plain(row.file_name)}` },
  }),
  mine('documentos', t.documentComments, [byEmployee(t.documentComments.employeeId)]),
]

const payslips = mine('pago', t.payslips, [byEmployee(t.payslips.employeeId)])
const receipts = mine('pago', t.payrollReceipts, [byEmployee(t.payrollReceipts.employeeId)], {
  without: [t.payrollReceipts.content, t.payrollReceipts.importId, t.payrollReceipts.stem],
  file: {
    key: t.payrollReceipts.fileKey,
    name: (row) => `recibos/${plain(row.end_date)}_${plain(row.uuid)}.xml`,
  },
})
const pay: Section[] = [
  payslips,
  below(payslips, t.payslips.id, t.payslipLines, t.payslipLines.payslipId),
  below(payslips, t.payslips.id, t.payslipDays, t.payslipDays.payslipId),
  receipts,
  below(receipts, t.payrollReceipts.id, t.payrollPapers, t.payrollPapers.receiptId, {
    without: [
      t.payrollPapers.importId,
      t.payrollPapers.receiptId,
      t.payrollPapers.stem,
      t.payrollPapers.uuid,
    ],
    file: { key: t.payrollPapers.fileKey, name: (row) => `recibos/pdf_${text(row.id)}.pdf` },
  }),
]

const loans = mine('ahorro', t.loans, [byEmployee(t.loans.employeeId)])
const savings: Section[] = [
  mine('ahorro', t.savingsAccounts, [byEmployee(t.savingsAccounts.employeeId)]),
  mine('ahorro', t.savingsMovements, [byEmployee(t.savingsMovements.employeeId)]),
  loans,
  below(loans, t.loans.id, t.loanMovements, t.loanMovements.loanId),
  mine('ahorro', t.savingsRequests, [byEmployee(t.savingsRequests.employeeId)]),
]

const attendance: Section[] = [
  mine('asistencia', t.kardexFacts, [byEmployee(t.kardexFacts.employeeId)]),
  mine('asistencia', t.timeAlerts, [byEmployee(t.timeAlerts.employeeId)]),
  mine('asistencia', t.timeAlertViews, [byEmployee(t.timeAlertViews.employeeId)]),
  mine('asistencia', t.canteenSchedules, [byEmployee(t.canteenSchedules.employeeId)]),
  mine('asistencia', t.ptuCounts, [byEmployee(t.ptuCounts.employeeId)]),
  mine('asistencia', t.expressCertifications, [byEmployee(t.expressCertifications.employeeId)], {
    named: [t.expressCertifications.leaderId],
  }),
]

// Human resources' requests about a candidate are data about the candidate.
const asked = mine(
  'solicitudes',
  t.approvals,
  [byEmployee(t.approvals.requesterId), byEmployee(t.approvals.subjectId)],
  {
    only: () => notInArray(t.approvals.kind, ['apego', 'candidato']),
    named: [t.approvals.requesterId, t.approvals.subjectId, t.approvals.approverId],
  },
)
const requests: Section[] = [
  asked,
  below(asked, t.approvals.id, t.gateMarks, t.gateMarks.approvalId),
  mine(
    'solicitudes',
    t.substitutes,
    [byEmployee(t.substitutes.employeeId), byEmployee(t.substitutes.substituteId)],
    {
      named: [t.substitutes.employeeId, t.substitutes.substituteId],
    },
  ),
]

const clarifications = mine('preguntas', t.clarifications, [byEmployee(t.clarifications.employeeId)])
const disputes = mine('preguntas', t.disputes, [byEmployee(t.disputes.employeeId)])
const questions: Section[] = [
  clarifications,
  below(clarifications, t.clarifications.id, t.formerAnswers, t.formerAnswers.clarificationId),
  disputes,
  below(disputes, t.disputes.id, t.formerAnswers, t.formerAnswers.disputeId),
  below(disputes, t.disputes.id, t.disputeEvidence, t.disputeEvidence.disputeId, {
    file: {
      key: t.disputeEvidence.fileKey,
      name: (row) => `inconformidades/${text(row.dispute_id)}_${text(row.kind)}_${plain(row.file_name)}`,
    },
  }),
]

const improvements = mine('empresa', t.improvements, [byEmployee(t.improvements.employeeId)], {
  file: { key: t.improvements.fileKey, name: (row) => `mejoras/${text(row.id)}.jpg` },
})
const applications = mine('empresa', t.jobApplications, [byEmployee(t.jobApplications.employeeId)], {
  without: [t.jobApplications.candidateId],
})
const candidacies = mine('empresa', t.candidates, [byUser(t.candidates.accountId)], {
  // The notes of recruitment are left out. People request them from human resources, who can remove remarks by
  // or about other people.
  without: [t.candidates.notes, t.candidates.fitId, t.candidates.decisionId],
})
const company: Section[] = [
  mine(
    'empresa',
    t.recognitions,
    [byEmployee(t.recognitions.giverId), byEmployee(t.recognitions.receiverId)],
    { named: [t.recognitions.giverId, t.recognitions.receiverId] },
  ),
  mine('empresa', t.applause, [byEmployee(t.applause.employeeId)]),
  improvements,
  below(improvements, t.improvements.id, t.improvementSteps, t.improvementSteps.improvementId),
  applications,
  below(applications, t.jobApplications.id, t.jobAnswers, t.jobAnswers.applicationId),
  below(applications, t.jobApplications.id, t.jobHistory, t.jobHistory.applicationId),
  candidacies,
  below(candidacies, t.candidates.id, t.offers, t.offers.candidateId),
  below(candidacies, t.candidates.id, t.candidateHistory, t.candidateHistory.candidateId, {
    without: [t.candidateHistory.comment],
  }),
  // Exports only whether the person was asked and answered; the answers are anonymous.
  mine('empresa', t.pollReceivers, [byEmployee(t.pollReceivers.employeeId)]),
  mine('empresa', t.satisfactionSurveys, [byEmployee(t.satisfactionSurveys.employeeId)], {
    without: [t.satisfactionSurveys.url],
  }),
]

const staff = mine('evaluaciones', t.temporaryStaff, [byEmployee(t.temporaryStaff.employeeId)], {
  named: [t.temporaryStaff.responsibleId],
})
const self = mine('evaluaciones', t.evaluationSurveys, [byEmployee(t.evaluationSurveys.evaluatorId)], {
  // Only self-evaluations: an answer about a colleague is that colleague's data, and its author must stay
  // secret.
  only: (who) => sql`${eq(t.evaluationSurveys.kind, surveyKinds.self)} and ${t.evaluationSurveys.staffId} in
    (select ${t.temporaryStaff.id} from ${t.temporaryStaff} where ${staff.where(who)})`,
})
const evaluations: Section[] = [
  staff,
  below(staff, t.temporaryStaff.id, t.temporaryHistory, t.temporaryHistory.staffId, {
    without: [t.temporaryHistory.note],
  }),
  // Only after the person was notified, and with at least three answers: with two, each author could compute
  // the other's answer.
  below(staff, t.temporaryStaff.id, t.evaluations, t.evaluations.staffId, {
    only: () => sql`${isNotNull(t.evaluations.notifiedAt)} and (select count(*) from ${t.evaluationSurveys}
      where ${and(
        eq(t.evaluationSurveys.staffId, t.evaluations.staffId),
        eq(t.evaluationSurveys.revision, t.evaluations.revision),
        ne(t.evaluationSurveys.kind, surveyKinds.self),
        isNull(t.evaluationSurveys.removedAt),
        isNotNull(t.evaluationSurveys.answeredAt),
      )}) >= ${FEWEST_SHOWN}`,
  }),
  self,
  below(self, t.evaluationSurveys.id, t.surveyAnswers, t.surveyAnswers.surveyId),
]

const notices: Section[] = [
  mine('avisos', t.notifications, [byUser(t.notifications.userId)], { without: [t.notifications.noticeId] }),
  mine('avisos', t.pushPreferences, [byUser(t.pushPreferences.userId)]),
]

const access: Section[] = [
  mine('accesos', t.sessions, [byUser(t.sessions.userId)]),
  mine('accesos', t.deliveryGrants, [byUser(t.deliveryGrants.userId)]),
  mine('accesos', t.recoveryCodes, [byUser(t.recoveryCodes.userId)]),
  mine('accesos', t.knownDevices, [byUser(t.knownDevices.userId)]),
  mine('accesos', t.secondFactors, [byUser(t.secondFactors.userId)]),
  mine('accesos', t.secondFactorCodes, [byUser(t.secondFactorCodes.userId)]),
  mine('accesos', t.pushSubscriptions, [byUser(t.pushSubscriptions.userId)], {
    without: [t.pushSubscriptions.sessionId],
  }),
  mine('accesos', t.screenVisits, [byUser(t.screenVisits.userId)]),
]

const events = t.securityEvents
const record: Section[] = [
  mine(
    'registro',
    events,
    [byUser(events.subjectId), byEmployee(events.subjectEmployeeId), byUser(events.actorId)],
    {
      // A person's actions on others are data about those others.
      only: ({ userId, employeeId }) =>
        sql`${or(
          eq(events.subjectId, userId),
          employeeId === null ? sql`false` : eq(events.subjectEmployeeId, employeeId),
          and(isNull(events.subjectId), isNull(events.subjectEmployeeId)),
        )}`,
      // Only the auditor may see who else acted. Another person's network address is data about that person.
      told: [events.actorId],
      tidy: ({ actor_id: actor, ...row }, { userId }) => {
        const isOwn = actor === userId
        return { ...row, own_act: isOwn, address: isOwn ? row.address : '' }
      },
    },
  ),
]

const privacy: Section[] = [
  mine('privacidad', t.privacyConsents, [byUser(t.privacyConsents.userId)]),
  mine('privacidad', t.personalExports, [byUser(t.personalExports.userId)]),
]

export const sections: readonly Section[] = [
  ...account,
  ...form,
  ...documents,
  ...pay,
  ...savings,
  ...attendance,
  ...requests,
  ...questions,
  ...company,
  ...evaluations,
  ...notices,
  ...access,
  ...record,
  ...privacy,
]
