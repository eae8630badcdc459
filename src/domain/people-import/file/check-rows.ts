import { bareNumber } from '../../import-file/bare-number.ts'
import type { Columns } from '../columns/fields.ts'
import { type Difference, differenceOf, problemsOfKind, type RowKind } from '../row/difference.ts'
import { depthsOf, findCircles } from './leaders.ts'
import { type Unidentified, countUnidentified } from '../row/unidentified.ts'
import type { Problem } from '../problems.ts'
import { isMasculineM, readRow } from '../row/read-row.ts'
import {
  findKnown,
  type ImportContext,
  isOthersMail,
  type KnownPerson,
  type WantedPerson,
} from '../import-context.ts'

export interface FileRow {
  row: number
  cells: readonly string[]
}

export interface CheckedRow {
  row: number
  kind: RowKind
  wanted: WantedPerson
  changes: Difference['changes']
  problems: Problem[]
  /** Order of the import: leaders come before the people they lead. */
  level: number
}

export interface CheckedFile {
  rows: CheckedRow[]
  counts: Record<RowKind, number>
  lacking: Unidentified
  /** Number of open employee accounts of the file's companies; the share of leavers refers to this number. */
  people: number
}

export interface Draft {
  row: number
  wanted: WantedPerson
  known: KnownPerson | undefined
  difference: Difference
  problems: Problem[]
}

export function meansMasculine(rows: readonly FileRow[], columns: Columns): boolean {
  const sexAt = columns.indexOf('sexo')
  return sexAt >= 0 && isMasculineM(rows.map(({ cells }) => cells[sexAt] ?? ''))
}

/** Checks rows one by one. Callers may pass the rows in batches, because this check is slow. */
export function draftRows(
  rows: readonly FileRow[],
  columns: Columns,
  context: ImportContext,
  isMMasculine: boolean,
): Draft[] {
  return rows.map(({ row, cells }) => draftOf(row, readRow(cells, columns, context, isMMasculine), context))
}

export function checkTogether(
  drafts: readonly Draft[],
  context: ImportContext,
  isComplete: boolean,
): CheckedFile {
  // People in rows with errors are not absent.
  const absent = isComplete ? draftAbsent(drafts, context) : []
  markRepeated(drafts)
  markTaken(drafts, context)
  const levels = checkLeaders(drafts, context)
  const checked = [...drafts, ...absent].map(({ row, wanted, difference, problems }) => ({
    row,
    kind: problems.length > 0 ? ('error' as const) : difference.kind,
    wanted,
    changes: difference.changes,
    problems,
    level: levels.get(bareNumber(wanted.numero)) ?? 0,
  }))
  const counts = { nueva: 0, cambia: 0, baja: 0, regresa: 0, igual: 0, error: 0 }
  for (const { kind } of checked) counts[kind]++
  const newcomers = checked.flatMap(({ kind, wanted }) => (kind === 'nueva' ? [wanted] : []))
  return {
    rows: checked,
    counts,
    lacking: countUnidentified(newcomers),
    people: inScope(drafts, context).length,
  }
}

function draftOf(
  row: number,
  { wanted, problems }: ReturnType<typeof readRow>,
  context: ImportContext,
): Draft {
  const known = wanted.numero === '' ? undefined : findKnown(context, wanted.numero)
  const difference = differenceOf(wanted, known, context.today)
  const hasNumber = !problems.some(({ field }) => field === 'numero')
  const more = hasNumber ? problemsOfKind(wanted, known, difference, context) : []
  // An unreadable value is not reported as missing too.
  const reportedFields = new Set(problems.map(({ field }) => field))
  const isReported = (problem: Problem) =>
    reportedFields.has(problem.field) ||
    (problem.field === 'nombre' && reportedFields.has('nombreCompleto')) ||
    (problem.field === 'paterno' &&
      (reportedFields.has('nombreCompleto') || reportedFields.has('apellidos'))) ||
    (['nacimiento', 'sexo'].includes(problem.field) && reportedFields.has('curp'))
  const all = [...problems, ...more.filter((each) => each.what !== 'empty' || !isReported(each))]
  return { row, wanted, known, difference, problems: all }
}

