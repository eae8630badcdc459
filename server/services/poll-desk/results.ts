import { randomInt } from 'node:crypto'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { ResponseOf } from '#contract/operation.ts'
import type { PollResults, readDeskPoll } from '#contract/poll-desk.ts'
import type { WireQuestion } from '#contract/poll-definition.ts'
import { SMALLEST_GROUP } from '#domain/small-groups.ts'
import type { Tx } from '../../db/connect.ts'
import type { PollCounts } from '../../db/schema/polls.ts'
import { tables } from '../../db/schema/tables.ts'
import { type PollRow, shownQuestionsOf } from '../polls/rows.ts'
import { visibleGroups } from './shown-groups.ts'

const { departments, pollGroups } = tables

type Counted = PollResults['total'][number]
type Progress = ResponseOf<typeof readDeskPoll>['avance'][number]
type Row = Pick<typeof pollGroups.$inferSelect, 'answered' | 'counts'> & { name: string }

/** P-157: nothing of it, nor of any difference in it, is of one to four people. */
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
  const groups = await departmentsOf(tx, poll.id)
  const shown = groupsShown(groups, all.answered)
  return {
    ...common,
    contestadas: all.answered,
    pocas: false,
    total: questions.flatMap((question) => countedOf(question, all.counts, shuffled(all.texts[question.id]))),
    grupos: groupsOf(questions, shown, all.counts),
    ocultos: groups.filter((group) => group.answered > 0 && !shown.includes(group)).length,
  }
}

/**
 * All that is said of an open poll: departments that are counted by themselves (publish.ts), and what is left of everybody
 * together, with '' for its name. Newcomers may have made that one to four people: the smallest department goes with them.
 */
export async function progressOf(tx: Tx, pollId: number): Promise<Progress[]> {
  const [all] = await tx
    .select({ people: pollGroups.people, answered: pollGroups.answered })
    .from(pollGroups)
    .where(and(eq(pollGroups.pollId, pollId), eq(pollGroups.departmentId, '')))
  if (!all) return []
  const rows = await departmentsOf(tx, pollId)
  const inRows = rows.reduce((sum, { people }) => sum + people, 0)
  const shown = visibleGroups(
    rows.map((row) => ({ id: row, size: row.people })),
    all.people - inRows,
  )
  const said = rows
    .filter((row) => shown.has(row))
    .map(({ name, people, answered }) => ({ nombre: name, personas: people, contestadas: answered }))
  const left = said.reduce(
    (rest, { personas, contestadas }) => ({
      nombre: '',
      personas: rest.personas - personas,
      contestadas: rest.contestadas - contestadas,
    }),
    { nombre: '', personas: all.people, contestadas: all.answered },
  )
  return left.personas > 0 ? [...said, left] : said
}

async function departmentsOf(tx: Tx, pollId: number) {
  return tx
    .select({
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
  const sized = groups.map((group) => ({ id: group, size: group.answered }))
  const inGroups = groups.reduce((sum, { answered }) => sum + answered, 0)
  const shown = visibleGroups(sized, all - inGroups)
  return groups.filter((group) => group.answered > 0 && shown.has(group))
}

/** Of each question its own groups: a condition may leave few of a department that is big enough. */
function groupsOf(questions: readonly WireQuestion[], groups: readonly Row[], all: PollCounts) {
  const cells = questions.map(({ id }) => {
    const sized = groups.map((group) => ({ id: group, size: group.counts[id]?.people ?? 0 }))
    const rest = (all[id]?.people ?? 0) - sized.reduce((sum, { size }) => sum + size, 0)
    return visibleGroups(sized, rest)
  })
  return groups.map((group) => ({
    nombre: group.name,
    contestadas: group.answered,
    preguntas: questions.flatMap((question, at) =>
      cells[at]?.has(group) && isShown(all[question.id]) ? countedOf(question, group.counts, []) : [],
    ),
  }))
}

function isShown(counts: PollCounts[string] | undefined): boolean {
  const people = counts?.people ?? 0
  return people === 0 || people >= SMALLEST_GROUP
}

/** Free words of fewer than five people are nobody's to read. */
function countedOf(question: WireQuestion, counts: PollCounts, words: readonly string[]): Counted[] {
  const known = counts[question.id]
  if (!isShown(known)) return []
  return [
    {
      pregunta: question.id,
      contestaron: known?.people ?? 0,
      opciones: question.opciones.map(({ id }) => ({ id, cuantos: known?.options[id] ?? 0 })),
      textos: words.length >= SMALLEST_GROUP ? [...words] : [],
    },
  ]
}

/** Afresh each time: two looks say nothing of each other. */
function shuffled(words: readonly string[] = []): string[] {
  const mixed = [...words]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    const [one, two] = [mixed[at], mixed[other]]
    if (one === undefined || two === undefined) break
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}
