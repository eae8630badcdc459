import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { createTickets } from './tickets.ts'

const DAY = 86_400_000
const now = new Date('2026-11-22T23:00:00Z')
const ticketsOf = (secret: string) => createTickets({ environment: readEnvironment({ SECRET_KEY: secret }) })
const tickets = ticketsOf('a secret of the tests and of nobody else')

describe('delivery tickets', () => {
  test('identify their user to the server for ninety days', () => {
    const [ticket = ''] = tickets.issue(4711, 1, now)
    expect(tickets.open(ticket, now)).toEqual({ userId: 4711 })
    expect(tickets.open(ticket, new Date(now.getTime() + 89 * DAY))).toEqual({ userId: 4711 })
    expect(tickets.open(ticket, new Date(now.getTime() + 91 * DAY))).toBeNull()
  })

  test('have equal lengths and share almost no bytes, so they reveal nothing to others', () => {
    const shared = (a: Buffer, b: Buffer) => a.filter((byte, at) => byte === b[at]).length
    const boxes = [...tickets.issue(4711, 40, now), ...tickets.issue(12, 40, now)].map((text) =>
      Buffer.from(text, 'base64url'),
    )
    expect(new Set(boxes.map((box) => box.toString('hex'))).size).toBe(80)
    expect(new Set(boxes.map((box) => box.length)).size).toBe(1)
    const pairs = boxes.slice(1).map((box, at) => shared(box, boxes[at] as Buffer))
    // The version byte is always equal, and a few other bytes by chance.
    expect(Math.max(...pairs)).toBeLessThan(8)
  })

  test.each([null, '', 'x', 'A'.repeat(71), 'A'.repeat(5000), '*'.repeat(71), 'ñ'.repeat(70)])(
    'cannot be opened from %j',
    (text) => {
      expect(tickets.open(text, now)).toBeNull()
    },
  )

  test('cannot be opened with a changed bit or with the secret of another server', () => {
    const [ticket = ''] = tickets.issue(4711, 1, now)
    const bytes = Buffer.from(ticket, 'base64url')
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(tickets.open(changed.toString('base64url'), now)).toBeNull()
    }
    expect(ticketsOf('a secret of another server altogether').open(ticket, now)).toBeNull()
  })
})
