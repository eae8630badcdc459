import { endOfDay } from '#domain/approvals/links.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { addDays } from '#domain/time/dates.ts'
import type { Database } from '../../db/connection.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { lastPosition } from './number-rows.ts'
import { firstPosition, type PlacedRow, rowAt } from './read-rows.ts'
import { outboundTexts as texts } from './texts.es.ts'

const CURSOR = /^(\d{1,15})-([0-9a-f]{8})$/

/** Returns the start of the id, by which a cursor recognizes its row after a restored backup. */
const tagOf = (id: string) => id.slice(0, 8)

export function cursorOf({ position, row }: PlacedRow): string {
  return `${position}-${tagOf(row.id)}`
}

/**
 * Returns the position behind which to read.
 * @param text a cursor, a day in the company's time zone, or '' for the oldest row
 * @throws WireFault 400 for another text, 409 for a cursor of a database that was replaced by a backup, and 410
 * when rows behind the cursor may have been deleted
 */
export async function openCursor(db: Database, company: string, text: string): Promise<number> {
  if (text === '') return 0
  if (isDay(text)) {
    const first = await firstPosition(db, company, new Date(endOfDay(addDays(text, -1))))
    return first === null ? lastPosition(db, company) : first - 1
  }
  const found = CURSOR.exec(text)
  if (!found) throw new WireFault('ERROR', texts.badCursor, 400)
  const [position, tag] = [Number(found[1]), found[2]]
  const last = await lastPosition(db, company)
  const id = await rowAt(db, company, position)
  if (position > last || (id !== null && tagOf(id) !== tag))
    throw new WireFault('CURSOR', texts.otherHistory, 409)
  if (id === null) {
    const first = (await firstPosition(db, company)) ?? last + 1
    if (position + 1 < first) throw new WireFault('CURSOR', texts.tooOld, 410)
  }
  return position
}
