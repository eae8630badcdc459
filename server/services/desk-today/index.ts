import * as operations from '#contract/portal-health/desk-today.ts'
import type { DeskWorkCount, SetUp } from '#contract/portal-health/desk-today.ts'
import type { Tx } from '../../db/connection.ts'
import { isImporter } from '../../identity/importer.ts'
import type { User } from '../../identity/user.ts'
import { defineService } from '../../operations/service.ts'
import { work } from './count-work.ts'
import { fundWork } from './fund.ts'
import { gateWork } from './gate.ts'
import { humanResourcesWork } from './human-resources.ts'
import { dataFiles, payrollFiles, peopleFiles, waitingReceipts } from './imports.ts'
import { portalWork, roleWork } from './portal.ts'
import { readSetUp } from './set-up.ts'

/**
 * Counts waiting and failed work for the caller's roles (P-248). Ignores roles limited to some people,
 * because the counts include everybody.
 */
export const deskToday = defineService(operations, {
  async readDeskToday(_input, { tx, user, clock, services }) {
    const now = clock.now()
    const inicio = user.isAdministrator ? await readSetUp(tx, services) : null
    const data = [
      ...(user.isAdministrator ? await portalWork({ tx, now, services }) : []),
      // Reports missing backups only after the first set-up, whose list already shows the backup step.
      ...(inicio?.sinRespaldos && isSetUp(inicio) ? [work('respaldo-apagado', { waiting: 1 })] : []),
      ...(await sharedWork(tx, user, now)),
    ]
    return { status: 'OK', data: data.filter(({ cuantos }) => cuantos > 0), ...(inicio && { inicio }) }
  },
})

const isSetUp = ({ compania, roles, personas, nomina }: SetUp) => compania && roles && personas && nomina

async function sharedWork(tx: Tx, user: User, now: Date): Promise<DeskWorkCount[]> {
  return [
    ...(user.isAdministrator ? [await roleWork(tx, user, now), await peopleFiles(tx, now)] : []),
    ...(isImporter(user) ? [await dataFiles(tx, user, now)] : []),
    ...(user.isPayroll ? [await payrollFiles(tx, now), await waitingReceipts(tx, now)] : []),
    ...(user.isHumanResources ? await humanResourcesWork(tx, user, now) : []),
    ...(user.isFund ? await fundWork(tx, user, now) : []),
    ...(user.isGate ? await gateWork(tx, now) : []),
  ]
}
