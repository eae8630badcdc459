import { eq } from 'drizzle-orm'
import * as privacy from '#contract/privacy/privacy.ts'
import { acceptPrivacyNotice, decideHealthConsent } from '#contract/privacy/privacy-consent.ts'
import * as desk from '#contract/privacy/privacy-desk.ts'
import * as rights from '#contract/privacy/privacy-rights.ts'
import type { Tx } from '../db/connection.ts'
import { retentionHolds as holds } from '../db/schema/privacy.ts'
import { records, recordsNothing } from './rules.ts'
import { byPrivacyRequest } from './subjects.ts'

const answered = {
  conceder: 'right-granted',
  negar: 'right-refused',
  cumplir: 'right-carried-out',
} as const

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
  recordsNothing(privacy.readOwnDataPiece, 'the request for the download is recorded'),
  recordsNothing(acceptPrivacyNotice, 'the consent is stored in an append-only table'),
  recordsNothing(decideHealthConsent, 'the decision is stored in an append-only table'),
  recordsNothing(desk.listPrivacyNotices, 'counts and the published notices'),
  records(desk.publishPrivacyNotice, async ({ version }) => ({
    kind: 'privacy-notice-published',
    subjectId: null,
    details: { version },
  })),
  recordsNothing(desk.readRetention, 'retention periods and counts that concern no particular person'),
  recordsNothing(desk.previewRetention, 'counts that concern no particular person'),
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
  recordsNothing(desk.listHolds, 'the start of each hold is already recorded with its author'),
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
  records(rights.listRights, async () => ({ kind: 'rights-listed', subjectId: null, isBounded: true })),
  records(rights.answerRight, async ({ folio, paso }, { tx }) => ({
    kind: answered[paso],
    ...(await byPrivacyRequest(tx, folio)),
    details: { folio },
  })),
  records(rights.exportRightsChain, async ({ desde }) =>
    desde === 1 ? { kind: 'rights-exported', subjectId: null } : null,
  ),
]

async function heldPerson(tx: Tx, id: number): Promise<number | null> {
  const [row] = await tx.select({ userId: holds.userId }).from(holds).where(eq(holds.id, id))
  return row?.userId ?? null
}
