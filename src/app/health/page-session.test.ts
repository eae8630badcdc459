import { afterEach, expect, test, vi } from 'vitest'
import { setSession } from '#core/session/session-state.ts'
import { noteRefused, onNextSession, pageSession } from './page-session.ts'

const OPEN = {
  phase: 'open',
  profile: {},
  hasToken: true,
  expiresAt: null,
  mustChangePassword: false,
} as never
const LEFT = { phase: 'signed-out', reason: 'left' } as const

afterEach(() => setSession({ phase: 'signed-out', reason: 'none' }))

test('who was here before the code was ends their session, too, and the next one is another', () => {
  setSession(OPEN)
  const told: string[] = []
  const before = vi.fn(() => void told.push(pageSession().id))
  onNextSession(before)
  const { id } = pageSession()
  setSession(LEFT)
  expect(before).toHaveBeenCalledTimes(1)
  // What is told as they leave is told under the old one.
  expect(told).toEqual([id])
  expect(pageSession().id).not.toBe(id)
  const next = pageSession().id
  setSession(OPEN)
  expect(pageSession().id).toBe(next)
})

test('a report that was refused says nothing about whoever comes next: a kiosk is one tab for weeks', () => {
  onNextSession(() => {})
  setSession(OPEN)
  noteRefused()
  expect(pageSession().isRefused).toBe(true)
  setSession(LEFT)
  expect(pageSession().isRefused ?? false).toBe(false)
})
