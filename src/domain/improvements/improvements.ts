import { MAX_BENEFIT, MAX_IDEA, MAX_PLACE } from './limits.ts'

/** Ideas of how something could be better, from the one who has it to what became of it (spec 001 §2, §6; ROUTE-35 … 37). */

/** In the order in which an idea passes them; the last one ends it from anywhere. */
export const improvementStates = {
  registered: 1,
  review: 2,
  assigned: 3,
  underWay: 4,
  done: 5,
  refused: 6,
} as const
export type ImprovementState = (typeof improvementStates)[keyof typeof improvementStates]

const { registered, review, assigned, underWay, done, refused } = improvementStates

/** The statechart: from where to where. Nothing leads out of the two last ones. */
const moves: Readonly<Record<ImprovementState, readonly ImprovementState[]>> = {
  [registered]: [review, refused],
  [review]: [assigned, refused],
  // To another engineer, too.
  [assigned]: [assigned, underWay, refused],
  [underWay]: [done, refused],
  [done]: [],
  [refused]: [],
}

export const ALL_STATES = Object.values(improvementStates)

/** The line that an idea goes along when nothing ends it. */
export const stateLine: readonly ImprovementState[] = [registered, review, assigned, underWay, done]

export function nextStates(state: ImprovementState): readonly ImprovementState[] {
  return moves[state]
}

export function isOver(state: ImprovementState): boolean {
  return moves[state].length === 0
}

export interface Move {
  to: ImprovementState
  /** Of the engineer who takes it on; '' where nobody new does. */
  engineer: string
  /** What its author is told. */
  reply: string
}

export type MoveProblem = 'move' | 'engineer' | 'reason'

/** null: it may be done. Whoever hears no hears why; whoever is assigned has a name. */
export function moveProblem(from: ImprovementState, { to, engineer, reply }: Move): MoveProblem | null {
  if (!moves[from].includes(to)) return 'move'
  if (to === assigned && engineer === '') return 'engineer'
  return to === refused && reply.trim() === '' ? 'reason' : null
}

/** A typed idea. */
export interface Idea {
  what: string
  where: string
  benefit: string
}

export type IdeaProblem = { field: keyof Idea; kind: 'missing' | 'long' }

const limits = { what: MAX_IDEA, where: MAX_PLACE, benefit: MAX_BENEFIT } as const

/** In the order of the form; all three are asked for. */
export function ideaProblems(idea: Idea): IdeaProblem[] {
  return (['what', 'where', 'benefit'] as const).flatMap((field): IdeaProblem[] => {
    const text = idea[field].trim()
    if (text === '') return [{ field, kind: 'missing' }]
    return Array.from(text).length > limits[field] ? [{ field, kind: 'long' }] : []
  })
}
