import { answerClarification, reopenClarification } from '#contract/requests/clarifications.ts'
import * as disputes from '#contract/requests/disputes.ts'
import * as notices from '#contract/notifications/notice-board.ts'
import * as checkRules from '#contract/payslips/check-rules.ts'
import * as sentences from '#contract/payslips/line-sentences.ts'
import { readHealth, readHealthError, releaseCopy } from '#contract/portal-health/portal-health.ts'
import { listProfiles, loadProfiles } from '#contract/people/positions.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { recordSurveyAnswers } from '#contract/notifications/reminders.ts'
import * as desk from '#contract/requests/request-desk.ts'
import { exportPayrollCut, readPayrollCut } from '#contract/savings/savings-cut.ts'
import * as savings from '#contract/savings/savings-desk.ts'
import * as rates from '#contract/savings/savings-parameters.ts'
import { readFundTotals } from '#contract/savings/savings-totals.ts'
import { recordTimeAlert } from '#contract/time/time-alerts.ts'
import type { SecurityEventKind } from '#domain/identity/security-events.ts'
import type { Tx } from '../db/connection.ts'
import { type Recorded, records, recordsNothing } from './rules.ts'
import { byClarification, byDispute, byNumber, bySavingsRequest } from './subjects.ts'

async function ofClarification(tx: Tx, kind: SecurityEventKind, id: number): Promise<Recorded> {
  return { kind, ...(await byClarification(tx, id)), details: { request: 'aclaracion', folio: id } }
}

async function ofDispute(tx: Tx, kind: SecurityEventKind, id: number): Promise<Recorded> {
  return { kind, ...(await byDispute(tx, id)), details: { request: 'inconformidad', folio: id } }
}

async function ofSavings(tx: Tx, kind: SecurityEventKind, id: number): Promise<Recorded> {
  return { kind, ...(await bySavingsRequest(tx, id)), details: { request: 'caja', folio: id } }
}

const ratesDecided = {
  aprobar: 'savings-rates-approved',
  rechazar: 'savings-rates-refused',
  retirar: 'savings-rates-withdrawn',
} as const

export const deskRules = [
  records(desk.listDeskRequests, async ({ tipo }) => ({
    kind: 'requests-listed',
    subjectId: null,
    details: { request: tipo },
    isBounded: true,
  })),
  recordsNothing(listProfiles, 'requirements of positions concern no particular person'),
  records(loadProfiles, async (_input, { done }) => {
    const { nuevos, cambiados } = done as ResponseOf<typeof loadProfiles>
    return nuevos + cambiados === 0 ? null : { kind: 'profiles-loaded', subjectId: null }
  }),
  recordsNothing(desk.readDeskSummary, 'totals that concern no particular person'),
  records(desk.readDeskClarification, ({ id }, { tx }) => ofClarification(tx, 'request-opened', id)),
  records(answerClarification, ({ id }, { tx }) => ofClarification(tx, 'request-answered', id)),
  records(reopenClarification, ({ id }, { tx }) => ofClarification(tx, 'request-reopened', id)),
  records(desk.readDeskDispute, ({ id }, { tx }) => ofDispute(tx, 'request-opened', id)),
  records(disputes.answerDispute, ({ id }, { tx }) => ofDispute(tx, 'request-answered', id)),
  records(desk.reopenDispute, ({ id }, { tx }) => ofDispute(tx, 'request-reopened', id)),
  recordsNothing(disputes.listEvidence, 'random file names; opening a picture is recorded'),
  records(disputes.readEvidence, async ({ emplid }, { tx, user, done }) =>
    done === null || emplid === user.number
      ? null
      : { kind: 'evidence-opened', ...(await byNumber(tx, emplid)) },
  ),
  records(savings.listSavingsRequests, async () => ({
    kind: 'savings-listed',
    subjectId: null,
    isBounded: true,
  })),
  recordsNothing(savings.countSavingsRequests, 'totals that concern no particular person'),
  records(savings.readSavingsRequest, ({ id }, { tx }) => ofSavings(tx, 'savings-opened', id)),
  records(savings.decideSavingsRequest, ({ id, decision }, { tx }) =>
    ofSavings(tx, decision === 'autorizar' ? 'savings-authorized' : 'savings-refused', id),
  ),
  recordsNothing(readFundTotals, 'totals that concern no particular person'),
  records(readPayrollCut, async () => ({ kind: 'savings-cut-listed', subjectId: null, isBounded: true })),
  records(exportPayrollCut, async ({ grupo, fecha }) => ({
    kind: 'savings-cut-exported',
    subjectId: null,
    details: { day: fecha, group: grupo },
    onceADayOf: `${grupo}|${fecha}`,
  })),
  recordsNothing(rates.readSavingsParameters, 'parameters of the fund concern no particular person'),
  records(rates.proposeSavingsParameters, async ({ desde }, { done }) => ({
    kind: 'savings-rates-proposed',
    subjectId: null,
    details: { day: desde, folio: (done as { id: number }).id },
  })),
  records(rates.decideSavingsParameters, async ({ id, decision }) => ({
    kind: ratesDecided[decision],
    subjectId: null,
    details: { folio: id },
  })),
  recordsNothing(sentences.listLineSentences, 'texts of the company about payslips, the same for everybody'),
  records(sentences.writeLineSentence, async ({ desde }, { done }) => ({
    kind: 'line-sentence-written',
    subjectId: null,
    details: { folio: (done as { id: number }).id, day: desde },
  })),
  records(sentences.endLineSentence, async ({ id, hasta }) => ({
    kind: hasta === undefined ? 'line-sentence-withdrawn' : 'line-sentence-ended',
    subjectId: null,
    details: { folio: id, ...(hasta !== undefined && { day: hasta }) },
  })),
  recordsNothing(checkRules.listCheckRules, 'counts and days that concern no particular person'),
  records(checkRules.switchRuleOff, async ({ desde }, { done }) => ({
    kind: 'check-rule-off',
    subjectId: null,
    details: { folio: (done as { id: number }).id, day: desde },
  })),
  records(checkRules.switchRuleOn, async ({ id, hasta }) => ({
    kind: hasta === undefined ? 'check-rule-withdrawn' : 'check-rule-ended',
    subjectId: null,
    details: { folio: id, ...(hasta !== undefined && { day: hasta }) },
  })),
  records(recordTimeAlert, async ({ emplid, fechaAlerta }, { tx }) => ({
    kind: 'time-alert-recorded',
    ...(await byNumber(tx, emplid)),
    details: { day: fechaAlerta },
  })),
  records(notices.publishNotice, async ({ alcance }, { done }) => {
    const { id, destinatarios } = done as { id: number; destinatarios: number }
    return {
      kind: 'notice-published',
      subjectId: null,
      details: { notice: id, to: alcance, people: destinatarios },
    }
  }),
  records(notices.withdrawNotice, async ({ id }) => ({
    kind: 'notice-withdrawn',
    subjectId: null,
    details: { notice: id },
  })),
  recordsNothing(notices.listPublishedNotices, 'published notices with counts and no names'),
  recordsNothing(notices.listNoticeTargets, 'plants and pay groups with counts and no names'),
  records(recordSurveyAnswers, async (_input, { done }) => ({
    kind: 'survey-recorded',
    subjectId: null,
    details: { people: (done as { registradas: number }).registradas },
  })),
  records(releaseCopy, async () => ({ kind: 'copy-released', subjectId: null })),
  recordsNothing(readHealth, 'times and errors of pages without personal data'),
  recordsNothing(readHealthError, 'one page error and its trail without personal data'),
]
