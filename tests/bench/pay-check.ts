import { type CheckedRule, checkPay } from '#domain/pay-check/check-pay.ts'
import type { CheckedLine, PayFacts } from '#domain/pay-check/facts.ts'
import { checkedLine } from '#domain/pay-check/sources.ts'
import { type Random, randomFor } from '#server/seed/random.ts'
import { companiesPay, writerOf } from '#tests/support/pay/company-pay.ts'
import { demoPay } from '#tests/support/pay/demo-pay.ts'
import { situationsPay } from '#tests/support/pay/situations.ts'
import { type Correct, isRegular, type Plant, plants, unproven } from '#tests/support/pay/planted-errors.ts'

/** Percent of planted errors that must be found, and of correct payslips that may show a difference. */
export const FOUND_PERCENT = 95
export const FALSE_PERCENT = 1
/** Share of correct payslips of any single situation that may have a difference, in percent. */
export const FALSE_IN_SITUATION_PERCENT = 5
/** Maximum 99th percentile of one check in ms, which is one second on a phone that is twenty times slower. */
export const LONGEST_MS = 50

const SEED = 'pay check 3'

interface SituationScore {
  correct: number
  wrong: number
}

interface ClassScore {
  planted: number
  found: number
}

export interface CheckScore {
  planted: number
  found: number
  foundPercent: number
  missed: readonly string[]
  classes: ReadonlyMap<string, ClassScore>
  /** Changes that no fact proves. `calledRight`: those whose rule does not answer 'unknown'. */
  unproven: { planted: number; calledRight: readonly string[] }
  correct: number
  wrong: readonly string[]
  falsePercent: number
  situations: ReadonlyMap<string, SituationScore>
  /** Percentage of regular payslips (demo and companies' years) with at least two correct rules. */
  rightPercent: number
  /** 99th percentile of one check, ms. */
  ms: number
}

const USUAL = 'year of a company'

function correctPay(peoplePerStyle: number): Correct[] {
  const ofStyle = (style: string, situation: string, facts: PayFacts): Correct => ({
    source: style,
    situation,
    facts,
    write: writerOf(style),
  })
  return [
    ...demoPay().map((facts) => ({ source: 'demo', situation: 'demo', facts, write: writeUntyped })),
    ...companiesPay(peoplePerStyle).map(({ style, facts }) => ofStyle(style, USUAL, facts)),
    ...situationsPay(peoplePerStyle).map(({ style, situation, facts }) => ofStyle(style, situation, facts)),
  ]
}

export function worstSituation({ situations }: Pick<CheckScore, 'situations'>): {
  name: string
  percent: number
} {
  return [...situations]
    .map(([name, { correct, wrong }]) => ({ name, percent: (100 * wrong) / correct }))
    .reduce((worst, one) => (one.percent > worst.percent ? one : worst), { name: 'none', percent: 0 })
}

const isDifference = ({ state }: CheckedRule) => state === 'difference'
const isUsual = ({ situation }: Correct) => situation === USUAL || situation === 'demo'

export function scorePayCheck(errors: number, peoplePerStyle: number): CheckScore {
  const correct = correctPay(peoplePerStyle)
  const times: number[] = []
  const results = correct.map((one) => {
    const began = performance.now()
    const rules = checkPay(one.facts)
    times.push(performance.now() - began)
    return { one, rules }
  })
  const situations = new Map<string, SituationScore>()
  const wrong: string[] = []
  for (const { one, rules } of results) {
    const score = situations.get(one.situation) ?? { correct: 0, wrong: 0 }
    const differences = rules.filter(isDifference)
    const isWrong = differences.length > 0
    situations.set(one.situation, { correct: score.correct + 1, wrong: score.wrong + (isWrong ? 1 : 0) })
    if (isWrong) {
      const { start, end } = one.facts.payslip
      wrong.push(`${one.situation}, ${one.source} ${start} ${end}: ${JSON.stringify(differences)}`)
    }
  }
  const regular = results.filter(({ one }) => isUsual(one) && isRegular(one.facts))
  const right = regular.filter(({ rules }) => rules.filter(({ state }) => state === 'ok').length > 1)
  const { planted, missed, classes } = plantErrors(correct.filter(isUsual), errors)
  const open = plantUnproven(correct.filter(isUsual), errors / 4)
  return {
    planted,
    found: planted - missed.length,
    foundPercent: (100 * (planted - missed.length)) / planted,
    missed,
    classes,
    unproven: open,
    correct: correct.length,
    wrong,
    falsePercent: (100 * wrong.length) / correct.length,
    situations,
    rightPercent: (100 * right.length) / regular.length,
    ms: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0,
  }
}

