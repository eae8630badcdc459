import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { DeskWorkCount } from '#contract/portal-health/desk-today.ts'
import { LOW_DISK_FACTOR, OLDEST_BACKUP_MS } from '#domain/portal-health/upkeep-limits.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { isAtRest } from '../../db/copy-at-rest.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { peopleImportRows } from '../../db/schema/imports/people-import.ts'
import { users } from '../../db/schema/people.ts'
import { roleProposals } from '../../db/schema/roles.ts'
import type { BackupState } from '../../facilities/backup-state.ts'
import type { Services } from '../../facilities/services.ts'
import type { User } from '../../identity/user.ts'
import { isWaiting } from '../people-import/passwords/waiting.ts'
import { countLateLetters } from '../portal-health/letters.ts'
import { affectedAdministrator } from '../roles/proposals.ts'
import { lateBefore, work } from './count-work.ts'

/** Minimum number of a page error's occurrences within two days to count as repeated. */
const REPEATED = 3

interface Sources {
  tx: Tx
  now: Date
  services: Pick<Services, 'backup' | 'disk' | 'environment'>
}

export async function portalWork({ tx, now, services }: Sources): Promise<DeskWorkCount[]> {
  const isCopy = isAtRest(services.environment)
  return [
    work('copia', { failed: Number(isCopy) }),
    ...backupWork(isCopy ? null : services.backup(), now),
    ...(await diskWork(services)),
    work('correos', { failed: await countLateLetters(tx, now) }),
    work('cartas', { failed: await countLostPasswords(tx) }),
    work('errores', { failed: await countRepeatedErrors(tx, now) }),
  ]
}

function backupWork(state: BackupState | null, now: Date): DeskWorkCount[] {
  if (state === null) return []
  if (state.hasFailed) return [work('respaldo-fallo', { failed: 1 })]
  if (!state.isKnown) return []
  if (state.newestMs === null) return [work('respaldo-falta', { failed: 1 })]
  return [work('respaldo-viejo', { failed: Number(now.getTime() - state.newestMs > OLDEST_BACKUP_MS) })]
}

async function diskWork({ disk }: Pick<Services, 'disk'>): Promise<DeskWorkCount[]> {
  const room = await disk.look()
  if (room === null) return []
  const { free, floor } = room
  if (free < floor) return [work('disco-lleno', { failed: 1 })]
  return [work('disco-poco', { waiting: Number(free < LOW_DISK_FACTOR * floor) })]
}

async function countLostPasswords(tx: Tx): Promise<number> {
  const [found] = await tx
    .select({ times: sql<number>`count(*)::int` })
    .from(peopleImportRows)
    .innerJoin(users, eq(users.id, peopleImportRows.opened))
    .where(and(isWaiting, isNull(peopleImportRows.letterDue), gt(peopleImportRows.letterTries, 0)))
  return found?.times ?? 0
}

async function countRepeatedErrors(tx: Tx, now: Date): Promise<number> {
  const yesterday = addDays(companyDate(now.getTime()), -1)
  const [found] = await readRows<{ times: number }>(
    tx,
    sql`select count(*)::int as times from (select error_id from portal_error_days
      where day >= ${yesterday}::date group by error_id having sum(times) >= ${REPEATED}) repeated`,
  )
  return found?.times ?? 0
}

export async function roleWork(tx: Tx, user: User, now: Date): Promise<DeskWorkCount> {
  const proposals = await tx
    .select()
    .from(roleProposals)
    .where(
      and(
        isNull(roleProposals.decidedAt),
        gt(roleProposals.endsAt, now),
        ne(roleProposals.proposedBy, user.id),
      ),
    )
  let waiting = 0
  let late = 0
  for (const proposal of proposals) {
    const isAboutCaller = proposal.userId === user.id
    if (isAboutCaller && !(await affectedAdministrator(tx, proposal.proposedBy, proposal)).includes(user.id))
      continue
    waiting += 1
    late += Number(proposal.proposedAt < lateBefore(now))
  }
  return work('roles', { waiting, late })
}
