import { and, isNull } from 'drizzle-orm'
import { SOURCE_LENGTH } from '#domain/import-file/limits.ts'
import { cutText, lengthOf } from '#domain/text/text-length.ts'
import type { Database } from '../../db/connection.ts'
import type { Arrivals } from './tables.ts'

export const DISCARDED = 'discarded'

export function sourceOf(name: string): string {
  return lengthOf(name) <= SOURCE_LENGTH ? name : `${cutText(name, SOURCE_LENGTH - 1).trimEnd()}…`
}

export async function finishDiscarded(db: Database, arrivals: Arrivals, now: Date): Promise<void> {
  const isWithoutImport = and(
    isNull(arrivals.fileKey),
    isNull(arrivals.importId),
    isNull(arrivals.finishedAt),
  )
  await db.update(arrivals).set({ finishedAt: now, refusal: DISCARDED }).where(isWithoutImport)
}
