import { count, desc, eq, isNull } from 'drizzle-orm'
import type * as contract from '#contract/privacy/privacy-desk.ts'
import { companyDateTime } from '#domain/time/dates.ts'
import { users } from '../../db/schema/people.ts'
import { privacyConsents as consents, privacyNotices as notices } from '../../db/schema/privacy.ts'
import type { Handler } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { latestNotice } from './consent.ts'
import { generateNotice, publishVersion } from './notice.ts'
import { lockRuns } from './retention.ts'
import { privacyTexts as texts } from './texts.es.ts'

export const listPrivacyNotices: Handler<typeof contract.listPrivacyNotices> = async (_input, { tx }) => {
  const rows = await tx
    .select({ notice: notices, name: users.name })
    .from(notices)
    .leftJoin(users, eq(users.id, notices.publishedBy))
    .orderBy(desc(notices.version))
  const counted = await tx
    .select({ version: consents.version, people: count() })
    .from(consents)
    .innerJoin(users, eq(users.id, consents.userId))
    .where(isNull(users.closedAt))
    .groupBy(consents.version)
  const latest = rows[0]?.notice
  const accepted = new Map(counted.map(({ version, people }) => [version, people]))
  return {
    status: 'OK',
    data: rows.map(({ notice, name }) => ({
      version: notice.version,
      fecha: companyDateTime(notice.publishedAt.getTime()),
      quien: name ?? '',
      cambios: notice.changes,
      aceptaron: accepted.get(notice.version) ?? 0,
    })),
    personas: await tx.$count(users, isNull(users.closedAt)),
    texto: latest?.text ?? '',
    generado: (await generateNotice(tx, '')) ?? '',
    ...(latest && latest.added !== null && { agregado: latest.added }),
  }
}

export const publishPrivacyNotice: Handler<typeof contract.publishPrivacyNotice> = async (
  { version, agregado, texto, cambios },
  { tx, user, clock },
) => {
  await lockRuns(tx)
  const latest = await latestNotice(tx)
  if (version !== (latest?.version ?? 0) + 1) throw new WireFault('ERROR', texts.publishedMeanwhile)
  const generated = await generateNotice(tx, agregado ?? '')
  if (generated === null) throw new WireFault('ERROR', texts.noCompany)
  const text = agregado === undefined ? (texto ?? generated) : generated
  if (latest?.text === text) throw new WireFault('ERROR', texts.sameText)
  if (latest !== null && cambios === '') throw new WireFault('ERROR', texts.needsChanges)
  const change = { changes: cambios, userId: user.id, at: clock.now() }
  await publishVersion(tx, { version, text, added: agregado ?? null, ...change })
  return { status: 'OK', version }
}
