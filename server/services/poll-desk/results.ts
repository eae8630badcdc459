import { and, asc, eq, ne } from 'drizzle-orm'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { PollResults, readDeskPoll } from '#contract/polls/poll-desk.ts'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'
import type { Tx } from '../../db/connection.ts'
import type { PollCounts } from '../../db/schema/polls.ts'
import { tables } from '../../db/schema/tables.ts'
import { compareAnswers, type Differences } from './answered.ts'
import { engineOf, type PollRow, shownQuestionsOf } from '../polls/rows.ts'
import { revealsAnswers, type Part, shownGroups, without } from './shown-groups.ts'
import { type QuestionTexts, readPollTexts } from './read-words.ts'

const { departments, pollGroups } = tables

type Counted = PollResults['total'][number]
type Progress = ResponseOf<typeof readDeskPoll>['avance'][number]
type Row = Pick<typeof pollGroups.$inferSelect, 'answered' | 'counts'> & { id: string; name: string }

/**
 * Returns the results of a closed poll (P-157). No count and no difference of counts covers one to four
 * people, or people who all chose the same option. Also considers polls that closed before (answered.ts).
 */
export async function resultsOf(tx: Tx, poll: PollRow): Promise<Omit<PollResults, 'status'>> {
  const [all] = await tx
    .select()
    .from(pollGroups)
    .where(and(eq(pollGroups.pollId, poll.id), eq(pollGroups.departmentId, '')))
  if (!all) throw new Error('a published poll has no counts')
  const questions = await shownQuestionsOf(tx, poll)
  const few = all.answered < SMALLEST_GROUP
  const common = { titulo: poll.title, preguntas: questions, personas: all.people }
  if (few) return { ...common, contestadas: 0, pocas: true, total: [], grupos: [], ocultos: 0 }
  const differences = await compareAnswers(tx, poll)
  if (differences.isHidden)
    return { ...common, contestadas: all.answered, pocas: true, total: [], grupos: [], ocultos: 0 }
  const groups = await departmentsOf(tx, poll.id)
  const shown = groupsShown(
    groups.filter(({ id }) => differences.mayShow(id)),
    all.answered,
  )
  const dependencies = await dependenciesOf(tx, poll, questions)
  const open = questionsShown(dependencies, all.counts, differences)
  const texts = await readPollTexts(tx, poll.id, [...open])
  // A question with only identical texts is also omitted in the departments.
  const isAlike = ({ id, tipo }: WireQuestion) =>
    tipo === 'texto' && (all.counts[id]?.people ?? 0) > 0 && !texts.has(id)
  const shownQuestions = new Set(
    questions.filter((each) => open.has(each.id) && !isAlike(each)).map((each) => each.id),
  )
  return {
    ...common,
    contestadas: all.answered,
    pocas: false,
    total: questions
      .filter(({ id }) => shownQuestions.has(id))
      .map((question) => countedOf(question, all.counts, texts.get(question.id))),
    grupos: groupsOf(dependencies, shownQuestions, shown, all.counts, differences),
    ocultos: groups.filter((group) => group.answered > 0 && !shown.includes(group)).length,
  }
}

/**
 * Returns the progress of an open poll: departments with separate counts (publish.ts), and the rest under ''.
 * Merges departments with fewer than five people or answers into the rest. Then merges the smallest
 * departments until the rest is empty or has five of both.
 */
export async function progressOf(tx: Tx, pollId: number): Promise<Progress[]> {
  const [all] = await tx
    .select({ people: pollGroups.people, answered: pollGroups.answered })
    .from(pollGroups)
    .where(and(eq(pollGroups.pollId, pollId), eq(pollGroups.departmentId, '')))
  if (!all) return []
  const rows = await departmentsOf(tx, pollId)
  const shown = rows.filter((row) => !isFew(row)).sort((one, other) => other.people - one.people)
  let rest = shown.reduce(
    ({ people, answered }, row) => ({ people: people - row.people, answered: answered - row.answered }),
    { people: all.people, answered: all.answered },
  )
  while (isFew(rest)) {
    const smallest = shown.pop()
    if (!smallest) break
    rest = { people: rest.people + smallest.people, answered: rest.answered + smallest.answered }
  }
  const groups = rows.filter((row) => shown.includes(row))
  return [...groups, ...(rest.people > 0 ? [{ ...rest, name: '' }] : [])].map(
    ({ name, people, answered }) => ({ nombre: name, personas: people, contestadas: answered }),
  )
}

