import * as answering from '#contract/polls/poll-answers.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import { records, recordsNothing } from './rules.ts'

const COUNTED = 'answers are counted without names; the list of receivers who answered has no times'

/** Rules of polls. Answers are never recorded. */
export const pollRules = [
  recordsNothing(answering.sendBenefits, COUNTED),
  recordsNothing(answering.sendRoutes, COUNTED),
  recordsNothing(answering.sendPoll, COUNTED),
  recordsNothing(desk.listDeskPolls, 'polls with numbers of answers, without names'),
  recordsNothing(desk.savePoll, 'a draft that is not published yet'),
  records(desk.publishPoll, async ({ id }, { done }) => ({
    kind: 'poll-published',
    subjectId: null,
    details: { folio: id, people: (done as { personas: number }).personas },
  })),
  records(desk.closePoll, async ({ id }) => ({
    kind: 'poll-closed',
    subjectId: null,
    details: { folio: id },
  })),
  records(desk.readPollResults, async ({ id }) => ({
    kind: 'poll-results-opened',
    subjectId: null,
    details: { folio: id },
    onceADayOf: String(id),
  })),
  recordsNothing(desk.countAudience, 'numbers of employees per group, without names'),
  recordsNothing(desk.deletePollDraft, 'a draft that was never published'),
  recordsNothing(desk.copyPoll, 'a draft that is not published yet'),
  recordsNothing(desk.readDeskPoll, 'questions and counts, without names'),
]
