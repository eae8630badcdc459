/** A built file for the search of import cycles: its name and its static imports. */
interface Asking {
  file: string
  imports: readonly string[]
}

/**
 * Finds import cycles between built files. In a cycle one file runs before another that it needs, and throws if
 * it uses it at once. That shows only for one entry of the cycle: for example on a screen opened from Inicio,
 * but not by its own address. Sources need no cycle for that; their distribution over files can cause it
 * (chunks.ts).
 * @returns each cycle once, the shortest of a file, without repeating the first file
 */
export function ringsOf(files: readonly Asking[]): string[][] {
  const importsOf = new Map(files.map(({ file, imports }) => [file, imports]))
  const rings: string[][] = []
  const told = new Set<string>()
  for (const { file } of files) {
    if (told.has(file)) continue
    const ring = shortestFrom(file, importsOf)
    if (!ring) continue
    rings.push(ring)
    for (const each of ring) told.add(each)
  }
  return rings
}

/** Returns the shortest import path from a file back to itself. */
function shortestFrom(start: string, importsOf: ReadonlyMap<string, readonly string[]>): string[] | null {
  const ways: string[][] = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of importsOf.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return way
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}

/** @throws for any import cycle between built files */
export function refuseRings(files: readonly Asking[]): void {
  const rings = ringsOf(files)
  if (rings.length === 0) return
  const lines = rings.map((ring) => [...ring, ring[0]].join(' → '))
  throw new Error(
    `Built files ask for one another in a ring (scripts/vite/rings.ts), so a screen may not open from its own address:\n` +
      `${lines.join('\n')}\nWhat both need belongs into a file of its own, or into the one that asks for less.`,
  )
}
