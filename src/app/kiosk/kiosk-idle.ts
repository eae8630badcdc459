/** How long a kiosk waits for a touch, and how long it then asks, in seconds (product.md, "Kiosk mode"). */
export interface IdleTimes {
  quiet: number
  warning: number
}

export const IDLE: Record<'screen' | 'form', IdleTimes> = {
  screen: { quiet: 40, warning: 20 },
  form: { quiet: 100, warning: 20 },
}

export type IdleState =
  | { kind: 'quiet' }
  /** Whole seconds until the session is closed. */
  | { kind: 'warning'; seconds: number; total: number }
  | { kind: 'over' }

export interface IdleClock {
  look: () => IdleState
  /** Records a touch; ignored while the idle warning is shown, because it may be the next person. */
  touch: () => void
  /** "Sigo aquí". */
  stay: () => void
}

/**
 * Seconds since the last touch, told by the times themselves and not by counting ticks: a tab that slept is late at
 * once. Of the two clocks the one that says more is right: the first one may be set back, the second one may stand
 * still while the machine sleeps.
 */
export function createIdleClock(
  times: () => IdleTimes,
  clocks: readonly (() => number)[] = [Date.now, () => performance.now()],
): IdleClock {
  const read = () => clocks.map((clock) => clock())
  let since = read()
  const elapsed = () => Math.max(...read().map((now, index) => now - (since[index] ?? now))) / 1000
  const look = (): IdleState => {
    const { quiet, warning } = times()
    const left = quiet + warning - elapsed()
    if (left <= 0) return { kind: 'over' }
    return left > warning ? { kind: 'quiet' } : { kind: 'warning', seconds: Math.ceil(left), total: warning }
  }
  const stay = () => {
    since = read()
  }
  return {
    look,
    stay,
    touch: () => {
      if (look().kind === 'quiet') stay()
    },
  }
}
