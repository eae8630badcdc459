import { describe, expect, test } from 'vitest'
import { createIdleClock, IDLE, type IdleTimes } from './kiosk-idle.ts'

/** Idle clock with two independent test clocks: the wall clock and the clock of the machine. */
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
  test('40 s of quiet, 20 s of warning, then over', () => {
    const { idle, pass } = setUp()
    pass(39.9)
    expect(idle.look()).toEqual({ kind: 'quiet' })
    pass(0.1)
    expect(idle.look()).toEqual({ kind: 'warning', seconds: 20, total: 20 })
    pass(6.2)
    expect(idle.look()).toEqual({ kind: 'warning', seconds: 14, total: 20 })
    pass(13.7)
    expect(idle.look()).toEqual({ kind: 'warning', seconds: 1, total: 20 })
    pass(0.1)
    expect(idle.look()).toEqual({ kind: 'over' })
  })

  test('a form waits 100 s, also when it is opened half-way', () => {
    let times = IDLE.screen
    const { idle, pass } = setUp(() => times)
    pass(50)
    times = IDLE.form
    expect(idle.look().kind).toBe('quiet')
    pass(50)
    expect(idle.look()).toEqual({ kind: 'warning', seconds: 20, total: 20 })
  })

  test('a touch begins the time anew, but not once the band asks', () => {
    const { idle, pass } = setUp()
    pass(39)
    idle.touch()
    pass(39)
    expect(idle.look().kind).toBe('quiet')
    pass(2)
    idle.touch()
    expect(idle.look()).toMatchObject({ kind: 'warning', seconds: 19 })
    idle.stay()
    expect(idle.look().kind).toBe('quiet')
  })

  test('a machine that slept is over at once; a clock set back saves nobody', () => {
    const slept = setUp()
    slept.moveWall(3600)
    expect(slept.idle.look()).toEqual({ kind: 'over' })
    const back = setUp()
    back.moveWall(-3600)
    back.pass(60)
    expect(back.idle.look()).toEqual({ kind: 'over' })
  })
})
