import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { mailOpeningPasswords as operation } from '#contract/imports/people-import.ts'
import { peopleImportRows } from '../../../db/schema/imports/people-import.ts'
import { employees, users } from '../../../db/schema/people.ts'
import type { Handler } from '../../../operations/service.ts'
import { WireFault } from '../../../wire/wire-fault.ts'
import { importTexts as texts } from '../texts.es.ts'
import { canSendMail, hasOpeningMail, isWaiting } from './waiting.ts'

/** People without an email address, or with an address that no person has seen, still wait for a slip. */
export const mailOpeningPasswords: Handler<typeof operation> = async (
  { departamento },
  { tx, user, clock, services },
) => {
  if (!canSendMail(services)) throw new WireFault('ERROR', texts.noMail)
  const now = clock.now()
  const people = tx
    .select({ id: users.id })
    .from(peopleImportRows)
    .innerJoin(users, eq(users.id, peopleImportRows.opened))
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .where(and(isWaiting, eq(employees.departmentId, departamento), hasOpeningMail))
  const queued = await tx
    .update(peopleImportRows)
    .set({ letterDue: now, letterTries: 0, letterBegan: null, letterBy: user.id })
    .where(and(isNull(peopleImportRows.letterDue), inArray(peopleImportRows.opened, people)))
    .returning({ row: peopleImportRows.row })
  if (queued.length === 0) throw new WireFault('ERROR', texts.noLetters)
  await services.jobs.add(tx, 'letters', now)
  return { status: 'OK', cartas: queued.length }
}