function inScope(drafts: readonly Draft[], { people }: ImportContext): KnownPerson[] {
  const companies = new Set(drafts.map(({ wanted, known }) => wanted.facts.compania ?? known?.compania))
  return [...people.values()].filter(
    ({ isOpen, isCandidate, compania }) => isOpen && !isCandidate && companies.has(compania),
  )
}

/** Returns rows for people who are missing in a complete list. The row numbers continue after the last row. */
function draftAbsent(drafts: readonly Draft[], context: ImportContext): Draft[] {
  const listed = new Set(drafts.map(({ wanted, known }) => known?.numero ?? wanted.numero))
  let row = drafts.reduce((most, each) => Math.max(most, each.row), 0)
  return inScope(drafts, context)
    .filter(({ numero }) => !listed.has(numero))
    .map((known) => {
      const wanted: WantedPerson = { numero: known.numero, facts: {}, baja: '', isAbsent: true }
      const difference = differenceOf(wanted, known, context.today)
      // Accounts of administrators and of the importing person stay open, without an error.
      const isKept = problemsOfKind(wanted, known, difference, context).length > 0
      const unchanged: Difference = { kind: 'igual', changes: [] }
      return { row: ++row, wanted, known, difference: isKept ? unchanged : difference, problems: [] }
    })
}

/**
 * Marks the second of two rows with the same number or mail. Marks all rows with the same CURP,
 * except the row of the person who has that CURP in the portal.
 */
function markRepeated(drafts: readonly Draft[]): void {
  const first = { numero: new Map<string, number>(), correo: new Map<string, number>() }
  const byCurp = new Map<string, Draft[]>()
  for (const draft of drafts) {
    const { row, wanted, problems } = draft
    const { numero, facts } = wanted
    const numberBefore = numero === '' ? undefined : first.numero.get(bareNumber(numero))
    if (numberBefore !== undefined) {
      problems.push({ field: 'numero', what: 'twice', of: numero, and: numberBefore })
      continue
    }
    if (numero !== '') first.numero.set(bareNumber(numero), row)
    const mail = (facts.correo ?? '').toLowerCase()
    const mailBefore = first.correo.get(mail)
    if (mail !== '' && mailBefore !== undefined)
      problems.push({ field: 'correo', what: 'mailTwice', of: String(mailBefore) })
    else first.correo.set(mail, row)
    const { curp = '' } = facts
    const same = byCurp.get(curp)
    if (same) same.push(draft)
    else if (curp !== '') byCurp.set(curp, [draft])
  }
  for (const [curp, [one, two, ...more]] of byCurp) {
    if (!one || !two) continue
    for (const { row, known, problems } of [one, two, ...more]) {
      if (known?.curp === curp) continue
      problems.push({ field: 'curp', what: 'curpTwice', of: String(row === one.row ? two.row : one.row) })
    }
  }
}

function markTaken(drafts: readonly Draft[], context: ImportContext): void {
  const { people, nicknames } = context
  const byCurp = new Map<string, KnownPerson>()
  for (const person of people.values()) {
    if (person.curp !== '' && person.isOpen) byCurp.set(person.curp, person)
  }
  for (const { wanted, known, difference, problems } of drafts) {
    const isOther = (person: KnownPerson | undefined) => person !== undefined && person !== known
    const { correo = '', curp = '' } = wanted.facts
    if (!['nueva', 'cambia', 'regresa'].includes(difference.kind)) continue
    if (isOthersMail(context, correo, known)) problems.push({ field: 'correo', what: 'mailTaken' })
    const sameCurp = byCurp.get(curp)
    if (isOther(sameCurp)) problems.push({ field: 'curp', what: 'curpTaken', of: sameCurp?.numero ?? '' })
    const owner = nicknames.get(wanted.numero.toLowerCase())
    if (!known && owner !== undefined && owner !== wanted.numero)
      problems.push({ field: 'numero', what: 'numberTaken', of: wanted.numero })
  }
}

