import { and, eq, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { surveyKinds } from '#contract/evaluations/survey-kinds.ts'
import { FEWEST_SHOWN } from '#domain/temporary/score.ts'
import { tables as t } from '../../db/schema/tables.ts'
import { below, byEmployee, byUser, ownSection, type Section } from './section.ts'

/**
 * All data that the portal has about a person, in the order of the export (ARCO right of access). A test
 * fails for any table that is neither here nor in left-out.ts.
 */

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
/**
 * Replaces all characters of a file name except letters, digits, blanks, '.', '_' and '-'. Some systems read
 * other characters as folders.
 */
const plain = (value: unknown) => text(value).replace(/[^\p{L}\p{N}._ -]+/gu, '-')

const account: Section[] = [
  ownSection('cuenta', t.users, [byUser(t.users.id)], { without: [t.users.groupId] }),
  ownSection('cuenta', t.employees, [byEmployee(t.employees.id)], { named: [t.employees.leaderId] }),
  ownSection('cuenta', t.roleGrants, [byUser(t.roleGrants.userId)]),
  ownSection('cuenta', t.jobFacts, [byEmployee(t.jobFacts.employeeId)]),
  ownSection('cuenta', t.improvementEngineers, [byEmployee(t.improvementEngineers.employeeId)]),
]

const changes = ownSection('formulario', t.dataChanges, [byEmployee(t.dataChanges.employeeId)])
const form: Section[] = [
  ownSection('formulario', t.dataForms, [byEmployee(t.dataForms.employeeId)]),
  ownSection('formulario', t.formAddresses, [byEmployee(t.formAddresses.employeeId)]),
  ownSection('formulario', t.formPersonal, [byEmployee(t.formPersonal.employeeId)]),
  ownSection('formulario', t.formIdentification, [byEmployee(t.formIdentification.employeeId)]),
  ownSection('formulario', t.formEducation, [byEmployee(t.formEducation.employeeId)]),
  ownSection('formulario', t.formLanguages, [byEmployee(t.formLanguages.employeeId)]),
  ownSection('formulario', t.formLanguageRows, [byEmployee(t.formLanguageRows.employeeId)]),
  ownSection('formulario', t.formCourseRows, [byEmployee(t.formCourseRows.employeeId)]),
  ownSection('formulario', t.formHealth, [byEmployee(t.formHealth.employeeId)]),
  ownSection('formulario', t.formRelatives, [byEmployee(t.formRelatives.employeeId)]),
  changes,
  below(changes, t.dataChanges.id, t.dataChangesSeen, t.dataChangesSeen.changeId),
]

const documents: Section[] = [
  ownSection('documentos', t.documentUploads, [byEmployee(t.documentUploads.employeeId)], {
    file: { key: t.documentUploads.fileKey, name: (row) => `documentos/${plain(row.file_name)}` },
  }),
  ownSection('documentos', t.documentComments, [byEmployee(t.documentComments.employeeId)]),
]

const payslips = ownSection('pago', t.payslips, [byEmployee(t.payslips.employeeId)])
const receipts = ownSection('pago', t.payrollReceipts, [byEmployee(t.payrollReceipts.employeeId)], {
  without: [
    t.payrollReceipts.content,
    t.payrollReceipts.importId,
    t.payrollReceipts.stem,
    t.payrollReceipts.readerVersion,
    t.payrollReceipts.sealCertificates,
  ],
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

const loans = ownSection('ahorro', t.loans, [byEmployee(t.loans.employeeId)])
const savings: Section[] = [
  ownSection('ahorro', t.savingsAccounts, [byEmployee(t.savingsAccounts.employeeId)]),
  ownSection('ahorro', t.savingsMovements, [byEmployee(t.savingsMovements.employeeId)]),
  loans,
  below(loans, t.loans.id, t.loanMovements, t.loanMovements.loanId),
  ownSection('ahorro', t.savingsRequests, [byEmployee(t.savingsRequests.employeeId)]),
]

const attendance: Section[] = [
  ownSection('asistencia', t.kardexFacts, [byEmployee(t.kardexFacts.employeeId)]),
  ownSection('asistencia', t.vacationBalances, [byEmployee(t.vacationBalances.employeeId)]),
  ownSection('asistencia', t.timeAlerts, [byEmployee(t.timeAlerts.employeeId)]),
  ownSection('asistencia', t.timeAlertViews, [byEmployee(t.timeAlertViews.employeeId)]),
  ownSection('asistencia', t.canteenSchedules, [byEmployee(t.canteenSchedules.employeeId)]),
  ownSection('asistencia', t.ptuCounts, [byEmployee(t.ptuCounts.employeeId)]),
  ownSection('asistencia', t.expressCertifications, [byEmployee(t.expressCertifications.employeeId)], {
    named: [t.expressCertifications.leaderId],
  }),
]

// Omits requests about a candidate, which are data about the candidate and not about the requester.
const approvalRequests = ownSection(
  'solicitudes',
  t.approvals,
  [byEmployee(t.approvals.requesterId), byEmployee(t.approvals.subjectId)],
  {
    only: () => notInArray(t.approvals.kind, ['apego', 'candidato']),
    named: [t.approvals.requesterId, t.approvals.subjectId, t.approvals.approverId],
  },
)
const requests: Section[] = [
  approvalRequests,
  below(approvalRequests, t.approvals.id, t.gateMarks, t.gateMarks.approvalId),
  ownSection(
    'solicitudes',
    t.substitutes,
    [byEmployee(t.substitutes.employeeId), byEmployee(t.substitutes.substituteId)],
    {
      named: [t.substitutes.employeeId, t.substitutes.substituteId],
    },
  ),
]

const clarifications = ownSection('preguntas', t.clarifications, [byEmployee(t.clarifications.employeeId)])
const disputes = ownSection('preguntas', t.disputes, [byEmployee(t.disputes.employeeId)])
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

const improvements = ownSection('empresa', t.improvements, [byEmployee(t.improvements.employeeId)], {
  file: { key: t.improvements.fileKey, name: (row) => `mejoras/${text(row.id)}.jpg` },
})
const applications = ownSection('empresa', t.jobApplications, [byEmployee(t.jobApplications.employeeId)], {
  without: [t.jobApplications.candidateId],
})
const candidacies = ownSection('empresa', t.candidates, [byUser(t.candidates.accountId)], {
  // Omits recruitment's notes. People request the notes from human resources, who can remove remarks about
  // other people.
  without: [t.candidates.notes, t.candidates.fitId, t.candidates.decisionId],
})
const company: Section[] = [
  ownSection(
    'empresa',
    t.recognitions,
    [byEmployee(t.recognitions.giverId), byEmployee(t.recognitions.receiverId)],
    { named: [t.recognitions.giverId, t.recognitions.receiverId] },
  ),
  ownSection('empresa', t.applause, [byEmployee(t.applause.employeeId)]),
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
  // Exports only whether the person was asked and answered, because the answers are anonymous.
  ownSection('empresa', t.pollReceivers, [byEmployee(t.pollReceivers.employeeId)]),
  ownSection('empresa', t.satisfactionSurveys, [byEmployee(t.satisfactionSurveys.employeeId)], {
    without: [t.satisfactionSurveys.url],
  }),
]

const staff = ownSection('evaluaciones', t.temporaryStaff, [byEmployee(t.temporaryStaff.employeeId)], {
  named: [t.temporaryStaff.responsibleId],
})
const self = ownSection('evaluaciones', t.evaluationSurveys, [byEmployee(t.evaluationSurveys.evaluatorId)], {
  // Exports only self-evaluations. An answer about a colleague is the colleague's data, and its author must
  // stay secret.
  only: (who) => sql`${eq(t.evaluationSurveys.kind, surveyKinds.self)} and ${t.evaluationSurveys.staffId} in
    (select ${t.temporaryStaff.id} from ${t.temporaryStaff} where ${staff.where(who)})`,
})
const evaluations: Section[] = [
  staff,
  below(staff, t.temporaryStaff.id, t.temporaryHistory, t.temporaryHistory.staffId, {
    without: [t.temporaryHistory.note],
  }),
  // Exports results only after the person was notified, and only of FEWEST_SHOWN or more answers. With two
  // answers, each author could compute the other's answer.
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
  ownSection('avisos', t.notifications, [byUser(t.notifications.userId)], {
    without: [t.notifications.noticeId],
  }),
  ownSection('avisos', t.pushPreferences, [byUser(t.pushPreferences.userId)]),
]

const access: Section[] = [
  ownSection('accesos', t.sessions, [byUser(t.sessions.userId)]),
  ownSection('accesos', t.deliveryGrants, [byUser(t.deliveryGrants.userId)]),
  ownSection('accesos', t.recoveryCodes, [byUser(t.recoveryCodes.userId)]),
  ownSection('accesos', t.knownDevices, [byUser(t.knownDevices.userId)]),
  ownSection('accesos', t.secondFactors, [byUser(t.secondFactors.userId)]),
  ownSection('accesos', t.passkeys, [byUser(t.passkeys.userId)]),
  ownSection('accesos', t.secondFactorCodes, [byUser(t.secondFactorCodes.userId)]),
  ownSection('accesos', t.pushSubscriptions, [byUser(t.pushSubscriptions.userId)], {
    without: [t.pushSubscriptions.sessionId],
  }),
  ownSection('accesos', t.screenVisits, [byUser(t.screenVisits.userId)]),
]

const events = t.securityEvents
const record: Section[] = [
  ownSection(
    'registro',
    events,
    [byUser(events.subjectId), byEmployee(events.subjectEmployeeId), byUser(events.actorId)],
    {
      // Omits a person's actions on other people, which are data about those people.
      only: ({ userId, employeeId }) =>
        sql`${or(
          eq(events.subjectId, userId),
          employeeId === null ? sql`false` : eq(events.subjectEmployeeId, employeeId),
          and(isNull(events.subjectId), isNull(events.subjectEmployeeId)),
        )}`,
      // Only the auditor may see who else acted. Another person's network address is data about that person.
      keyColumns: [events.actorId],
      tidy: ({ actor_id: actor, ...row }, { userId }) => {
        const isOwn = actor === userId
        return { ...row, own_act: isOwn, address: isOwn ? row.address : '' }
      },
    },
  ),
]

const privacy: Section[] = [
  ownSection('privacidad', t.privacyConsents, [byUser(t.privacyConsents.userId)]),
  ownSection('privacidad', t.healthConsents, [byUser(t.healthConsents.userId)]),
  ownSection('privacidad', t.personalExports, [byUser(t.personalExports.userId)]),
  ownSection('privacidad', t.privacyRequests, [byEmployee(t.privacyRequests.employeeId)], {
    without: [t.privacyRequests.warned],
  }),
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
