import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import { FIRST_PUBLISHED_ID, type Notice, notices as noticesFile } from '#contract/notifications/notices.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Database } from '../db/connection.ts'
import { notices } from '../db/schema/notifications.ts'
import { payslips } from '../db/schema/payroll.ts'
import type { StaticFiles } from './static-files.ts'

const MAX_NOTICES = 20

/**
 * Returns ./datasets/notices.json (SHELL-33): first the valid notices that human resources published to
 * everybody, then those of the build. The build's notices are about payslips and are shown once a payslip
 * exists.
 */
export async function readNoticesFile(
  db: Database,
  files: StaticFiles,
  path: string,
  now: Date,
): Promise<Notice[]> {
  const rows = await db
    .select({ id: notices.id, title: notices.title, text: notices.text, until: notices.validUntil })
    .from(notices)
    .where(
      and(
        eq(notices.scope, 'todos'),
        isNull(notices.withdrawnAt),
        gte(notices.validUntil, companyDate(now.getTime())),
      ),
    )
    .orderBy(desc(notices.id))
    .limit(MAX_NOTICES)
  const published = rows.map(({ id, title, text, until }) => ({
    id: FIRST_PUBLISHED_ID + id,
    titulo: title,
    texto: text,
    vigencia: until,
  }))
  const [payslip] = await db.select({ id: payslips.id }).from(payslips).limit(1)
  return payslip ? [...published, ...(await readBuilt(files, path))] : published
}

/** Returns [] without a build or for an invalid file. */
async function readBuilt(files: StaticFiles, path: string): Promise<Notice[]> {
  // A new build may have removed the file since the start.
  const bytes = await files(path, '')
    ?.bytes()
    .catch(() => null)
  if (!bytes) return []
  try {
    const parsed = noticesFile().safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')))
    return parsed.success ? parsed.data : []
  } catch {
    // Ignores invalid JSON in a handwritten file: the other notices are still shown.
    return []
  }
}
