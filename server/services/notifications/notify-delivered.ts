import { and, eq, gt, isNull } from 'drizzle-orm'
import { askApproval } from '#contract/approvals/approval-asking.ts'
import { rateClarification, requestClarification } from '#contract/requests/clarifications.ts'
import { createDispute, rateDispute } from '#contract/requests/disputes.ts'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { saveStep } from '#contract/documents/documents.ts'
import { markAtGate } from '#contract/approvals/gate-mark.ts'
import { registerImprovement } from '#contract/improvements/improvement-idea.ts'
import { requestIncident } from '#contract/approvals/incidents.ts'
import { sendApplication } from '#contract/jobs/job-application.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { sendBenefits, sendPoll, sendRoutes } from '#contract/polls/poll-answers.ts'
import { acceptPrivacyNotice } from '#contract/privacy/privacy-consent.ts'
import { askPrivacyRight } from '#contract/privacy/privacy-right-ask.ts'
import { recognise } from '#contract/recognition/recognition-give.ts'
import { sendSurvey } from '#contract/evaluations/survey-answers.ts'
import { DOCUMENT_FORM, documentTypeName } from '#domain/documents/documents.ts'
import type { JsonObject } from '../../wire/body.ts'
import type { Tx } from '../../db/connection.ts'
import { sessions } from '../../db/schema/access.ts'
import { OPERATION_ID } from '../../operations/receipts.ts'
import type { NotifyDelivered } from '../../operations/run-operation.ts'
import { notify } from './notify.ts'
import { deliveryTexts as texts } from './texts.ts'

export const notifyDelivered: NotifyDelivered = async (context, delivery, kind) => {
  const { operation, input, userId, isAlone } = delivery
  // Delivered gate marks are not reported, because a guard makes dozens per hour and the guard's list shows
  // the marks.
  if (operation === markAtGate && kind === 'step-delivered') return
  if (!isAlone && (await isSignedIn(context.tx, userId, context.clock.now()))) return
  const item = itemOf(operation, input)
  const operationId = input[OPERATION_ID]
  const key = typeof operationId === 'string' ? operationId.toLowerCase() : ''
  await notify(context, { kind, to: { userIds: [userId] }, key, ...item })
}

async function isSignedIn(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const [live] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .limit(1)
  return live !== undefined
}

const requests = new Map<AnyOperation, { ref: string; subtitle: string }>([
  [requestClarification, { ref: 'aclaracion', subtitle: texts.clarification }],
  [rateClarification, { ref: 'aclaracion', subtitle: texts.clarificationRating }],
  [createDispute, { ref: 'inconformidad', subtitle: texts.dispute }],
  [rateDispute, { ref: 'inconformidad', subtitle: texts.disputeRating }],
  [requestIncident, { ref: 'incidencia', subtitle: texts.dayOff }],
  [askApproval, { ref: 'solicitud', subtitle: texts.asking }],
  [markAtGate, { ref: 'caseta', subtitle: texts.gateMark }],
  [sendSurvey, { ref: 'evaluacion', subtitle: texts.survey }],
  [registerImprovement, { ref: 'mejora', subtitle: texts.improvement }],
  [sendApplication, { ref: 'vacante', subtitle: texts.application }],
  [sendBenefits, { ref: 'encuesta', subtitle: texts.poll }],
  [sendRoutes, { ref: 'encuesta', subtitle: texts.poll }],
  [sendPoll, { ref: 'encuesta', subtitle: texts.poll }],
  [acceptPrivacyNotice, { ref: 'privacidad', subtitle: texts.privacy }],
  [askPrivacyRight, { ref: 'privacidad', subtitle: texts.right }],
  [recognise, { ref: 'reconocimiento', subtitle: texts.recognition }],
])

/** Returns what the notification is about. Checks the input, because a refused delivery may contain anything. */
function itemOf(operation: AnyOperation, input: JsonObject): { ref: string; subtitle?: string } {
  if (operation === saveStep && /^[1-7]$/.test(String(input.bandera))) {
    return { ref: String(input.bandera), subtitle: texts.step(String(input.bandera)) }
  }
  const request = requests.get(operation)
  if (request) return request
  const name = operation === uploadDocument ? documentTypeName(Number(input.idTipo)) : ''
  return name === '' ? { ref: '' } : { ref: `${DOCUMENT_FORM}${Number(input.idTipo)}`, subtitle: name }
}
