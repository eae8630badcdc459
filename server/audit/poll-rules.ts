import * as answering from '#contract/poll-answers.ts'
import * as desk from '#contract/poll-desk.ts'
import { records, recordsNothing } from './rules.ts'

const COUNTED =
  'what was answered is counted beside nobody’s name; who has answered stands in its own list, without a time'

/** Actions of human resources on polls. Answers are never recorded. */
export const pollRules = [
  recordsNothing(answering.sendBenefits, COUNTED),
  recordsNothing(answering.sendRoutes, COUNTED),
  recordsNothing(answering.sendPoll, COUNTED),
  recordsNothing(desk.listDeskPolls, 'polls with how many answered, nobody by name'),
  recordsNothing(desk.savePoll, 'a draft that nobody has been asked yet'),
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
  recordsNothing(desk.countAudience, 'how many people work where, nobody by name'),
  recordsNothing(desk.deletePollDraft, 'a draft that nobody was asked'),
  recordsNothing(desk.copyPoll, 'a draft that nobody has been asked yet'),
  recordsNothing(desk.readDeskPoll, 'questions, and counts that name nobody'),
]
