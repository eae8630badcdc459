import { afterEach, expect, test, vi } from 'vitest'
import { setSession } from '#core/session/session-state.ts'
import { markRefused, onNextSession, pageSession } from './page-session.ts'

const OPEN = {
  phase: 'open',
  profile: { user: { Id_Usuario: 1 } },
  hasToken: true,
  expiresAt: null,
  mustChangePassword: false,
} as never
const LEFT = { phase: 'signed-out', reason: 'left' } as const

afterEach(() => setSession({ phase: 'signed-out', reason: 'none' }))

test('calls the listener once at logout, before the session gets a new id', () => {
  setSession(OPEN)
  const reportedIds: string[] = []
  const before = vi.fn(() => void reportedIds.push(pageSession().id))
  onNextSession(before)
  const { id } = pageSession()
  setSession(LEFT)
  expect(before).toHaveBeenCalledTimes(1)
  expect(reportedIds).toEqual([id])
  expect(pageSession().id).not.toBe(id)
  const next = pageSession().id
  setSession(OPEN)
  expect(pageSession().id).toBe(next)
})

test('clears the flag for a refused report at logout', () => {
  onNextSession(() => {})
  setSession(OPEN)
  markRefused()
  expect(pageSession().isRefused).toBe(true)
  setSession(LEFT)
  expect(pageSession().isRefused ?? false).toBe(false)
})

test('GRAL-38: gives every session its own id; one in five sessions records what led to an error', () => {
  onNextSession(() => {})
  const chance = vi.spyOn(Math, 'random')
  const sessions = Array.from({ length: 100 }, (_, at) => {
    chance.mockReturnValue(at / 100)
    setSession(OPEN)
    setSession(LEFT)
    return pageSession()
  })
  chance.mockRestore()
  for (const { id } of sessions) expect(id).toMatch(/^[a-z0-9]{16}$/)
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(100)
  expect(sessions.filter(({ hasTrail }) => hasTrail)).toHaveLength(20)
})
