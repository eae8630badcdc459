import { createKnownCounts } from './known-counts.ts'
import { shownGroups } from './shown-groups.ts'

/** People asked by a published poll: everybody under '', and each department with separate counts. */
export type AskedGroups = ReadonlyMap<string, ReadonlySet<number>>

interface Receiver {
  employeeId: number
  /** Department whose counts include the person; '' for none. */
  departmentId: string
}

/**
 * Returns the people whose answers the counts of a poll may contain. A deleted employee leaves the list of receivers,
 * but not the counts, so each missing person gets a negative id.
 * @param sizes people of each group as counted; '' for everybody
 * @param missingId returns a negative id that no other person has
 */
export function groupsAsked(
  receivers: readonly Receiver[],
  sizes: ReadonlyMap<string, number>,
  missingId: () => number,
): AskedGroups {
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
 * Returns whether the counts of a poll, together with those of other polls, reveal nothing about one to four people.
 * Leaves out the departments that the results hide because the rest of the poll would be too small.
 */
export function revealsNobody(
  groups: AskedGroups,
  others: readonly (readonly ReadonlySet<number>[])[],
): boolean {
  const everybody = groups.get('') ?? new Set<number>()
  const departments = [...groups]
    .filter(([department]) => department !== '')
    .map(([, people]) => ({ id: people, size: people.size, votes: [] }))
  const rest = departments.reduce((left, { size }) => left - size, everybody.size)
  const own = [everybody, ...shownGroups(departments, { size: rest, votes: [] })]
  const counts = createKnownCounts(others, own)
  return own.every((group) => counts.addSafely(group))
}

/**
 * Returns the polls whose newcomers can join at the same time. A poll drops out when its newcomers, compared with the
 * polls beside it, would reveal a few people; then the polls that joined together with it are compared again.
 * @param joining people asked by each poll once its newcomers are added
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
