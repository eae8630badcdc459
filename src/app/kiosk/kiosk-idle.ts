/**
 * Times in seconds: until a kiosk asks whether the person is still there, and until it signs the person out.
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
  /**
   * Records a touch. Ignored while the idle warning is shown, because another person may have touched the
   * screen.
   */
  touch: () => void
  stay: () => void
}

/**
 * Measures the time since the last touch with timestamps, because timers stop while the tab sleeps. Uses the
 * clock that shows more time: the wall clock may be set back, and `performance.now()` may stop during sleep.
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
