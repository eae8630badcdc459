import { recordEvent } from '../../audit/record.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import type { EventDetails } from '../../db/schema/security-events.ts'
import type { Approval } from './queries.ts'

type ApprovalEvent =
  | 'approval-asked'
  | 'approval-withdrawn'
  | 'approval-authorized'
  | 'approval-refused'
  | 'approval-reason-changed'
  | 'approval-escalated'
  | 'approval-linked'
  | 'gate-entry'
  | 'gate-exit'

export async function recordApproval(
  { tx, clock, address, byLink }: { tx: Tx; clock: Clock; address: string; byLink?: boolean },
  kind: ApprovalEvent,
  item: Pick<Approval, 'id' | 'kind' | 'requesterId' | 'subjectId'>,
  actorId: number | null,
  more: EventDetails = {},
): Promise<void> {
  await recordEvent(tx, {
    kind,
    actorId,
    subjectId: null,
    subjectEmployeeId: item.subjectId ?? item.requesterId,
    address,
    details: { request: item.kind, folio: item.id, ...(byLink === true ? { link: true } : {}), ...more },
    at: clock.now(),
  })
}
