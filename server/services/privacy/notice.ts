import { isNotNull, ne } from 'drizzle-orm'
import { CANDIDATES } from '#domain/identity/can.ts'
import { writeNotice } from '#domain/privacy/notice.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connection.ts'
import { companies } from '../../db/schema/people.ts'
import { privacyNotices as notices, retentionRules as rules } from '../../db/schema/privacy.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { latestNotice } from './consent.ts'
import { lockRuns } from './retention.ts'
import { privacyTexts as texts } from './texts.es.ts'

/** @returns null without a company, because the notice must name the responsible company */
export async function generateNotice(tx: Tx, added: string): Promise<string | null> {
  const responsible = await tx
    .select({ name: companies.name, address: companies.address })
    .from(companies)
    .where(ne(companies.code, CANDIDATES))
    .orderBy(companies.code)
  if (responsible.length === 0) return null
  const set = await tx
    .select({ kind: rules.kind, months: rules.months, ofEmployed: rules.ofEmployed })
    .from(rules)
    .where(isNotNull(rules.months))
  const terms = new Map(
    set.map(({ kind, months, ofEmployed }) => [kind, { months: months ?? 0, ofEmployed }]),
  )
  return writeNotice({ companies: responsible, terms, added })
}

interface Change {
  changes: string
  userId: number
  address: string
  at: Date
}

/**
 * Publishes a new version when a company or a retention period has changed the generated text. Does nothing
 * before the first generated version.
 * @returns the new version; null without a new version
 */
export async function renewNotice(tx: Tx, change: Change): Promise<number | null> {
  // A publication that runs at the same time would otherwise write the former periods.
  await lockRuns(tx)
  const latest = await latestNotice(tx)
  if (latest === null || latest.added === null) return null
  const text = await generateNotice(tx, latest.added)
  if (text === null || text === latest.text) return null
  const version = latest.version + 1
  await publishVersion(tx, { version, text, added: latest.added, ...change })
  const { userId: actorId, address, at } = change
  const event = { actorId, subjectId: null, address, at }
  await recordEvent(tx, { ...event, kind: 'privacy-notice-published', details: { version } })
  return version
}

interface Version extends Omit<Change, 'address'> {
  version: number
  text: string
  /** Null for a text that the server did not generate. */
  added: string | null
}

/** @throws WireFault when another version was published at the same time */
export async function publishVersion(tx: Tx, { version, text, added, changes, userId, at }: Version) {
  const published = await tx
    .insert(notices)
    .values({ version, text, added, changes, publishedAt: at, publishedBy: userId })
    .onConflictDoNothing()
    .returning({ version: notices.version })
  if (published.length === 0) throw new WireFault('ERROR', texts.publishedMeanwhile)
}
