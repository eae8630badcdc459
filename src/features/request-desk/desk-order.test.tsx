import { expect, test } from 'vitest'
import type { DeskRequest } from '#contract/requests/request-desk.ts'
import { ageOf } from './kinds.ts'
import { lastingText } from './summary.tsx'
import { es } from './texts.es.ts'
import { nextRequest } from './use-requests.ts'

const request = (id: number, abierta = true) => ({ id, abierta }) as DeskRequest

test('shows a median in hours or days, depending on its length', () => {
  const { summary } = es
  expect([0.4, 1, 20.5, 47, 60].map((hours) => lastingText(hours, summary))).toEqual([
    'Menos de 1 hora',
    '1 hora',
    '21 horas',
    '47 horas',
    '2.5 días',
  ])
})

test('picks the next open request and wraps around at the end of the list', () => {
  const rows = [request(9), request(3), request(1, false), request(2)]
  expect(nextRequest(rows, 9)?.id).toBe(3)
  expect(nextRequest(rows, 3)?.id).toBe(2)
  expect(nextRequest(rows, 2)?.id).toBe(9)
  expect(nextRequest([request(9)], 9)).toBeNull()
})

test('assigns each age in days to the summary’s range', () => {
  expect([0, 1, 2, 3, 4, 7, 8, 30].map(ageOf)).toEqual(['0-1', '0-1', '2-3', '2-3', '4-7', '4-7', '8+', '8+'])
})
