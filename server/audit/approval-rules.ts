import * as links from '#contract/approval-links.ts'
import * as approvals from '#contract/approvals.ts'
import * as decisions from '#contract/incident-decisions.ts'
import { readGate } from '#contract/gate.ts'
import { markAtGate } from '#contract/gate-mark.ts'
import * as incidents from '#contract/incidents.ts'
import * as vacancies from '#contract/vacancies.ts'
import * as visits from '#contract/visits.ts'
import { records, recordsByItself } from './rules.ts'

/** Requests, decisions and withdrawals are recorded by their handlers, which know whether anything changed. */
export const approvalRules = [
  recordsByItself(incidents.requestIncident),
  recordsByItself(decisions.decideIncident),
  recordsByItself(decisions.authorizeIncidents),
  recordsByItself(vacancies.authorizeVacancy),
  recordsByItself(vacancies.rejectVacancy),
  recordsByItself(visits.decideVisit),
  recordsByItself(approvals.askApproval),
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
