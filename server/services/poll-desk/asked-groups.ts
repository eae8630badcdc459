import { createKnownCounts } from './known-counts.ts'
import { shownGroups } from './shown-groups.ts'

/** People asked by a published poll: everybody under '', and each department with separate counts. */
export type AskedGroups = ReadonlyMap<string, ReadonlySet<number>>

export interface Receiver {
  employeeId: number
  /** Department whose counts include the person; '' for none. */
  departmentId: string
}

/**
 * Returns the people whose answers the counts of a poll may contain. A deleted employee is missing in the
 * receivers but not in the counts. Each missing person gets a negative id: -1, -2 and so on in every poll.
 * @param sizes people of each group as counted; '' for everybody
 */
export function groupsAsked(receivers: readonly Receiver[], sizes: ReadonlyMap<string, number>): AskedGroups {
  let missing = 0
  const missingId = () => {
    missing -= 1
    return missing
  }
  const everybody = new Set(receivers.map(({ employeeId }) => employeeId))
  const groups = new Map([['', everybody]])
  for (const [department, people] of sizes) {
    if (department === '') continue
    const own = receivers.filter(({ departmentId }) => departmentId === department)
    const ids = new Set(own.map(({ employeeId }) => employeeId))
    while (ids.size < people) ids.add(missingId())
    for (const id of ids) everybody.add(id)
    groups.set(department, ids)
  }
  while (everybody.size < (sizes.get('') ?? 0)) everybody.add(missingId())
  return groups
}

export function withNewcomers(groups: AskedGroups, newcomers: readonly Receiver[]): AskedGroups {
  return new Map(
    [...groups].map(([department, people]) => {
      const own = newcomers.filter(({ departmentId }) => department === '' || departmentId === department)
      return [department, new Set([...people, ...own.map(({ employeeId }) => employeeId)])]
    }),
  )
}

/**
 * Returns everybody, and the departments that results show. The rest of the poll must not be one to four
 * people.
 */
export function groupsShown(groups: AskedGroups): ReadonlySet<number>[] {
  const everybody = groups.get('') ?? new Set<number>()
  const departments = [...groups]
    .filter(([department]) => department !== '')
    .map(([, people]) => ({ id: people, size: people.size, votes: [] }))
  const rest = departments.reduce((left, { size }) => left - size, everybody.size)
  return [everybody, ...shownGroups(departments, { size: rest, votes: [] })]
}

/**
 * Returns whether a poll's counts, together with other polls' counts, reveal nothing about one to four
 * people. Ignores departments that the results hide.
 */
export function revealsNobody(
  groups: AskedGroups,
  others: readonly (readonly ReadonlySet<number>[])[],
): boolean {
  const own = groupsShown(groups)
  const counts = createKnownCounts(others, own)
  return own.every((group) => counts.addSafely(group))
}

/**
 * Returns the polls whose newcomers can join at the same time. A poll is dropped if its newcomers, compared
 * with the polls beside it, would reveal a few people. After a drop, the remaining polls are compared again.
 * @param joining people asked by each poll after its newcomers are added
 * @param asked people asked now
 * @param beside ids of the polls to compare each poll with
 */
export function pollsToJoin(
  joining: ReadonlyMap<number, AskedGroups>,
  asked: ReadonlyMap<number, AskedGroups>,
  beside: (poll: number) => readonly number[],
): Set<number> {
  let left = new Set(joining.keys())
  for (;;) {
    const groupsOf = (poll: number) => [...((left.has(poll) ? joining : asked).get(poll)?.values() ?? [])]
    const safe = new Set(
      [...left].filter((poll) => revealsNobody(joining.get(poll) ?? new Map(), beside(poll).map(groupsOf))),
    )
    if (safe.size === left.size) return safe
    left = safe
  }
}
