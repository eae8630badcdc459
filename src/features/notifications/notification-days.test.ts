import { expect, test } from 'vitest'
import type { ListedNotification } from '#models/notifications/use-notifications.ts'
import { groupByDay, timeText } from './notification-days.ts'

const NOW = Date.parse('2026-11-21T18:00:00Z')

function item(id: number, fecha?: string): ListedNotification {
  return { id, color: 'blue', icono: '', titulo: `${id}`, isOpened: false, ...(fecha ? { fecha } : {}) }
}

test('groups notifications into today, the last 7 days and before, and keeps their order', () => {
  const items = [
    item(1, '21/11/2026 07:30:00'),
    item(2, '21/11/2026 00:00:01'),
    item(3, '20/11/2026 23:59:59'),
    item(4, '15/11/2026 10:00:00'),
    item(5, '14/11/2026 10:00:00'),
  ]
  const groups = groupByDay(items, NOW).map(({ name, items: rows }) => [name, ...rows.map(({ id }) => id)])
  expect(groups).toEqual([
    ['today', 1, 2],
    ['week', 3, 4],
    ['before', 5],
  ])
})

test('counts a future date as today; uses a single group when there are no dates', () => {
  expect(groupByDay([item(1, '22/11/2026 01:00:00')], NOW)[0]?.name).toBe('today')
  expect(groupByDay([item(1), item(2)], NOW)).toEqual([{ name: 'all', items: [item(1), item(2)] }])
})

test('shows only the time for today, and date and time for other days', () => {
  expect(timeText('21/11/2026 07:30:00', true)).toBe('07:30')
  expect(timeText('19/11/2026 16:08:59', false)).toBe('19/11/2026, 16:08')
  expect(timeText(undefined, true)).toBe('')
})
