import { describe, expect, test } from 'vitest'
import { datesWithin } from './use-absences.ts'

describe('absences of the kardex', () => {
  test('lists the absences within the dates once each, oldest first', () => {
    const data = ['2026-11-11', '2026-11-09', '2026-11-11T00:00:00', '2026-11-16', '2026-11-01', ''].map(
      (Fecha) => ({ Fecha }),
    )
    expect(datesWithin({ status: 'OK', data }, [{ start: '2026-11-02', end: '2026-11-15' }])).toEqual([
      '2026-11-09',
      '2026-11-11',
    ])
    expect(datesWithin(null, [{ start: '2026-11-02', end: '2026-11-15' }])).toEqual([])
  })
})
