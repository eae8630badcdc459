import * as leader from '#contract/people/leader.ts'
import * as own from '#contract/time/own-alerts.ts'
import * as contract from '#contract/time/time-alerts.ts'
import { defineService } from '../../operations/service.ts'
import { employeeOf } from '../own-data.ts'
import { countNewOfTeam, countTeam, listOwn, listTeam, markSeen, scheduleOf } from './queries.ts'
import { record } from './record.ts'
import { deskRules } from '../../audit/desk-rules.ts'

const leaders = defineService(leader, {
  async readTeamSize(_input, { tx, user, clock }) {
    const cantidad = await countTeam(tx, employeeOf(user))
    if (cantidad === 0) return { status: 'OK', cantidad }
    return { status: 'OK', cantidad, alertasNuevas: await countNewOfTeam(tx, employeeOf(user), clock.now()) }
  },
})

/** Alerts about time (spec 001 §2 and §7, TIME-01 … TIME-10). */
const alerts = defineService(
  { ...own, ...contract },
  {
    async listOwnAlerts(_input, { tx, user, clock }) {
      const rows = await listOwn(tx, employeeOf(user), clock.now())
      const data = rows.map((row) => ({ emplid: user.number, ...row }))
      return { status: data.length > 0 ? 'OK' : 'VACIO', data }
    },
    async listTeamAlerts(_input, { tx, user, clock }) {
      return { status: 'OK', data: await listTeam(tx, employeeOf(user), clock.now()) }
    },
    async markOwnAlertsSeen(_input, { tx, user, clock }) {
      await markSeen(tx, employeeOf(user), 'own', clock.now())
      return { status: 'OK' }
    },
    async markTeamAlertsSeen(_input, { tx, user, clock }) {
      await markSeen(tx, employeeOf(user), 'team', clock.now())
      return { status: 'OK' }
    },
    async readCanteenSchedule(_input, { tx, user }) {
      const horario = await scheduleOf(tx, employeeOf(user))
      return horario ? { status: 'OK', tieneHorario: true, horario } : { status: 'OK', tieneHorario: false }
    },
    recordTimeAlert: record,
  },
  { records: deskRules },
)

export const timeAlerts = [...leaders, ...alerts]
