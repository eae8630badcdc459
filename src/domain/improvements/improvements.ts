import { MAX_BENEFIT, MAX_IDEA, MAX_PLACE } from './limits.ts'

/** Improvement ideas, from registration to their result (spec 001 §2, §6; ROUTE-35 … 37). */

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

const moves: Readonly<Record<ImprovementState, readonly ImprovementState[]>> = {
  [registered]: [review, refused],
  [review]: [assigned, refused],
  [assigned]: [assigned, underWay, refused],
  [underWay]: [done, refused],
  [done]: [],
  [refused]: [],
}

export const ALL_STATES = Object.values(improvementStates)

export const stateLine: readonly ImprovementState[] = [registered, review, assigned, underWay, done]

export function nextStates(state: ImprovementState): readonly ImprovementState[] {
  return moves[state]
}

export function isFinalState(state: ImprovementState): boolean {
  return moves[state].length === 0
}

export interface Move {
  to: ImprovementState
  /** Engineer who becomes responsible; '' to keep the responsible engineer. */
  engineer: string
  reply: string
}

export type MoveProblem = 'move' | 'engineer' | 'reason'

/** Returns why a move is not allowed, or null. A refusal needs a reason; an assignment needs an engineer. */
export function moveProblem(from: ImprovementState, { to, engineer, reply }: Move): MoveProblem | null {
  if (!moves[from].includes(to)) return 'move'
  if (to === assigned && engineer === '') return 'engineer'
  return to === refused && reply.trim() === '' ? 'reason' : null
}

export interface Idea {
  what: string
  where: string
  benefit: string
}

export type IdeaProblem = { field: keyof Idea; kind: 'missing' | 'long' }

const limits = { what: MAX_IDEA, where: MAX_PLACE, benefit: MAX_BENEFIT } as const

export function ideaProblems(idea: Idea): IdeaProblem[] {
  return (['what', 'where', 'benefit'] as const).flatMap((field): IdeaProblem[] => {
    const text = idea[field].trim()
    if (text === '') return [{ field, kind: 'missing' }]
    return Array.from(text).length > limits[field] ? [{ field, kind: 'long' }] : []
  })
}
