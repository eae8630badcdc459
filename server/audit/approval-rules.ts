import { askApproval } from '#contract/approvals/approval-asking.ts'
import * as links from '#contract/approvals/approval-links.ts'
import * as approvals from '#contract/approvals/approvals.ts'
import * as decisions from '#contract/approvals/incident-decisions.ts'
import { readGate } from '#contract/approvals/gate.ts'
import { markAtGate } from '#contract/approvals/gate-mark.ts'
import * as incidents from '#contract/approvals/incidents.ts'
import * as vacancies from '#contract/approvals/vacancies.ts'
import * as visits from '#contract/approvals/visits.ts'
import { records, recordsByItself } from './rules.ts'

/** Requests, decisions and withdrawals are recorded by their handlers, which know whether anything changed. */
export const approvalRules = [
  recordsByItself(incidents.requestIncident),
  recordsByItself(decisions.decideIncident),
  recordsByItself(decisions.authorizeIncidents),
  recordsByItself(vacancies.authorizeVacancy),
  recordsByItself(vacancies.rejectVacancy),
  recordsByItself(visits.decideVisit),
  recordsByItself(askApproval),
  recordsByItself(approvals.withdrawApproval),
  recordsByItself(approvals.decideApproval),
  recordsByItself(links.decideByLink),
  recordsByItself(links.makeLink),
  records(approvals.setSubstitute, async (input, { user }) => ({
    kind: 'terminar' in input ? 'substitute-ended' : 'substitute-named',
    subjectId: user.id,
  })),
  // Read every minute of a shift, so it is recorded once a day.
  records(readGate, async () => ({ kind: 'gate-listed', subjectId: null, onceADayOf: 'gate' })),
  recordsByItself(markAtGate),
]
