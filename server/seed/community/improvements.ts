import { sql } from 'drizzle-orm'
import {
  type ImprovementState,
  improvementStates,
  isFinalState,
  stateLine,
} from '#domain/improvements/improvements.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { improvementIdeas as ideas } from './improvement-words.es.ts'

const DAY_MS = 86_400_000
const ENGINEER = '100201'
/** First folio. The last one is then 33, as in the engineer's notification. */
const FIRST_FOLIO = 22

const { registered, review, assigned, underWay, done, refused } = improvementStates

interface Plan {
  number: string
  idea: keyof typeof ideas
  age: number
  state: ImprovementState
}

/** Ideas, oldest first. 100101 has a finished one, one in progress and a new one. */
const plans: readonly Plan[] = [
  { number: '100212', idea: 'mirror', age: 96, state: done },
  { number: '100101', idea: 'labels', age: 81, state: done },
  { number: '100216', idea: 'fan', age: 70, state: done },
  { number: '100102', idea: 'queue', age: 52, state: refused },
  { number: '100101', idea: 'cart', age: 33, state: underWay },
  { number: '100214', idea: 'light', age: 28, state: underWay },
  { number: '100103', idea: 'tools', age: 19, state: assigned },
  { number: '100212', idea: 'gloves', age: 12, state: review },
  { number: '100216', idea: 'water', age: 9, state: review },
  { number: '100104', idea: 'scrap', age: 6, state: registered },
  { number: '100101', idea: 'sheets', age: 3, state: registered },
  { number: '100102', idea: 'steps', age: 1, state: registered },
]

export async function insertImprovements(tx: Tx, ids: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const engineerId = ids.get(ENGINEER) ?? null
  for (const [at, plan] of plans.entries()) {
    const employeeId = ids.get(plan.number)
    if (employeeId === undefined) throw new Error(`the demo has no employee ${plan.number}`)
    const { reply, ...words } = ideas[plan.idea]
    const path = pathTo(plan.state)
    const momentOf = (step: number) =>
      new Date(now.getTime() - Math.round(plan.age * (1 - step / (path.length + 1)) * DAY_MS))
    const id = FIRST_FOLIO + at
    await tx.insert(tables.improvements).values({
      id,
      employeeId,
      ...words,
      state: plan.state,
      engineerId: path.includes(assigned) ? engineerId : null,
      registeredAt: momentOf(0),
      endedAt: isFinalState(plan.state) ? momentOf(path.length - 1) : null,
    })
    await tx.insert(tables.improvementSteps).values(
      path.map((state, step) => ({
        improvementId: id,
        state,
        comment: step === path.length - 1 ? reply : '',
        at: momentOf(step),
      })),
    )
  }
  const sequence = sql`pg_get_serial_sequence('improvements', 'id')`
  await tx.execute(sql`select setval(${sequence}, ${FIRST_FOLIO + plans.length - 1})`)
}

function pathTo(state: ImprovementState): ImprovementState[] {
  return state === refused ? [registered, review, refused] : stateLine.slice(0, stateLine.indexOf(state) + 1)
}
