import { and, eq, isNull, sum } from 'drizzle-orm'
import type { Tx } from '../db/connection.ts'
import { disputeEvidence, disputes } from '../db/schema/clarifications.ts'
import { documentUploads } from '../db/schema/document-files.ts'
import { improvements } from '../db/schema/improvements.ts'
import { FileRefused } from './file-refused.ts'
import type { Refusal } from './take-file.ts'

/** Maximum stored bytes of one person. */
const KEPT_BYTES_EACH = 300 * 1_048_576

/**
 * Checks the quota. Requires that the new rows are written and the person's row is locked. Concurrent uploads
 * are then counted one by one.
 * @throws WireFault above the quota
 */
export async function checkRoom(tx: Tx, employeeId: number, refusal: Refusal): Promise<void> {
  const [papers] = await tx
    .select({ bytes: sum(documentUploads.bytes) })
    .from(documentUploads)
    .where(and(eq(documentUploads.employeeId, employeeId), isNull(documentUploads.retiredAt)))
  const [pictures] = await tx
    .select({ bytes: sum(disputeEvidence.bytes) })
    .from(disputeEvidence)
    .innerJoin(disputes, eq(disputes.id, disputeEvidence.disputeId))
    .where(eq(disputes.employeeId, employeeId))
  const [ideas] = await tx
    .select({ bytes: sum(improvements.bytes) })
    .from(improvements)
    .where(eq(improvements.employeeId, employeeId))
  const kept = [papers, pictures, ideas].reduce((all, part) => all + Number(part?.bytes ?? 0), 0)
  if (kept > KEPT_BYTES_EACH) throw refusal(new FileRefused('noRoom').message)
}
