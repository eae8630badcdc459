import { positionKey } from '#domain/positions/profile.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { openVacancy, positionSeed } from './position-words.es.ts'

/**
 * Inserts requirements of some positions in the team of 100201. One position has an authorized open vacancy.
 */
export async function insertPositions(tx: Tx, ids: ReadonlyMap<string, number>, now: Date) {
  await tx.insert(tables.positions).values(
    positionSeed.map(({ puesto, requisitos }) => ({
      name: puesto,
      key: positionKey(puesto),
      requirements: requisitos,
      updatedAt: now,
    })),
  )
  const [requesterId, approverId] = [ids.get('100201'), ids.get('100301')]
  if (requesterId === undefined || approverId === undefined)
    throw new Error('the demo has no employee 100201 or 100301')
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
  await tx.insert(tables.approvals).values({
    kind: 'vacante',
    requesterId,
    approverId,
    details: openVacancy,
    state: 'authorized',
    requestedAt: daysAgo(12),
    decidedAt: daysAgo(10),
  })
}