/** Names of the lines that the demo's payroll writes for a planted error. */
const demoNames: Partial<
  Record<Parameters<Correct['write']>[0], Pick<CheckedLine, 'side'> & { name: string }>
> = {
  absence: { side: 'deduction', name: 'FALTAS' },
  restDay: { side: 'perception', name: 'DESCANSO LABORADO' },
  sunday: { side: 'perception', name: 'PRIMA DOMINICAL' },
  fonacot: { side: 'deduction', name: 'CREDITO FONACOT' },
}

function writeUntyped(meaning: Parameters<Correct['write']>[0], amount: number): CheckedLine {
  const { side, name } = demoNames[meaning] ?? { side: 'deduction' as const, name: meaning }
  return checkedLine({ side, description: name, amount })
}

interface Pool {
  name: string
  all: readonly Correct[]
}

function poolsOf(correct: readonly Correct[]): Pool[] {
  const isDemo = ({ source }: Correct) => source === 'demo'
  return [
    { name: 'demo', all: correct.filter(isDemo) },
    { name: 'companies', all: correct.filter((one) => !isDemo(one)) },
  ]
}

function kindsOf<Rule>(
  classes: Readonly<Record<string, { rule: Rule; plant: Plant }>>,
  pools: readonly Pool[],
) {
  return Object.entries(classes).flatMap(([error, { rule, plant }]) =>
    pools.map(({ name, all }) => ({ title: `${error}, ${name}`, rule, plant, all })),
  )
}

function plantUnproven(correct: readonly Correct[], changes: number): CheckScore['unproven'] {
  const random = randomFor(`${SEED} unproven`)
  const kinds = kindsOf(unproven, poolsOf(correct))
  const calledRight: string[] = []
  let planted = 0
  for (let turn = 0; turn < changes; turn++) {
    const kind = kinds[turn % kinds.length]
    const place = kind && plantIn(kind.all, kind.plant, random)
    if (!kind || !place) continue
    planted++
    const result = checkPay(place.wrong).find(({ rule }) => rule === kind.rule)
    if (result?.state !== 'unknown') {
      calledRight.push(`${kind.title}, ${place.source} ${place.wrong.payslip.end}: ${result?.state}`)
    }
  }
  return { planted, calledRight }
}

/** Leaves out a class that a pool cannot have. */
function plantErrors(
  correct: readonly Correct[],
  errors: number,
): Pick<CheckScore, 'missed' | 'classes'> & { planted: number } {
  const random = randomFor(SEED)
  const pools = poolsOf(correct)
  const kinds = kindsOf(plants, pools)
  const classes = new Map<string, ClassScore>()
  const missed: string[] = []
  let planted = 0
  for (let turn = 0; planted < errors; turn++) {
    const kind = kinds[turn % kinds.length]
    const place = kind && plantIn(kind.all, kind.plant, random)
    if (!kind || !place) continue
    planted++
    const { source, wrong, before } = place
    const checked = checkPay(wrong)
    const wasDifferent = new Set(
      checkPay(before)
        .filter(isDifference)
        .map(({ rule }) => rule),
    )
    const isFound = checked.some(
      (one) =>
        isDifference(one) && (kind.rule === null ? !wasDifferent.has(one.rule) : one.rule === kind.rule),
    )
    const score = classes.get(kind.title) ?? { planted: 0, found: 0 }
    classes.set(kind.title, { planted: score.planted + 1, found: score.found + (isFound ? 1 : 0) })
    if (isFound) continue
    const states = checked
      .filter(({ rule }) => kind.rule === null || rule === kind.rule)
      .map((one) => `${one.rule} ${one.state === 'unknown' ? one.missing : one.state}`)
    missed.push(`${kind.title}, ${source} ${wrong.payslip.end}: ${states.join(', ') || 'no rule'}`)
  }
  return { planted, missed, classes }
}

/** Returns null after 400 payslips in which the error was impossible. */
function plantIn(
  pool: readonly Correct[],
  plant: Plant,
  random: Random,
): { source: string; before: PayFacts; wrong: PayFacts } | null {
  for (let attempt = 0; attempt < 400; attempt++) {
    const one = pool[random.whole(0, pool.length - 1)]
    const wrong = one && plant(one, random)
    if (one && wrong) return { source: one.source, before: one.facts, wrong }
  }
  return null
}
