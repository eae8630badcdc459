import { describe, expect, test } from 'vitest'
import { createIdleClock, IDLE, type IdleTimes } from './kiosk-idle.ts'

function setUp(times: () => IdleTimes = () => IDLE.screen) {
  let wall = 1_000_000
  let machine = 50
  const idle = createIdleClock(times, [() => wall, () => machine])
  const pass = (seconds: number) => {
    wall += seconds * 1000
    machine += seconds * 1000
  }
  return { idle, pass, moveWall: (seconds: number) => (wall += seconds * 1000) }
}

describe('idle time of a kiosk', () => {
  test('warns after 40 s without a touch and ends 20 s later', () => {
    const { idle, pass } = setUp()
    pass(39.9)
    expect(idle.readState()).toEqual({ kind: 'quiet' })
    pass(0.1)
    expect(idle.readState()).toEqual({ kind: 'warning', seconds: 20, total: 20 })
    pass(6.2)
    expect(idle.readState()).toEqual({ kind: 'warning', seconds: 14, total: 20 })
    pass(13.7)
    expect(idle.readState()).toEqual({ kind: 'warning', seconds: 1, total: 20 })
    pass(0.1)
    expect(idle.readState()).toEqual({ kind: 'expired' })
  })

  test('warns 100 s after the last touch on a form, even if the form opened after that touch', () => {
    let times = IDLE.screen
    const { idle, pass } = setUp(() => times)
    pass(50)
    times = IDLE.form
    expect(idle.readState().kind).toBe('quiet')
    pass(50)
    expect(idle.readState()).toEqual({ kind: 'warning', seconds: 20, total: 20 })
  })

  test('restarts the time at a touch, but during the warning only when the person chooses to stay', () => {
    const { idle, pass } = setUp()
    pass(39)
    idle.touch()
    pass(39)
    expect(idle.readState().kind).toBe('quiet')
    pass(2)
    idle.touch()
    expect(idle.readState()).toMatchObject({ kind: 'warning', seconds: 19 })
    idle.stay()
    expect(idle.readState().kind).toBe('quiet')
  })

  test('ends at once after the machine has slept, and on time when the clock is set back', () => {
    const slept = setUp()
    slept.moveWall(3600)
    expect(slept.idle.readState()).toEqual({ kind: 'expired' })
    const back = setUp()
    back.moveWall(-3600)
    back.pass(60)
    expect(back.idle.readState()).toEqual({ kind: 'expired' })
  })
})
