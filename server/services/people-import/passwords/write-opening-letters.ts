import { and, asc, eq, gt, lte, min, or, sql } from 'drizzle-orm'
import { companyDateTime } from '#domain/time/dates.ts'
import { recordEvent } from '../../../audit/record.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../db/connection.ts'
import { peopleImportRows, peopleImports } from '../../../db/schema/imports/people-import.ts'
import { employees, users } from '../../../db/schema/people.ts'
import { isOutage, type Posted } from '../../../facilities/mailer.ts'
import type { Services } from '../../../facilities/services.ts'
import { holdAdministrators } from '../../../identity/roles.ts'
import { makeFirstPassword } from '../../login/first-password.ts'
import { setLetterPassword } from '../../login/one-time-password.ts'
import { importTexts as texts } from '../texts.es.ts'
import { canSendMail, hasOpeningMail, isWaiting, MAX_LETTER_TRIES } from './waiting.ts'

const RETRY_MS = 5 * 60_000
const MAX_CLOCK_SKEW_MS = 60 * 60_000
const MAX_FAILURES = 3
/** Maximum time of one run in ms, because emails to a whole company take an hour and other jobs wait. */
const MAX_RUN_MS = 8000

interface Sources {
  db: Database
  clock: Clock
  services: Pick<Services, 'mailer' | 'environment'>
}

type DueRow = typeof peopleImportRows.$inferSelect

/**
 * Sends the opening passwords that an administrator requested. A password exists only in this process until
 * its email is sent. A refused email is retried with a new password. If the mail server gives no response or
 * the process is killed, the email may have been sent. The password of such an email stays valid, and the
 * screen for slips reports the uncertainty.
 * @param ending aborted when the server stops; the current email is still finished
 * @returns time of the next try; null when nothing is left or the server cannot send email
 */
export async function writeOpeningLetters(
  sources: Sources,
  ending: AbortSignal,
  atWorkMs = MAX_RUN_MS,
): Promise<Date | null> {
  const { db, clock, services } = sources
  if (!canSendMail(services)) return null
  const until = performance.now() + atWorkMs
  for (let failures = 0; failures < MAX_FAILURES; ) {
    if (ending.aborted || performance.now() > until) return nextTry(db)
    const row = await claim(db, clock.now())
    if (!row) return nextTry(db)
    const posted = await writeTo(sources, row)
    if (posted !== null && isOutage(posted)) failures += 1
  }
  return new Date(clock.now().getTime() + RETRY_MS)
}

async function claim(db: Database, now: Date): Promise<DueRow | undefined> {
  const due = db
    .select({ row: peopleImportRows.row, importId: peopleImportRows.importId })
    .from(peopleImportRows)
    .where(
      or(
        lte(peopleImportRows.letterDue, now),
        // A time this far ahead comes from a fast clock and counts as due.
        gt(peopleImportRows.letterDue, new Date(now.getTime() + MAX_CLOCK_SKEW_MS)),
      ),
    )
    .orderBy(asc(peopleImportRows.letterDue), asc(peopleImportRows.row))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(peopleImportRows)
    .set({
      letterDue: new Date(now.getTime() + RETRY_MS),
      letterTries: sql`${peopleImportRows.letterTries} + 1`,
    })
    .where(sql`(${peopleImportRows.row}, ${peopleImportRows.importId}) = (${due})`)
    .returning()
  return row
}

async function nextTry(db: Database): Promise<Date | null> {
  const [next] = await db.select({ at: min(peopleImportRows.letterDue) }).from(peopleImportRows)
  return next?.at ?? null
}

/** @returns null without an email: no longer needed, not permitted, given up, or possibly sent before */
async function writeTo({ db, clock, services }: Sources, row: DueRow): Promise<Posted | null> {
  const { temporal, passwordHash } = await makeFirstPassword()
  const isRow = and(eq(peopleImportRows.importId, row.importId), eq(peopleImportRows.row, row.row))
  const settle = (fields: Partial<DueRow>) => ({ letterDue: null, ...fields })
  const made = await db.transaction(async (tx) => {
    const administrators = await holdAdministrators(tx)
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, row.opened ?? 0))
      .for('no key update')
    const [person] = await tx
      .select({ id: users.id, mail: users.mail, name: users.name, number: employees.number })
      .from(peopleImportRows)
      .innerJoin(users, eq(users.id, peopleImportRows.opened))
      .innerJoin(employees, eq(employees.id, users.employeeId))
      .where(and(isRow, isWaiting, hasOpeningMail))
    // True if the process that wrote the email was killed or could not store the result.
    const mayHaveGone = row.letterBegan !== null
    const mayWrite = row.letterBy !== null && administrators.includes(row.letterBy)
    const isGivenUp = row.letterTries > MAX_LETTER_TRIES
    if (!person || !mayWrite || isGivenUp || mayHaveGone) {
      const letterTries = isGivenUp ? MAX_LETTER_TRIES : 0
      await tx.update(peopleImportRows).set(settle({ letterTries })).where(isRow)
      return null
    }
    await tx.update(peopleImportRows).set({ letterBegan: clock.now() }).where(isRow)
    return { person, until: await setLetterPassword(tx, person.id, passwordHash, clock.now()) }
  })
  if (made === null) return null
  const { person, until } = made
  const posted = await services.mailer.send(
    {
      to: person.mail,
      subject: texts.openingSubject,
      text: texts.openingLetter({
        name: person.name,
        number: person.number,
        password: temporal,
        address: services.environment.publicUrl,
        until: companyDateTime(until.getTime()),
      }),
    },
    async (outcome) => {
      // A refused email stays due. The next try sends a new password, until the tries are used up.
      if (outcome === 'refused') return
      await db.transaction(async (tx) => {
        const [run] = await tx
          .select({ address: peopleImports.address })
          .from(peopleImports)
          .where(eq(peopleImports.id, row.importId))
        await tx
          .update(peopleImportRows)
          .set(
            settle(
              outcome === 'taken'
                ? { opened: null, letterTries: 0, letterBegan: null, letterBy: null }
                : { letterTries: 0 },
            ),
          )
          .where(isRow)
        await recordEvent(tx, {
          kind: 'one-time-password-issued',
          actorId: row.letterBy,
          subjectId: person.id,
          address: run?.address ?? '',
          details: { mail: true, ...(outcome === 'unsure' && { unsure: true }) },
          at: clock.now(),
        })
      })
    },
  )
  const mayHaveGone = posted === 'taken' || posted === 'unsure'
  if (!mayHaveGone) await db.update(peopleImportRows).set({ letterBegan: null }).where(isRow)
  return posted
}
