import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as contract from '#contract/privacy/privacy-desk.ts'
import { companyDateTime } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { employees, users } from '../../db/schema/people.ts'
import { retentionHolds as holds } from '../../db/schema/privacy.ts'
import type { Tx } from '../../db/connection.ts'
import type { Handler } from '../../operations/service.ts'
import { loginTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { lockRuns } from './retention.ts'
import { privacyTexts as texts } from './texts.es.ts'

/** Holds: a hold stops blocking and erasing of a person's data, for example during a lawsuit. */

const setters = alias(users, 'setters')

export const listHolds: Handler<typeof contract.listHolds> = async (_input, { tx }) => {
  const rows = await tx
    .select({
      hold: holds,
      name: users.name,
      login: users.nickname,
      number: employees.number,
      by: setters.name,
    })
    .from(holds)
    .innerJoin(users, eq(users.id, holds.userId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .leftJoin(setters, eq(setters.id, holds.setBy))
    .where(isNull(holds.endedAt))
    .orderBy(desc(holds.setAt), desc(holds.id))
  return {
    status: 'OK',
    data: rows.map(({ hold, name, login, number, by }) => ({
      id: hold.id,
      nombre: name,
      numero: number ?? '',
      usuario: login,
      motivo: hold.reason,
      desde: companyDateTime(hold.setAt.getTime()),
      quien: by ?? '',
    })),
  }
}

export const holdPerson: Handler<typeof contract.holdPerson> = async (
  { persona, motivo },
  { tx, user, clock },
) => {
  const [person] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(or(eq(employees.number, persona), sql`lower(${users.nickname}) = lower(${persona})`))
    .orderBy(sql`(${employees.number} = ${persona}) is true desc`)
    .limit(1)
  if (!person) throw await missingPersonFault(tx, persona)
  // Waits for a batch in progress, which has already checked the holds.
  await lockRuns(tx)
  const [added] = await tx
    .insert(holds)
    .values({ userId: person.id, reason: motivo, setAt: clock.now(), setBy: user.id })
    .onConflictDoNothing()
    .returning({ id: holds.id })
  if (!added) throw new WireFault('ERROR', texts.alreadyHeld(properName(person.name)))
  return { status: 'OK', id: added.id, nombre: person.name }
}

/** A hold belongs to an account, and not every employee has an account. */
async function missingPersonFault(tx: Tx, number: string): Promise<WireFault> {
  const isEmployee = (await tx.$count(employees, eq(employees.number, number))) > 0
  return new WireFault('ERROR', isEmployee ? loginTexts.withoutAccount : texts.noSuchPerson)
}

export const endHold: Handler<typeof contract.endHold> = async ({ id }, { tx, user, clock }) => {
  const ended = await tx
    .update(holds)
    .set({ endedAt: clock.now(), endedBy: user.id })
    .where(and(eq(holds.id, id), isNull(holds.endedAt)))
    .returning({ id: holds.id })
  if (ended.length === 0) throw new WireFault('ERROR', texts.noSuchHold)
  return { status: 'OK' }
}
