/** Built file with its static imports: a node of the import graph. */
interface Asking {
  file: string
  imports: readonly string[]
}

/**
 * Finds import cycles between built files. In a cycle one file runs before another that it imports,
 * and throws if it uses that file at once. The error appears only for some entries: for example by
 * a screen's own address, but not when opened from Inicio. Sources without a cycle can form one
 * when they are distributed over files (plan-chunks.ts).
 * @returns the shortest cycle of each file that is in no earlier cycle, without repeating its first
 * file
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
    `Built files import one another in a cycle (scripts/vite/rings.ts), so a screen may not open from its own address:\n` +
      `${lines.join('\n')}\nMove the code that both need into its own file, or into the file with fewer imports.`,
  )
}
