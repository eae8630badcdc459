import { sql } from 'drizzle-orm'
import { tables as t } from '../../db/schema/tables.ts'
import {
  along,
  closingOf,
  dayOf,
  filesOf,
  first,
  hasDispute,
  isEmployed,
  ofEmployee,
  type Source,
  source,
  under,
} from './retention-source.ts'
import { byEmployee } from './section.ts'

const endOfYear = (day: Parameters<typeof dayOf>[0]) =>
  dayOf(sql`date_trunc('year', ${day}::timestamp) + interval '1 year'`)

const ofRecord = (name: string, below: Source['below'], kept: Source['kept'] = {}): Source =>
  source({
    name,
    table: t.employees,
    id: t.employees.id,
    people: [byEmployee(t.employees.id)],
    since: closingOf(t.employees.id),
    kept,
    below,
    root: 'stays',
  })

const payslips: Source[] = [
  ofEmployee(t.payslips, {
    since: endOfYear(t.payslips.paidDate),
    kept: { employed: isEmployed(t.payslips.employeeId), dispute: hasDispute(t.payslips.employeeId) },
    below: [
      // Deletes the receipts first. Otherwise their foreign key would become null, and their XML would stay.
      first(t.payrollReceipts, t.payrollReceipts.payslipId),
      under(t.payrollPapers, t.payrollPapers.receiptId, t.payrollReceipts.id, t.payrollReceipts.payslipId),
      first(t.payslipPapers, t.payslipPapers.payslipId),
      along(t.payslipLines, t.payslipLines.payslipId),
      along(t.payslipDays, t.payslipDays.payslipId),
    ],
    files: [
      filesOf(t.payrollReceipts.fileKey, t.payrollReceipts.payslipId, t.payslips.id),
      filesOf(t.payslipPapers.fileKey, t.payslipPapers.payslipId, t.payslips.id),
      sql`select ${t.payrollPapers.fileKey} from ${t.payrollPapers} where ${t.payrollPapers.receiptId} in
        (select ${t.payrollReceipts.id} from ${t.payrollReceipts} where ${t.payrollReceipts.payslipId} = ${t.payslips.id})`,
    ],
  }),
  ofEmployee(t.payrollReceipts, {
    since: endOfYear(t.payrollReceipts.endDate),
    only: sql`${t.payrollReceipts.payslipId} is null`,
    kept: {
      employed: sql`${t.payrollReceipts.employeeId} is not null and ${isEmployed(t.payrollReceipts.employeeId)}`,
      dispute: hasDispute(t.payrollReceipts.employeeId),
    },
    below: [along(t.payrollPapers, t.payrollPapers.receiptId)],
    files: [
      sql`select ${t.payrollReceipts.fileKey}`,
      filesOf(t.payrollPapers.fileKey, t.payrollPapers.receiptId, t.payrollReceipts.id),
    ],
  }),
]

// Removes each savings account as a whole. Triggers keep its total equal to its movements, so single
// movements cannot be deleted.
const savings: Source[] = [
  source({
    table: t.savingsAccounts,
    id: t.savingsAccounts.employeeId,
    people: [byEmployee(t.savingsAccounts.employeeId)],
    since: closingOf(t.savingsAccounts.employeeId),
    kept: {
      loan: sql`exists (select 1 from ${t.loans} where ${t.loans.employeeId} = ${t.savingsAccounts.employeeId}
        and ${t.loans.status} in ('requested','approved','active'))`,
      balance: sql`${t.savingsAccounts.total} <> 0`,
      pending: sql`exists (select 1 from ${t.savingsRequests}
        where ${t.savingsRequests.employeeId} = ${t.savingsAccounts.employeeId}
        and ${t.savingsRequests.status} in ('pending','approved'))`,
    },
    below: [
      along(t.savingsMovements, t.savingsMovements.employeeId),
      along(t.loans, t.loans.employeeId),
      under(t.loanMovements, t.loanMovements.loanId, t.loans.id, t.loans.employeeId),
      along(t.savingsRequests, t.savingsRequests.employeeId),
    ],
  }),
]

const imports: Source[] = [
  source({
    table: t.payrollImports,
    id: t.payrollImports.id,
    since: sql`${t.payrollImports.finishedAt}`,
    below: [first(t.payrollFaults, t.payrollFaults.importId)],
    root: 'stays',
  }),
]

const documents: Source[] = [
  ofEmployee(t.documentUploads, {
    since: closingOf(t.documentUploads.employeeId),
    kept: { dispute: hasDispute(t.documentUploads.employeeId) },
    below: [along(t.documentComments, t.documentComments.uploadId)],
    files: [sql`select ${t.documentUploads.fileKey} where ${t.documentUploads.fileKey} is not null`],
  }),
]

const form: Source[] = [
  ofRecord('data_forms', [
    first(t.dataForms, t.dataForms.employeeId),
    first(t.formAddresses, t.formAddresses.employeeId),
    first(t.formPersonal, t.formPersonal.employeeId),
    first(t.formIdentification, t.formIdentification.employeeId),
    first(t.formEducation, t.formEducation.employeeId),
    first(t.formLanguages, t.formLanguages.employeeId),
    first(t.formLanguageRows, t.formLanguageRows.employeeId),
    first(t.formCourseRows, t.formCourseRows.employeeId),
    first(t.formHealth, t.formHealth.employeeId),
    first(t.formRelatives, t.formRelatives.employeeId),
  ]),
]

