/**
 * Environment of a built server whose clock shows another time, so that its jobs meet a payday without waiting.
 */
export function movedClock(to: number): Record<string, string> {
  const { href } = new URL('moved-clock.mjs', import.meta.url)
  return { NODE_OPTIONS: `--import ${href}`, CLOCK_AHEAD_MS: String(to - Date.now()) }
}
