import type { Tx } from '../db/connection.ts'
import { readSession } from '../identity/session-rows.ts'
import { recordEvent } from './record.ts'

/** Must run before the session of the token ends. Records nothing for an expired session. */
export async function recordSignOut(
  tx: Tx,
  token: string,
  { address, at }: { address: string; at: Date },
): Promise<void> {
  const session = await readSession(tx, token)
  if (session === null || session.endsAt <= at.getTime()) return
  const { id } = session.user
  await recordEvent(tx, { kind: 'sign-out', actorId: id, subjectId: id, address, at })
}
