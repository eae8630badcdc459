import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { isOutage } from '../../facilities/mailer.ts'
import type { Services } from '../../facilities/services.ts'
import { summaryOf } from './report.ts'
import { importTexts as texts } from './texts.es.ts'

const AGAIN_MS = 5 * 60_000
/** Maximum age of a result that is still reported. */
const LATE_MS = 7 * 24 * 60 * 60_000

interface Sources {
  db: Database
  clock: Clock
  services: Pick<Services, 'mailer' | 'environment'>
}

/**
 * Emails the counts of each imported file to the source's recipient. An email is claimed for some minutes
 * before it is sent, so that two server processes never send the same one. A refused email is retried.
 * @returns when to retry; null when nothing is left
 */
export async function writeRunLetters({ db, clock, services }: Sources): Promise<Date | null> {
  const { mailer, environment } = services
  if (!mailer.isReady) return null
  let next: Date | null = null
  for (;;) {
    const now = clock.now()
    const due = db
      .select({ id: payrollImports.id })
      .from(payrollImports)
      .where(
        and(
          isNotNull(payrollImports.letterTo),
          gt(payrollImports.finishedAt, new Date(now.getTime() - LATE_MS)),
          or(isNull(payrollImports.leaseUntil), lt(payrollImports.leaseUntil, now)),
        ),
      )
      .orderBy(asc(payrollImports.id))
      .limit(1)
      .for('update', { skipLocked: true })
    const again = new Date(now.getTime() + AGAIN_MS)
    const [run] = await db
      .update(payrollImports)
      .set({ leaseUntil: again })
      .where(eq(payrollImports.id, sql`(${due})`))
      .returning()
    if (!run) return next
    const place = environment.publicUrl === '' ? [] : ['', `${environment.publicUrl}/#/ImportarNomina`]
    const posted = await mailer.send(
      {
        to: run.letterTo ?? '',
        subject: texts.letter(run.refusal !== null || run.refused > 0),
        text: [...summaryOf(run), ...place].join('\n'),
        key: `payroll/${run.id}`,
      },
      async () => {
        await db
          .update(payrollImports)
          .set({ letterTo: null, leaseUntil: null })
          .where(eq(payrollImports.id, run.id))
      },
    )
    if (isOutage(posted)) return again
    if (posted === 'delayed') next ??= again
  }
}
