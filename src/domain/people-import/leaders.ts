/** Leader's number by person's number; '' or a missing entry means no leader. */
export type Leaders = ReadonlyMap<string, string>

/** Returns each circle of people who lead each other, once, starting with the first one found. */
export function findCircles(leaders: Leaders): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  for (const start of leaders.keys()) {
    const way = new Map<string, number>()
    let at = start
    while (at !== '' && !done.has(at) && !way.has(at)) {
      way.set(at, way.size)
      at = leaders.get(at) ?? ''
    }
    const from = way.get(at)
    if (from !== undefined) circles.push([...way.keys()].slice(from))
    for (const each of way.keys()) done.add(each)
  }
  return circles
}

/**
 * Returns each person's depth below the top. Importing by ascending depth never creates a circle, not even
 * temporarily, and every leader exists before their people.
 */
export function depthsOf(leaders: Leaders): Map<string, number> {
  const depths = new Map<string, number>()
  for (const start of leaders.keys()) {
    const way: string[] = []
    let at = start
    while (at !== '' && !depths.has(at) && !way.includes(at) && way.length < MOST_LEVELS) {
      way.push(at)
      at = leaders.get(at) ?? ''
    }
    let depth = depths.get(at) ?? -1
    for (const each of way.reverse()) depths.set(each, ++depth)
  }
  return depths
}

/** Limit above any company's number of levels; it keeps `way` short. */
const MOST_LEVELS = 1000
