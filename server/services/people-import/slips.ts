import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { printOpeningSlips as operation } from '#contract/people-import.ts'
import { formatDate, companyDate } from '#domain/dates.ts'
import { drawOpeningSlips, type OpeningSlip } from '#paper/opening-slips.ts'
import { recordEvent } from '../../audit/record.ts'
import { peopleImportRows } from '../../db/schema/imports/people-import.ts'
import { users } from '../../db/schema/people.ts'
import { personName } from '../../identity/account.ts'
import { staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { makeFirstPassword } from '../login/first-password.ts'
import { setOneTimePassword } from '../login/one-time-password.ts'
import { importTexts as texts } from './texts.es.ts'
import { maySendMail, placesOf, waitingOf } from './waiting.ts'

interface Prepared {
  department: string
  made: (OpeningSlip & { userId: number; passwordHash: string })[]
}

/**
 * P-192. Passwords are made as they are printed, and live in this call alone: what the database keeps opens nothing to
 * whoever reads it, and the next call makes none for the same people.
 */
export const printOpeningSlips = staged<typeof operation>()({
  async prepare({ departamento }, { db, user, services }): Promise<Prepared> {
    if (departamento === null) return { department: '', made: [] }
    const people = await waitingOf(db, departamento)
    if (people.length === 0) throw new WireFault('ERROR', texts.noSlips)
    const made: Prepared['made'] = []
    for (const { department: _, ...person } of people) {
      const { temporal, passwordHash } = await services.hashing.run(personName(user.id), makeFirstPassword)
      made.push({ ...person, password: temporal, passwordHash })
    }
    return { department: people[0]?.department ?? '', made }
  },
  async run({ departamento }, { tx, user, clock, address, services }, { department, made }) {
    if (departamento === null)
      return { departments: await placesOf(tx, maySendMail(services)), department, slips: [] }
    const now = clock.now()
    const ids = made.map(({ userId }) => userId)
    // Held: somebody else may print them now, or help one of them in, who holds the account first, too.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, ids))
      .orderBy(asc(users.id))
      .for('no key update')
    const taken = await tx
      .update(peopleImportRows)
      .set({ opened: null })
      .where(and(inArray(peopleImportRows.opened, ids), isNull(peopleImportRows.letterDue)))
      .returning({ row: peopleImportRows.row })
    if (taken.length < made.length) throw new WireFault('ERROR', texts.noSlips)
    for (const { userId, passwordHash } of made) {
      await setOneTimePassword(tx, userId, passwordHash, now)
      await recordEvent(tx, {
        kind: 'one-time-password-issued',
        actorId: user.id,
        subjectId: userId,
        address,
        details: { slip: true },
        at: now,
      })
    }
    return { departments: [], department, slips: made }
  },
  async finish({ departments: places, department, slips }, { direccion }, { clock }) {
    if (slips.length === 0) return { status: 'OK', departamentos: places, nombre: '', archivo: '' }
    const until = formatDate(companyDate(clock.now().getTime() + 24 * 60 * 60 * 1000))
    const pdf = drawOpeningSlips({ department, address: direccion, until, slips })
    const archivo = `data:application/pdf;base64,${Buffer.from(pdf).toString('base64')}`
    return { status: 'OK', departamentos: [], nombre: texts.slipsFile(department), archivo }
  },
})
