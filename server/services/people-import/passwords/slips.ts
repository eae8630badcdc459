import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { printOpeningSlips as operation, SlipPlace } from '#contract/imports/people-import.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { drawOpeningSlips, type OpeningSlip } from '#paper/opening-slips.ts'
import { recordEvent } from '../../../audit/record.ts'
import type { Tx } from '../../../db/connection.ts'
import { peopleImportRows } from '../../../db/schema/imports/people-import.ts'
import { users } from '../../../db/schema/people.ts'
import { personName } from '../../../identity/account.ts'
import { staged } from '../../../operations/service.ts'
import { WireFault } from '../../../wire/wire-fault.ts'
import { makeFirstPassword } from '../../login/first-password.ts'
import { setOneTimePassword } from '../../login/one-time-password.ts'
import { importTexts as texts } from '../texts.es.ts'
import { lastSlipsOf, canSendMail, placesOf, slipPlacesOf, waitingOf } from './waiting.ts'

interface Prepared {
  department: string
  isAgain: boolean
  made: Made[]
}

type Made = OpeningSlip & { userId: number; passwordHash: string; printedAt?: number }

/**
 * Prints slips with opening passwords (P-192). The passwords are made for printing and only their hashes are
 * stored, so a lost response cannot be repeated. Printing again makes new passwords for people who have not
 * signed in, and voids the earlier passwords.
 */
export const printOpeningSlips = staged<typeof operation>()({
  async prepare({ departamento, otraVez: isAgain = false }, { db, user, services }): Promise<Prepared> {
    if (departamento === null) return { department: '', isAgain: false, made: [] }
    const people = isAgain ? await lastSlipsOf(db, departamento, user.id) : await waitingOf(db, departamento)
    if (people.length === 0) throw new WireFault('ERROR', isAgain ? texts.noFormerSlips : texts.noSlips)
    const made: Prepared['made'] = []
    for (const { department: _, ...person } of people) {
      const { temporal, passwordHash } = await services.hashing.run(personName(user.id), makeFirstPassword)
      made.push({ ...person, password: temporal, passwordHash })
    }
    return { department: people[0]?.department ?? '', isAgain, made }
  },
  async run({ departamento }, { tx, user, clock, address, services }, { department, isAgain, made }) {
    if (departamento === null) {
      const waiting = await placesOf(tx, canSendMail(services))
      return {
        departments: together(waiting, await slipPlacesOf(tx, user.id)),
        department,
        isAgain,
        slips: [],
      }
    }
    const now = clock.now()
    const ids = made.map(({ userId }) => userId)
    // Locks the accounts, because another administrator may print these slips or issue a password to one of
    // the people.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, ids))
      .orderBy(asc(users.id))
      .for('no key update')
    const slips = isAgain ? await stillOnSlips(tx, departamento, user.id, made) : made
    const rows = await rowsOf(tx, slips, isAgain)
    if (slips.length === 0 || rows.size < slips.length)
      throw new WireFault('ERROR', isAgain ? texts.noFormerSlips : texts.noSlips)
    for (const { userId, passwordHash } of slips) {
      await setOneTimePassword(tx, userId, passwordHash, now)
      await tx
        .update(peopleImportRows)
        .set({ slipOf: userId, slipBy: user.id, slipAt: now })
        .where(rows.get(userId))
      await recordEvent(tx, {
        kind: 'one-time-password-issued',
        actorId: user.id,
        subjectId: userId,
        address,
        details: { slip: true, ...(isAgain && { again: true }) },
        at: now,
      })
    }
    return { departments: [], department, isAgain, slips }
  },
  async finish({ departments: places, department, isAgain, slips }, { direccion }, { clock }) {
    if (slips.length === 0) return { status: 'OK', departamentos: places, nombre: '', archivo: '' }
    const until = formatInstant(clock.now().getTime() + 24 * 60 * 60 * 1000)
    const pdf = drawOpeningSlips({ department, address: direccion, until, slips, isReprint: isAgain })
    const archivo = `data:application/pdf;base64,${Buffer.from(pdf).toString('base64')}`
    return { status: 'OK', departamentos: [], nombre: texts.slipsFile(department), archivo }
  },
})

async function stillOnSlips(tx: Tx, departamento: string, printedBy: number, made: readonly Made[]) {
  const now = new Map(
    (await lastSlipsOf(tx, departamento, printedBy)).map(({ userId, printedAt }) => [userId, printedAt]),
  )
  return made.filter(({ userId, printedAt }) => printedAt !== undefined && now.get(userId) === printedAt)
}

async function rowsOf(
  tx: Tx,
  slips: readonly Made[],
  isAgain: boolean,
): Promise<Map<number, SQL | undefined>> {
  const { importId, row, opened, slipOf, letterDue } = peopleImportRows
  const ids = slips.map(({ userId }) => userId)
  const rows = await tx
    .select({ importId, row, userId: isAgain ? slipOf : opened })
    .from(peopleImportRows)
    .where(isAgain ? inArray(slipOf, ids) : and(inArray(opened, ids), isNull(letterDue)))
  return new Map(
    rows.map((found) => [found.userId ?? 0, and(eq(importId, found.importId), eq(row, found.row))]),
  )
}

function together(waiting: readonly SlipPlace[], printed: readonly SlipPlace[]): SlipPlace[] {
  const places = waiting.map((place) => {
    const slips = printed.find(({ departamento }) => departamento === place.departamento)
    return slips ? { ...place, impresos: slips.impresos } : place
  })
  const others = printed.filter((each) =>
    waiting.every(({ departamento }) => departamento !== each.departamento),
  )
  return [...places, ...others]
}
