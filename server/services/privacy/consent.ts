import { asc, desc, eq, and } from 'drizzle-orm'
import type * as contract from '#contract/privacy/privacy.ts'
import type { acceptPrivacyNotice as accept } from '#contract/privacy/privacy-consent.ts'
import { companyDateTime } from '#domain/time/dates.ts'
import type { Database, Tx } from '../../db/connection.ts'
import {
  privacyConsents as consents,
  privacyNotices as notices,
  retentionDrops as drops,
} from '../../db/schema/privacy.ts'
import type { Handler } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { readHealthDecision } from './health-decision.ts'
import { privacyTexts as texts } from './texts.es.ts'

export type Notice = typeof notices.$inferSelect

export async function latestNotice(db: Database | Tx): Promise<Notice | null> {
  const [row] = await db.select().from(notices).orderBy(desc(notices.version)).limit(1)
  return row ?? null
}

const when = (at: Date) => companyDateTime(at.getTime())
const deviceWords = { personal: 'personal', kiosk: 'kiosco' } as const
export const deviceOf = (equipo: 'personal' | 'kiosco') => (equipo === 'kiosco' ? 'kiosk' : 'personal')

export const readPrivacyNotice: Handler<typeof contract.readPrivacyNotice> = async (_input, { tx }) => {
  const notice = await latestNotice(tx)
  if (!notice) return { status: 'VACIO', version: 0, fecha: '', texto: '' }
  return { status: 'OK', version: notice.version, fecha: when(notice.publishedAt), texto: notice.text }
}

export const readConsent: Handler<typeof contract.readConsent> = async (_input, { tx, user, clock }) => {
  const notice = await latestNotice(tx)
  const [dropped] = await tx.select({ at: drops.at }).from(drops).where(eq(drops.userId, user.id))
  const accepted = await tx
    .select()
    .from(consents)
    .where(eq(consents.userId, user.id))
    .orderBy(asc(consents.version))
  return {
    status: 'OK',
    version: notice?.version ?? 0,
    fecha: notice ? when(notice.publishedAt) : '',
    cambios: notice?.changes ?? '',
    aceptado: accepted.some(({ version }) => version === notice?.version),
    aceptados: accepted.map(({ version, acceptedAt, device }) => ({
      version,
      fecha: when(acceptedAt),
      equipo: deviceWords[device],
    })),
    ...(user.employeeId !== null && { salud: await readHealthDecision(tx, user.id) }),
    ...(dropped && isRecent(dropped.at, clock.now()) ? { retirado: dropped.at.getTime() } : {}),
  }
}

/**
 * Period in ms in which P-220 returns the time of the last blocking. Devices then delete older copies
 * (docs/privacy.md).
 */
const COPIES_MS = 400 * 24 * 60 * 60_000
const isRecent = (at: Date, now: Date) => now.getTime() - at.getTime() < COPIES_MS

/**
 * Returns the time of a decision, as the device reports it, because the device may have been offline. A
 * time in the future becomes now.
 * @throws WireFault when the text is no time
 */
export function decisionTime(fecha: string, now: Date): number {
  const reportedTime = INSTANT.test(fecha) ? Date.parse(fecha) : Number.NaN
  if (Number.isNaN(reportedTime)) throw new WireFault('ERROR', texts.noSuchTime)
  return Math.min(now.getTime(), reportedTime)
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/

/**
 * Stores the acceptance of a notice (P-221). A time before the notice's publication becomes that publication.
 * An older version is accepted, because the person has read that version.
 */
export const acceptPrivacyNotice: Handler<typeof accept> = async (input, { tx, user, clock }) => {
  const now = clock.now()
  const decidedAt = decisionTime(input.fecha, now)
  const [notice] = await tx.select().from(notices).where(eq(notices.version, input.version))
  if (!notice) throw new WireFault('ERROR', texts.noSuchVersion)
  const acceptedAt = new Date(Math.max(decidedAt, Math.min(now.getTime(), notice.publishedAt.getTime())))
  const device = deviceOf(input.equipo)
  const added = await tx
    .insert(consents)
    .values({ userId: user.id, version: input.version, acceptedAt, receivedAt: now, device })
    .onConflictDoNothing()
    .returning({ at: consents.acceptedAt })
  const [row] = await tx
    .select({ at: consents.acceptedAt })
    .from(consents)
    .where(and(eq(consents.userId, user.id), eq(consents.version, input.version)))
  return {
    status: 'OK',
    version: input.version,
    fecha: when(row?.at ?? acceptedAt),
    yaEstaba: added.length === 0,
  }
}
