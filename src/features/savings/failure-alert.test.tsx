import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Failure } from '#core/failure.ts'
import { alertTexts, useAlerts } from './failure-alert.ts'
import { es } from './texts.es.ts'

const alert = vi.hoisted(() => ({ showAlert: vi.fn(async () => undefined) }))
vi.mock('#hooks/alert.ts', () => alert)

const refused: Failure = { kind: 'rejected', code: 'ERROR', message: 'No es tu cuenta' }
const offline: Failure = { kind: 'offline' }

describe('what is said about failed requests (GRAL-18)', () => {
  it('the service speaks for itself; without words of its own, we do', () => {
    expect(alertTexts([refused, null], true, es.failure)).toEqual(['No es tu cuenta'])
    const unavailable: Failure = { kind: 'unavailable', retryAfterMs: null }
    expect(alertTexts([unavailable, unavailable], true, es.failure)).toEqual([es.failure.unavailable])
  })

  it('no network is worth an alert only where there is nothing to show', () => {
    expect(alertTexts([offline], true, es.failure)).toEqual([])
    expect(alertTexts([offline, offline], false, es.failure)).toEqual([es.failure.offline])
  })

  it('the end of the session is told by the session', () => {
    expect(alertTexts([{ kind: 'expired' }], false, es.failure)).toEqual([])
  })

  it('each message comes once a visit, however often it is tried again', () => {
    const { rerender } = renderHook(({ texts }) => useAlerts(texts), { initialProps: { texts: ['a'] } })
    rerender({ texts: [] })
    rerender({ texts: ['a', 'b'] })
    expect(alert.showAlert.mock.calls).toEqual([[{ text: 'a' }], [{ text: 'b' }]])
  })
})