function isFew({ people, answered }: { people: number; answered: number }): boolean {
  return people > 0 && (people < SMALLEST_GROUP || answered < SMALLEST_GROUP)
}

async function departmentsOf(tx: Tx, pollId: number) {
  return tx
    .select({
      id: pollGroups.departmentId,
      people: pollGroups.people,
      answered: pollGroups.answered,
      counts: pollGroups.counts,
      name: departments.name,
    })
    .from(pollGroups)
    .innerJoin(departments, eq(departments.id, pollGroups.departmentId))
    .where(and(eq(pollGroups.pollId, pollId), ne(pollGroups.departmentId, '')))
    .orderBy(asc(departments.name))
}

function groupsShown(groups: readonly Row[], all: number): Row[] {
  const sized = groups.map((group) => ({ id: group, size: group.answered, votes: [] }))
  const shown = shownGroups(sized, without({ size: all, votes: [] }, sized))
  return groups.filter((group) => group.answered > 0 && shown.has(group))
}

interface QuestionDependency {
  question: WireQuestion
  dependsOn: number | undefined
}

async function dependenciesOf(
  tx: Tx,
  poll: PollRow,
  questions: readonly WireQuestion[],
): Promise<QuestionDependency[]> {
  const engine = await engineOf(tx, poll)
  return questions.map((question) => ({
    question,
    dependsOn: engine.questions.find(({ id }) => id === question.id)?.shownWhen?.question,
  }))
}

function partOf({ id, opciones }: WireQuestion, counts: PollCounts): Part {
  const known = counts[id]
  return { size: known?.people ?? 0, votes: opciones.map((option) => known?.options[option.id] ?? 0) }
}

/**
 * Returns the questions that may be shown. Hides every question that depends on a hidden question, because
 * the number of people asked would reveal hidden answers.
 */
function questionsShown(
  dependencies: readonly QuestionDependency[],
  all: PollCounts,
  { reveals }: Differences,
): Set<number> {
  const shown = new Set<number>()
  for (const { question, dependsOn } of dependencies) {
    const isHidden =
      revealsAnswers(partOf(question, all)) ||
      reveals(question.id, '') ||
      (dependsOn !== undefined && !shown.has(dependsOn))
    if (!isHidden) shown.add(question.id)
  }
  return shown
}

function groupsOf(
  dependencies: readonly QuestionDependency[],
  shownQuestions: ReadonlySet<number>,
  groups: readonly Row[],
  all: PollCounts,
  { reveals }: Differences,
) {
  const cells = new Map<number, Set<Row>>()
  for (const { question, dependsOn } of dependencies.filter((each) => shownQuestions.has(each.question.id))) {
    const before = dependsOn === undefined ? null : cells.get(dependsOn)
    const sized = groups
      .filter((group) => (before === null || before?.has(group)) && !reveals(question.id, group.id))
      .map((group) => ({ id: group, ...partOf(question, group.counts) }))
    cells.set(question.id, shownGroups(sized, without(partOf(question, all), sized)))
  }
  return groups.map((group) => ({
    nombre: group.name,
    contestadas: group.answered,
    preguntas: dependencies
      .filter(({ question }) => cells.get(question.id)?.has(group))
      .map(({ question }) => countedOf(question, group.counts, undefined)),
  }))
}

function countedOf(
  { id, opciones }: WireQuestion,
  counts: PollCounts,
  texts: QuestionTexts | undefined,
): Counted {
  const known = counts[id]
  return {
    pregunta: id,
    contestaron: known?.people ?? 0,
    opciones: opciones.map((option) => ({ id: option.id, cuantos: known?.options[option.id] ?? 0 })),
    textos: texts?.texts ?? [],
    escribieron: texts?.people ?? 0,
  }
}
