/**
 * Environment of a built server that lives at another time: a payday comes without anybody waiting for it, and the jobs
 * find it as they would.
 */
export function movedClock(to: number): Record<string, string> {
  const { href } = new URL('moved-clock.mjs', import.meta.url)
  return { NODE_OPTIONS: `--import ${href}`, CLOCK_AHEAD_MS: String(to - Date.now()) }
}
