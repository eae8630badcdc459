import { eq } from 'drizzle-orm'
import * as privacy from '#contract/privacy.ts'
import { acceptPrivacyNotice } from '#contract/privacy-consent.ts'
import * as desk from '#contract/privacy-desk.ts'
import type { Tx } from '../db/connect.ts'
import { retentionHolds as holds } from '../db/schema/privacy.ts'
import { records, recordsNothing } from './rules.ts'

/** Downloads of own data, the privacy notice, and retention rules. */
export const privacyRules = [
  records(privacy.askForOwnData, async (_input, { user, done }) => ({
    kind: 'own-data-asked',
    subjectId: user.id,
    details: { download: (done as { id: number }).id },
  })),
  records(privacy.openOwnData, async ({ id }, { user }) => ({
    kind: 'own-data-opened',
    subjectId: user.id,
    details: { download: id },
    onceADayOf: String(id),
  })),
  recordsNothing(privacy.readOwnDataPiece, 'the key that opens it was recorded when it was given'),
  recordsNothing(acceptPrivacyNotice, 'its own table keeps it, and takes no change'),
  recordsNothing(desk.listPrivacyNotices, 'counts, and what everybody reads'),
  records(desk.publishPrivacyNotice, async ({ version }) => ({
    kind: 'privacy-notice-published',
    subjectId: null,
    details: { version },
  })),
  recordsNothing(desk.readRetention, 'terms and counts of kinds, about nobody'),
  recordsNothing(desk.previewRetention, 'counts of a kind, about nobody'),
  records(desk.setRetention, async ({ clase, meses, antes, activos }) => ({
    kind: 'retention-set',
    subjectId: null,
    details: {
      data: clase,
      before: antes ?? 0,
      months: meses ?? 0,
      ...(activos ? { employed: true } : {}),
    },
  })),
  recordsNothing(desk.listHolds, 'who is held back stands in the record already, by whoever did it'),
  records(desk.holdPerson, async ({ motivo }, { tx, done }) => ({
    kind: 'hold-set',
    subjectId: await heldPerson(tx, (done as { id: number }).id),
    details: { hold: (done as { id: number }).id, motivo },
  })),
  records(desk.endHold, async ({ id }, { tx }) => ({
    kind: 'hold-ended',
    subjectId: await heldPerson(tx, id),
    details: { hold: id },
  })),
]

async function heldPerson(tx: Tx, id: number): Promise<number | null> {
  const [row] = await tx.select({ userId: holds.userId }).from(holds).where(eq(holds.id, id))
  return row?.userId ?? null
}
