interface BuiltFile {
  file: string
  imports: readonly string[]
}

/**
 * Finds import cycles between built files. In a cycle one file runs before a file that it imports, and throws
 * if it uses that file immediately. The error appears only for some entries, such as the address of a screen.
 * Sources without a cycle can form a cycle when they are distributed over files (plan-chunks.ts).
 * @returns the shortest cycle of each file that is in no earlier cycle, without repeating its first file
 */
export function findImportCycles(files: readonly BuiltFile[]): string[][] {
  const importsOf = new Map(files.map(({ file, imports }) => [file, imports]))
  const cycles: string[][] = []
  const inCycles = new Set<string>()
  for (const { file } of files) {
    if (inCycles.has(file)) continue
    const cycle = findShortestCycle(file, importsOf)
    if (!cycle) continue
    cycles.push(cycle)
    for (const each of cycle) inCycles.add(each)
  }
  return cycles
}

function findShortestCycle(
  start: string,
  importsOf: ReadonlyMap<string, readonly string[]>,
): string[] | null {
  const paths: string[][] = [[start]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const next of importsOf.get(path.at(-1) ?? start) ?? []) {
      if (next === start) return path
      if (seen.has(next)) continue
      seen.add(next)
      paths.push([...path, next])
    }
  }
  return null
}

/** @throws Error for any import cycle between built files */
export function rejectImportCycles(files: readonly BuiltFile[]): void {
  const cycles = findImportCycles(files)
  if (cycles.length === 0) return
  const lines = cycles.map((cycle) => [...cycle, cycle[0]].join(' → '))
  throw new Error(
    `Built files import one another in a cycle (scripts/vite/import-cycles.ts), so a screen may not open from its own address:\n` +
      `${lines.join('\n')}\nMove the code that both need into its own file, or into the file with fewer imports.`,
  )
}
