/** Leader's number by person's number; '' or a missing entry means no leader. */
export type Leaders = ReadonlyMap<string, string>

export function findCircles(leaders: Leaders): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  for (const start of leaders.keys()) {
    const path = new Map<string, number>()
    let at = start
    while (at !== '' && !done.has(at) && !path.has(at)) {
      path.set(at, path.size)
      at = leaders.get(at) ?? ''
    }
    const from = path.get(at)
    if (from !== undefined) circles.push([...path.keys()].slice(from))
    for (const each of path.keys()) done.add(each)
  }
  return circles
}

/**
 * Returns each person's level in the hierarchy: 0 without a leader. An import by ascending level creates every
 * leader before their people, and never creates a circle.
 */
export function depthsOf(leaders: Leaders): Map<string, number> {
  const depths = new Map<string, number>()
  for (const start of leaders.keys()) {
    const path: string[] = []
    let at = start
    while (at !== '' && !depths.has(at) && !path.includes(at) && path.length < MOST_LEVELS) {
      path.push(at)
      at = leaders.get(at) ?? ''
    }
    let depth = depths.get(at) ?? -1
    for (const each of path.reverse()) depths.set(each, ++depth)
  }
  return depths
}

/** Limit above any company's number of levels; it keeps `path` short. */
const MOST_LEVELS = 1000
