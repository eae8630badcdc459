import * as decisions from '#contract/approvals/incident-decisions.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { User } from '../../identity/user.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { decide } from '../approvals/decide.ts'
import { approvalTexts } from '../approvals/texts.es.ts'
import { employeeOf } from '../own-data.ts'
import { kindOf, listToDecide } from './queries.ts'
import { approvalRules } from '../../audit/approval-rules.ts'

/** Value of `estatus` that authorizes (spec 002 §9). */
const AUTHORIZE = 2

const service = defineService(
  decisions,
  {
    async listIncidentsToDecide(_input, { tx, user, clock }) {
      const rows = await listToDecide(tx, employeeOf(user), companyDate(clock.now().getTime()))
      return {
        status: 'Ok',
        incidenciasPorAutorizar: rows.map(({ incident, name, jobTitle }) => ({
          id_incidencia: incident.id,
          nombre: name,
          decripcion: kindOf(incident),
          fechaInIncidencia: incident.fromDay ?? '',
          fechaFiIncidencia: incident.toDay ?? '',
          puesto: jobTitle,
          registrada: incident.requestedAt.toISOString(),
        })),
      }
    },

    async decideIncident({ idIncidencia: id, estatus }, context) {
      const { user } = context
      const state = estatus === AUTHORIZE ? ('authorized' as const) : ('refused' as const)
      try {
        await decide(context, { id, kind: 'incidencia' }, deciderOf(user), { state, comment: null })
      } catch (cause) {
        if (!(cause instanceof WireFault)) throw cause
        return { status: 'Ok', incidencias: { estatusSolicitud: 'false' }, message: cause.message }
      }
      return { status: 'Ok', incidencias: { estatusSolicitud: 'true' } }
    },

    async authorizeIncidents({ idIncidencia: ids }, context) {
      const { tx, user } = context
      const refused: { id: number; message: string }[] = []
      try {
        // Authorizes all incidents or none, because the person confirmed the whole set.
        await tx.transaction(async (inner) => {
          // Sorted, because simultaneous authorizations must lock rows in the same order.
          for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
            try {
              const decision = { state: 'authorized', comment: null } as const
              await decide({ ...context, tx: inner }, { id, kind: 'incidencia' }, deciderOf(user), decision)
            } catch (cause) {
              if (!(cause instanceof WireFault)) throw cause
              refused.push({ id, message: cause.message })
            }
          }
          if (refused.length > 0) throw new WireFault('ERROR', approvalTexts.itemUsed)
        })
      } catch (cause) {
        if (!(cause instanceof WireFault)) throw cause
        return {
          status: 'Ok',
          incidencias: { estatusSolicitud: 'false' },
          message: cause.message,
          porIncidencia: refused,
        }
      }
      return { status: 'Ok', incidencias: { estatusSolicitud: 'true' } }
    },
  },
  { records: approvalRules },
)

export { service as incidentDecisions }

function deciderOf(user: User) {
  return { employeeId: employeeOf(user), userId: user.id }
}