/** @returns each person's level in the hierarchy, 0 at the top, by number without leading zeros */
function checkLeaders(drafts: readonly Draft[], context: ImportContext): Map<string, number> {
  const byNumber = new Map<string, Draft>()
  for (const draft of drafts) {
    const key = bareNumber(draft.wanted.numero)
    if (key !== '' && !byNumber.has(key)) byNumber.set(key, draft)
  }
  for (const { wanted, problems } of drafts) {
    const lider = wanted.facts.lider ?? ''
    if (lider === '') continue
    const known = findKnown(context, lider)
    const isKnownLeader = (known && !known.isCandidate) || byNumber.has(bareNumber(lider))
    if (!isKnownLeader) problems.push({ field: 'lider', what: 'unknownLeader', of: lider })
  }
  const graph = () => leadersOf(byNumber, context)
  // Repeats until no row is refused: a refused row keeps its old leader, which may close another circle.
  for (let circles = findCircles(graph()); ; circles = findCircles(graph())) {
    const marked = circles.flatMap((circle) => markCircle(circle, byNumber))
    if (marked.length === 0) break
  }
  const levels = depthsOf(graph())
  const inOrder = [...byNumber.values()].sort((a, b) => levelOf(levels, a) - levelOf(levels, b))
  for (const { wanted, problems } of inOrder) {
    const lider = wanted.facts.lider ?? ''
    const leader = byNumber.get(bareNumber(lider))
    const isMissing = leader !== undefined && !leader.known && leader.problems.length > 0
    if (isMissing) problems.push({ field: 'lider', what: 'badLeader', of: String(leader.row) })
  }
  return levels
}

const levelOf = (levels: ReadonlyMap<string, number>, { wanted }: Draft) =>
  levels.get(bareNumber(wanted.numero)) ?? 0

function leadersOf(byNumber: ReadonlyMap<string, Draft>, { people }: ImportContext): Map<string, string> {
  const leaders = new Map(
    [...people.values()].map((each) => [bareNumber(each.numero), bareNumber(each.lider)]),
  )
  for (const [number, { wanted, problems }] of byNumber) {
    const isApplied = problems.length === 0 || !leaders.has(number)
    if (isApplied && wanted.facts.lider !== undefined) leaders.set(number, bareNumber(wanted.facts.lider))
    else if (!leaders.has(number)) leaders.set(number, '')
  }
  return leaders
}

const MAX_LISTED_NUMBERS = 8

/** @returns the marked rows: rows that set a leader and had no problem before */
function markCircle(circle: readonly string[], byNumber: ReadonlyMap<string, Draft>): Draft[] {
  const own = circle.flatMap((number) => byNumber.get(number) ?? [])
  const open = own.filter(({ wanted, problems }) => wanted.facts.lider !== undefined && problems.length === 0)
  const indexOfNumber = new Map(circle.map((number, at) => [number, at]))
  for (const { wanted, problems } of open) {
    // Lists only a few numbers, from the row's own on: a whole circle of thousands in each row would exhaust
    // memory.
    const number = bareNumber(wanted.numero)
    const at = indexOfNumber.get(number) ?? 0
    const shown = Math.min(circle.length, MAX_LISTED_NUMBERS)
    const numbers = Array.from({ length: shown }, (_, step) => circle[(at + step) % circle.length] ?? '')
    const rest = shown < circle.length ? ['…'] : []
    problems.push({ field: 'lider', what: 'circle', of: [...numbers, ...rest, number].join(' → ') })
  }
  for (const each of own) if (!each.known) delete each.wanted.facts.lider
  return open
}