const changes: Source[] = [
  ofEmployee(t.dataChanges, {
    since: sql`${t.dataChanges.at}`,
    // A trigger rejects deleting rows younger than a year, by the database's clock (migration 0024).
    only: sql`${t.dataChanges.at} < now() - interval '1 year'`,
    below: [along(t.dataChangesSeen, t.dataChangesSeen.changeId)],
  }),
]

const kardex: Source[] = [
  ofEmployee(t.kardexFacts, {
    since: closingOf(t.kardexFacts.employeeId),
    kept: { dispute: hasDispute(t.kardexFacts.employeeId) },
  }),
  ofRecord('vacation_balances', [first(t.vacationBalances, t.vacationBalances.employeeId)], {
    dispute: hasDispute(t.employees.id),
  }),
  ofRecord('ptu_counts', [first(t.ptuCounts, t.ptuCounts.employeeId)], {
    dispute: hasDispute(t.employees.id),
  }),
]

const alerts: Source[] = [
  ofEmployee(t.timeAlerts, {
    since: dayOf(t.timeAlerts.date),
    kept: { dispute: hasDispute(t.timeAlerts.employeeId) },
  }),
  ofEmployee(t.expressCertifications, {
    since: dayOf(t.expressCertifications.endDay),
    kept: { open: sql`${t.expressCertifications.isPending}` },
  }),
  ofRecord('canteen_schedules', [
    first(t.canteenSchedules, t.canteenSchedules.employeeId),
    first(t.timeAlertViews, t.timeAlertViews.employeeId),
  ]),
]

const { approvals } = t
const isVisitor = sql`${approvals.kind} in ('visita','pase_ingreso','ingreso_material')`
const authorizations = {
  table: approvals,
  id: approvals.id,
  people: [byEmployee(approvals.requesterId), byEmployee(approvals.subjectId)],
  // The term begins at the latest of: request, decision, requested days.
  since: sql`greatest(${approvals.requestedAt}, ${approvals.decidedAt}, ${dayOf(approvals.fromDay)},
    ${dayOf(approvals.toDay)})`,
  below: [along(t.gateMarks, t.gateMarks.approvalId), along(t.approvalLinks, t.approvalLinks.approvalId)],
}
const isWaiting = sql`${approvals.state} = 'waiting'`

const requests: Source[] = [
  source({
    ...authorizations,
    // A request about a candidate is removed together with the candidate, or here if no candidate refers to
    // it.
    only: sql`not ${isVisitor} and (${approvals.kind} not in ('apego','candidato') or not exists (
      select 1 from ${t.candidates} c where ${approvals.id} in (c.fit_id, c.decision_id)))`,
    kept: {
      open: isWaiting,
      dispute: hasDispute(approvals.requesterId),
      // A vacancy stays while it has candidates, applications or an open posting.
      needed: sql`exists (select 1 from ${t.candidates} c where c.vacancy_id = ${approvals.id})
        or exists (select 1 from ${t.jobApplications} a where a.vacancy_id = ${approvals.id})
        or exists (select 1 from ${t.jobPostings} p where p.vacancy_id = ${approvals.id} and p.closed_at is null)`,
    },
    below: [
      ...authorizations.below,
      along(t.jobPostings, t.jobPostings.vacancyId),
      along(t.jobQuestions, t.jobQuestions.vacancyId),
    ],
  }),
  source({
    table: t.substitutes,
    id: t.substitutes.id,
    people: [byEmployee(t.substitutes.employeeId), byEmployee(t.substitutes.substituteId)],
    since: sql`coalesce(${t.substitutes.endedAt}, ${dayOf(t.substitutes.toDay)})`,
  }),
]

const visitors: Source[] = [source({ ...authorizations, only: isVisitor, kept: { open: isWaiting } })]

const questions: Source[] = [
  ofEmployee(t.clarifications, {
    since: sql`coalesce(${t.clarifications.answeredAt}, ${t.clarifications.registeredAt})`,
    kept: { open: sql`${t.clarifications.answeredAt} is null` },
    below: [along(t.formerAnswers, t.formerAnswers.clarificationId)],
  }),
  ofEmployee(t.disputes, {
    since: sql`coalesce(${t.disputes.answeredAt}, ${t.disputes.registeredAt})`,
    kept: { open: sql`${t.disputes.state} = 1` },
    below: [
      along(t.formerAnswers, t.formerAnswers.disputeId),
      along(t.disputeEvidence, t.disputeEvidence.disputeId),
    ],
    files: [filesOf(t.disputeEvidence.fileKey, t.disputeEvidence.disputeId, t.disputes.id)],
  }),
]

export const labourSources = {
  payslips,
  savings,
  imports,
  documents,
  form,
  changes,
  kardex,
  alerts,
  requests,
  visitors,
  questions,
} as const
