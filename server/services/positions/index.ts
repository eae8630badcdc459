import { inArray } from 'drizzle-orm'
import * as positionsContract from '#contract/people/positions.ts'
import { isSameProfile, positionKey } from '#domain/positions/profile.ts'
import { tables } from '../../db/schema/tables.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { listAll, listTeamPositions } from './queries.ts'
import { positionTexts as texts } from './texts.es.ts'
import { deskRules } from '../../audit/desk-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const { positions } = tables

const service = defineService(
  positionsContract,
  {
    readTeamPositions: async (_input, { tx, user, clock }) => ({
      status: 'OK',
      data: await listTeamPositions(tx, employeeOf(user), clock.now()),
    }),

    listProfiles: async (_input, { tx }) => ({ status: 'OK', data: await listAll(tx) }),

    async loadProfiles({ perfiles }, { tx, user, clock }) {
      const keys = perfiles.map(({ puesto }) => positionKey(puesto))
      if (new Set(keys).size < keys.length) throw new WireFault('ERROR', texts.twice)
      // Locks in a fixed order, because simultaneous calls could otherwise deadlock.
      const known = await tx
        .select()
        .from(positions)
        .where(inArray(positions.key, keys))
        .orderBy(positions.id)
        .for('update')
      const byKey = new Map(known.map((row) => [row.key, row]))
      const counts = { nuevos: 0, cambiados: 0, iguales: 0 }
      const sorted = [...perfiles].sort((one, other) =>
        positionKey(one.puesto) < positionKey(other.puesto) ? -1 : 1,
      )
      for (const { puesto, requisitos } of sorted) {
        const before = byKey.get(positionKey(puesto))
        if (before && isSameProfile(before.requirements, requisitos)) {
          counts.iguales += 1
          continue
        }
        counts[before ? 'cambiados' : 'nuevos'] += 1
        const row = { name: puesto, requirements: requisitos, updatedAt: clock.now(), updatedBy: user.id }
        await tx
          .insert(positions)
          .values({ ...row, key: positionKey(puesto) })
          .onConflictDoUpdate({ target: positions.key, set: row })
      }
      return { status: 'OK', ...counts }
    },
  },
  { records: deskRules, words: [[words, wordsEn]] },
)

export { service as positionsService }
