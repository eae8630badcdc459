import { askApproval } from '#contract/approvals/approval-asking.ts'
import * as links from '#contract/approvals/approval-links.ts'
import * as approvals from '#contract/approvals/approvals.ts'
import * as decisions from '#contract/approvals/incident-decisions.ts'
import { readGate } from '#contract/approvals/gate.ts'
import { markAtGate } from '#contract/approvals/gate-mark.ts'
import * as incidents from '#contract/approvals/incidents.ts'
import * as vacancies from '#contract/approvals/vacancies.ts'
import * as visits from '#contract/approvals/visits.ts'
import { records, recordsInHandler } from './rules.ts'

export const approvalRules = [
  recordsInHandler(incidents.requestIncident),
  recordsInHandler(decisions.decideIncident),
  recordsInHandler(decisions.authorizeIncidents),
  recordsInHandler(vacancies.authorizeVacancy),
  recordsInHandler(vacancies.rejectVacancy),
  recordsInHandler(visits.decideVisit),
  recordsInHandler(askApproval),
  recordsInHandler(approvals.withdrawApproval),
  recordsInHandler(approvals.decideApproval),
  recordsInHandler(links.decideByLink),
  recordsInHandler(links.makeLink),
  records(approvals.setSubstitute, async (input, { user }) => ({
    kind: 'terminar' in input ? 'substitute-ended' : 'substitute-named',
    subjectId: user.id,
  })),
  // Recorded once a day: the screen of the gate reads the list every minute.
  records(readGate, async () => ({ kind: 'gate-listed', subjectId: null, onceADayOf: 'gate' })),
  recordsInHandler(markAtGate),
]
