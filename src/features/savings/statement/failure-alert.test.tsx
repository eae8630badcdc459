import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import type { Failure } from '#core/transport/failure.ts'
import { closeAlert, useAlert } from '#hooks/operations/alert.ts'
import { alertTexts, useAlerts } from './failure-alert.ts'
import { es } from '../texts.es.ts'

const refused: Failure = { kind: 'rejected', code: 'ERROR', message: 'No es tu cuenta' }
const offline: Failure = { kind: 'offline' }

describe('alerts about failed requests (GRAL-18)', () => {
  it('shows the service’s message, or the app’s own text when there is none', () => {
    expect(alertTexts([refused, null], es.failure)).toEqual(['No es tu cuenta'])
    const unavailable: Failure = { kind: 'unavailable', retryAfterMs: null }
    expect(alertTexts([unavailable, unavailable], es.failure)).toEqual([es.failure.unavailable])
  })

  it('shows no alert about a missing network, which the screen itself shows', () => {
    expect(alertTexts([offline, offline], es.failure)).toEqual([])
  })

  it('shows no alert for an expired session', () => {
    expect(alertTexts([{ kind: 'expired' }], es.failure)).toEqual([])
  })

  it('shows each message once per visit, also after retries', () => {
    const shown = renderHook(() => useAlert())
    const said: string[] = []
    const closeAll = () => {
      for (let alert = shown.result.current; alert; alert = shown.result.current) {
        const { id, text } = alert
        said.push(text)
        act(() => closeAlert(id))
      }
    }
    const { rerender } = renderHook(({ texts }) => useAlerts(texts), { initialProps: { texts: ['a'] } })
    closeAll()
    rerender({ texts: [] })
    rerender({ texts: ['a', 'b'] })
    closeAll()
    expect(said).toEqual(['a', 'b'])
  })
})
