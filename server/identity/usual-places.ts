import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import { securityEvents } from '../db/schema/security-events.ts'
import { networkOf } from './networks.ts'

const USUAL_MS = 90 * 24 * 60 * 60 * 1000
const MAX_SIGN_INS = 200

export async function hasSignedInFrom(
  db: Database,
  { userId, address }: { userId: number; address: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ address: securityEvents.address })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.kind, 'sign-in'),
        eq(securityEvents.actorId, userId),
        gt(securityEvents.at, new Date(now.getTime() - USUAL_MS)),
      ),
    )
    .orderBy(desc(securityEvents.at))
    .limit(MAX_SIGN_INS)
  const network = networkOf(address)
  return rows.some((row) => networkOf(row.address) === network)
}
