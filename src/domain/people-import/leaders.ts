/** Who leads whom, by number; nobody for whom it is '' or who is not in it. */
export type Leaders = ReadonlyMap<string, string>

/** Each circle of people who lead each other, once, from the one that was met first. */
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
 * How far somebody is from the top. Whoever is imported after all above them never stands in a circle, not for a moment,
 * and finds their leader there.
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

/** No company has so many levels; `way` stays short. */
const MOST_LEVELS = 1000
