/** Options of a benchmark: `--quick`, `--size=3000` (less work on a shared machine), `--only=pglite`. */

const valueOf = (name: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? ''

export function sizeOf({ quick, full }: { quick: number; full: number }): number {
  const asked = Number(valueOf('size'))
  if (Number.isInteger(asked) && asked > 0) return asked
  return process.argv.includes('--quick') ? quick : full
}

const DATABASES = ['postgres', 'pglite'] as const

export function databasesToMeasure(): (typeof DATABASES)[number][] {
  const only = valueOf('only')
  const chosen = DATABASES.filter((each) => only === '' || each === only)
  if (chosen.length === 0) throw new Error(`--only must be ${DATABASES.join(' or ')}`)
  return chosen
}
