/**
 * Idle time before a kiosk asks whether the person is there, and time to answer; in seconds (product.md,
 * "Kiosk mode").
 */
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
  | { kind: 'warning'; seconds: number; total: number }
  | { kind: 'expired' }

export interface IdleClock {
  readState: () => IdleState
  /** Records a touch; ignored while the idle warning is shown, because it may come from the next person. */
  touch: () => void
  stay: () => void
}

/**
 * Measures the time since the last touch with timestamps instead of ticks, so that it is correct after the
 * tab slept. Uses the clock that shows more time: the wall clock may be set back, and the machine's clock may
 * stop during sleep.
 */
export function createIdleClock(
  times: () => IdleTimes,
  clocks: readonly (() => number)[] = [Date.now, () => performance.now()],
): IdleClock {
  const readClocks = () => clocks.map((clock) => clock())
  let since = readClocks()
  const elapsed = () => Math.max(...readClocks().map((now, index) => now - (since[index] ?? now))) / 1000
  const readState = (): IdleState => {
    const { quiet, warning } = times()
    const left = quiet + warning - elapsed()
    if (left <= 0) return { kind: 'expired' }
    return left > warning ? { kind: 'quiet' } : { kind: 'warning', seconds: Math.ceil(left), total: warning }
  }
  const stay = () => {
    since = readClocks()
  }
  return {
    readState,
    stay,
    touch: () => {
      if (readState().kind === 'quiet') stay()
    },
  }
}
