/** Rules for evaluators (BR-39, EVAL-05 … 10, DICT-05 … 12). Numbers are employee numbers. */

/** Maximum peers, and maximum clients (EVAL-08, 09). */
export const MOST_EVALUATORS = 3
/** Maximum length of fortaleza and of oportunidad (EVAL-24, 25). */
export const COMMENT_LENGTH = 1500
/** Maximum length of the reason for a removal or an extension (G-33). */
export const REASON_LENGTH = 250
/** Maximum length of a project's name: fewer than 100 characters (DICT-05). */
export const PROJECT_LENGTH = 99

/** Keeps the first three people. With three chosen people, the picker accepts no more (K-26). */
export function firstThree<Item>(chosen: readonly Item[]): {
  chosen: Item[]
  isTooMany: boolean
  isFull: boolean
} {
  return {
    chosen: chosen.slice(0, MOST_EVALUATORS),
    isTooMany: chosen.length > MOST_EVALUATORS,
    isFull: chosen.length >= MOST_EVALUATORS,
  }
}

interface Relations {
  evaluee: string
  /** Boss's number; '' without one. */
  boss: string
  subordinates: readonly string[]
}

export type ClientRefusal = 'pair' | 'boss' | 'subordinate' | 'oneself' | 'chosen'

/** Returns why a person can't be a client (DICT-08 … 12), or null. */
export function findClientRefusal(
  client: string,
  relations: Relations,
  peers: readonly string[],
  clients: readonly string[],
): ClientRefusal | null {
  if (client === relations.evaluee) return 'oneself'
  if (client === relations.boss) return 'boss'
  if (relations.subordinates.includes(client)) return 'subordinate'
  if (peers.includes(client)) return 'pair'
  return clients.includes(client) ? 'chosen' : null
}

export type FamilyRefusal = 'few' | 'noLeader' | 'manyLeaders'

/** Requires at least two family members and exactly one leader among them (DICT-06, 07). */
export function findFamilyRefusal(members: readonly { isLeader: boolean }[]): FamilyRefusal | null {
  if (members.length < 2) return 'few'
  const leaders = members.filter(({ isLeader }) => isLeader).length
  if (leaders === 0) return 'noLeader'
  return leaders > 1 ? 'manyLeaders' : null
}
