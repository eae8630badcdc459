import * as visits from '#contract/approvals/visits.ts'
import { companyDate } from '#domain/time/dates.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { decide } from '../approvals/decide.ts'
import { itemTokens, openItemToken } from '../approvals/item-token.ts'
import { type Approval, detailText, listWaiting } from '../approvals/queries.ts'
import { readComment } from '../approvals/read-comment.ts'
import { approvalTexts } from '../approvals/texts.es.ts'
import { employeeOf } from '../own-data.ts'
import { visitTexts as texts } from './texts.es.ts'
import { approvalRules } from '../../audit/approval-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const AUTHORIZES = 1

const service = defineService(
  visits,
  {
    async listPendingVisits(_input, context) {
      const { tx, user, clock } = context
      const employeeId = employeeOf(user)
      const rows = await listWaiting(tx, employeeId, ['visita'], companyDate(clock.now().getTime()))
      const tokenOf = await itemTokens(context, employeeId)
      return {
        status: rows.length === 0 ? 'VACIO' : 'OK',
        respuesta: rows.map(({ approval, requester }) => ({
          ...toWire(approval),
          Emplid: requester.number,
          solicitante: requester.name,
          token: tokenOf(approval.id),
        })),
      }
    },

    async decideVisit({ token_visita: token, password, idVisita: id, estatus, comentario }, context) {
      const { user } = context
      const employeeId = employeeOf(user)
      const itemToken = token === password ? await openItemToken(context, token) : null
      if (itemToken?.approvalId !== id || itemToken.employeeId !== employeeId) {
        throw new WireFault('EXPSESSION', approvalTexts.itemUsed)
      }
      const comment = readComment(comentario)
      const authorizes = estatus === AUTHORIZES
      if (!authorizes && comment === null) return failed(approvalTexts.needsReason)
      try {
        await decide(
          context,
          { id, kind: 'visita' },
          { employeeId, userId: user.id },
          { state: authorizes ? 'authorized' : 'refused', comment },
        )
      } catch (cause) {
        if (!(cause instanceof WireFault)) throw cause
        return failed(cause.message)
      }
      const message = authorizes ? texts.authorized : texts.rejected
      return { status: 'OK', respuesta: { status_tran: 'OK', message } }
    },
  },
  { records: approvalRules, words: [[words, wordsEn]] },
)

export { service as visits }

function failed(message: string) {
  return { status: 'OK', respuesta: { status_tran: 'ERROR', message } }
}

/** Times are date and time in the company's time zone (APVI-10). */
function toWire(visit: Approval) {
  const { id, fromDay, toDay } = visit
  const text = (name: string) => detailText(visit, name)
  const at = (day: string | null, time: string) => ({ date: `${day ?? ''} ${time}:00.000000` })
  return {
    id,
    Nombre: text('nombre'),
    Paterno: text('paterno'),
    Materno: text('materno'),
    Compania: text('compania'),
    Dia: at(fromDay, '00:00'),
    DiaFin: at(toDay, '00:00'),
    Entrada: at(fromDay, text('entrada')),
    Salida: at(fromDay, text('salida')),
    Razon: text('razon'),
    Ubicacion: text('ubicacion'),
    AccionVisitanteDescr: text('accion'),
    AccionDetalleVisitanteDescr: text('accionDetalle'),
  }
}
