import type { DeskWorkCount } from '#contract/portal-health/desk-today.ts'
import { gatePlace, isOverdue } from '#domain/approvals/gate.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { listEntries } from '../gate/queries.ts'
import { work } from './count-work.ts'

export async function gateWork(tx: Tx, now: Date): Promise<DeskWorkCount[]> {
  const entries = (await listEntries(tx, companyDate(now.getTime()), now)).map((entry) => ({
    ...entry,
    place: gatePlace(entry, entry.marca?.via ?? null),
  }))
  const inPlace = (wanted: string) => entries.filter(({ place }) => place === wanted)
  const inside = inPlace('inside')
  const late = inside.filter((entry) => isOverdue(entry, now.getTime())).length
  return [
    work('llegan', { waiting: inPlace('ahead').length }),
    work('adentro', { waiting: inside.length, late }),
  ]
}
