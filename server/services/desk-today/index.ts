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
 * Counts what waits and what failed at the caller's desks (P-248). Each part is read only for a caller with its
 * role. A role limited to some people does not count, because these numbers are about everybody.
 */
export const deskToday = defineService(operations, {
  async readDeskToday(_input, { tx, user, clock, services }) {
    const now = clock.now()
    const inicio = user.isAdministrator ? await readSetUp(tx, services) : null
    const data = [
      ...(user.isAdministrator ? await portalWork({ tx, now, services }) : []),
      // Reported only after the first set-up, whose list shows the backup step.
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
