import * as vacancies from '#contract/approvals/vacancies.ts'
import { companyDate } from '#domain/time/dates.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { decide } from '../approvals/decide.ts'
import { itemTokens, openItemToken } from '../approvals/item-token.ts'
import { detailText, findRow, listWaiting, lockApproval, mayDecide } from '../approvals/queries.ts'
import { readComment } from '../approvals/read-comment.ts'
import { approvalTexts } from '../approvals/texts.es.ts'
import { employeeOf } from '../own-data.ts'
import { rejectionTypes, vacancyTexts as texts } from './texts.es.ts'
import { approvalRules } from '../../audit/approval-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

/**
 * Values of Estatus on the wire. 3 (waiting) is this portal's own value; 8 (rejected) is from spec 002 §9.
 */
const WAITING = 3
const REJECTED = 8

const service = defineService(
  vacancies,
  {
    async listPendingVacancies(_input, context) {
      const { tx, user, clock } = context
      const employeeId = employeeOf(user)
      const rows = await listWaiting(tx, employeeId, ['vacante'], companyDate(clock.now().getTime()))
      const tokenOf = await itemTokens(context, employeeId)
      return {
        status: 'OK',
        respuesta: rows.map(({ approval, requester }) => ({
          id: approval.id,
          Nombre: detailText(approval, 'puesto'),
          EMP_NOMEMP: requester.name,
          token: tokenOf(approval.id),
          Estatus: WAITING,
        })),
      }
    },

    async readVacancy({ id }, { tx, user, clock }) {
      const employeeId = employeeOf(user)
      const row = await findRow(tx, id)
      const isOfCaller =
        row?.approval.kind === 'vacante' &&
        (row.approval.requesterId === employeeId ||
          (await mayDecide(tx, id, employeeId, companyDate(clock.now().getTime()))))
      if (!row || !isOfCaller) throw new WireFault('ERROR', approvalTexts.unknown)
      const { details } = row.approval
      const text = (name: string) => detailText(row.approval, name)
      const number = (name: string) => (typeof details[name] === 'number' ? details[name] : 0)
      return {
        status: 'OK',
        detalle: {
          Nombre: text('puesto'),
          productivity: text('productividad'),
          mercer: text('mercer'),
          razon: text('razon'),
          Contratacion: number('sueldo'),
          num_vacantes: number('lugares'),
        },
      }
    },

    async authorizeVacancy({ id, estatus, psw }, context) {
      const { token } = context
      const itemToken = token === psw ? await openItemToken(context, token) : null
      if (itemToken?.approvalId !== id) throw new WireFault('EXPSESSION', approvalTexts.itemUsed)
      // Spec 002 §4.6: a request must name the item's current Estatus.
      if (estatus !== WAITING)
        return { status: 'OK', respuesta: { estatusPass: 'DENIED', message: approvalTexts.itemUsed } }
      const { employeeId, userId } = itemToken
      try {
        await decide(
          context,
          { id, kind: 'vacante' },
          { employeeId, userId },
          { state: 'authorized', comment: null },
        )
      } catch (cause) {
        if (!(cause instanceof WireFault)) throw cause
        return { status: 'OK', respuesta: { estatusPass: 'DENIED', message: cause.message } }
      }
      return { status: 'OK', respuesta: { estatusPass: 'AUTHORIZED' } }
    },

    async rejectVacancy({ status, idVacante: id, comentarios }, context) {
      const { user } = context
      if (status !== REJECTED) return failed(approvalTexts.itemUsed)
      const comment = readComment(comentarios)
      if (comment === null) return failed(approvalTexts.needsReason)
      try {
        await decide(
          context,
          { id, kind: 'vacante' },
          { employeeId: employeeOf(user), userId: user.id },
          { state: 'refused', comment },
        )
      } catch (cause) {
        if (!(cause instanceof WireFault)) throw cause
        return failed(cause.message)
      }
      return { status: 'OK', respuesta: { status_tran: 'OK', message: texts.rejected } }
    },

    async markItemToken({ llave }, context) {
      const { tx, user } = context
      const itemToken = await openItemToken(context, llave)
      const item =
        itemToken && itemToken.employeeId === employeeOf(user)
          ? await lockApproval(tx, itemToken.approvalId)
          : null
      // The decision has already consumed the token; this call only confirms the decision.
      const [result, message] =
        item && item.state !== 'waiting' ? ['OK', ''] : ['ERROR', approvalTexts.itemUsed]
      return { status: result, status_tran: result, message, respuesta: { status_tran: result, message } }
    },

    listRejectionTypes: async () => ({
      status: 'OK',
      respuesta: rejectionTypes.map((descripcion, at) => ({ id: at + 1, descripcion })),
    }),
  },
  { records: approvalRules, words: [[words, wordsEn]] },
)

export { service as vacancies }

function failed(message: string) {
  return { status: 'OK', respuesta: { status_tran: 'ERROR', message } }
}
