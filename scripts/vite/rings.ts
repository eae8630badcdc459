/** A built file, as far as a ring shows in it: its name, and the files it can't run without. */
interface Asking {
  file: string
  imports: readonly string[]
}

/**
 * Files that ask for one another in a ring. One of them is run before another that it needs: what a file does as soon as
 * it is read, with what is not there yet, throws, and only where that ring is entered by this door: a screen that opens
 * from Inicio and not from its own address. No module of the sources need be in a ring for that; what went into which
 * file is enough (chunks.ts).
 * @returns each ring once, the shortest that a file is in, the first file not said again
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

/** The shortest way from a file over what it imports back to itself. */
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

/** @throws when built files ask for one another in a ring; there is none that is let through. */
export function refuseRings(files: readonly Asking[]): void {
  const rings = ringsOf(files)
  if (rings.length === 0) return
  const lines = rings.map((ring) => [...ring, ring[0]].join(' → '))
  throw new Error(
    `Built files ask for one another in a ring (scripts/vite/rings.ts), so a screen may not open from its own address:\n` +
      `${lines.join('\n')}\nWhat both need belongs into a file of its own, or into the one that asks for less.`,
  )
}
