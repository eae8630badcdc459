import * as kardex from '#contract/time/kardex.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { KardexKind } from '#domain/time/kardex.ts'
import { defineService, type Handler } from '../../operations/service.ts'
import { employeeOf, requireOwnNumber } from '../own-data.ts'
import { findImportedDays } from './imports.ts'
import { countFacts, listFacts } from './queries.ts'
import { vacationOf } from './vacation.ts'

const DETAIL_LIMIT = 1000

function detailOf(kind: KardexKind): Handler<typeof kardex.listVacations> {
  return async ({ Folio }, { tx, user }) => {
    requireOwnNumber(user, Folio, 200)
    const data = await listFacts(tx, employeeOf(user), kind, DETAIL_LIMIT)
    return { status: data.length > 0 ? 'OK' : 'VACIO', data }
  }
}

const service = defineService(kardex, {
  async readKardex({ Folio }, { tx, user, clock }) {
    requireOwnNumber(user, Folio, 200)
    const today = companyDate(clock.now().getTime())
    const employeeId = employeeOf(user)
    return {
      status: 'OK',
      infoKardex: await countFacts(tx, employeeId, today),
      vacaciones: await vacationOf(tx, employeeId, today),
    }
  },
  listPermits: detailOf('permit'),
  listVacations: detailOf('vacation'),
  listIncapacities: detailOf('incapacity'),
  listUnjustifiedAbsences: detailOf('unjustified'),
  listAdministrativeAbsences: detailOf('administrative'),
  listCards: detailOf('card'),
  async readImportedDays(_input, context) {
    const { tx, user } = context
    const range = await findImportedDays(tx, user, context)
    return { status: 'OK', ...(range && { cubierto: { desde: range.from, hasta: range.to } }) }
  },
})

export { service as kardex }
