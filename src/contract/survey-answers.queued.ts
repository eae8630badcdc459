import { surveyOf } from '#domain/request-forms.ts'
import type { QueuedOperation } from './queued-operation.ts'
import { sendSurvey } from './survey-answers.ts'

/** Sent again as often as it takes: a survey that was answered before is answered as it stands (EXISTE). */
export const queuedSurveys: readonly QueuedOperation[] = [
  { operation: sendSurvey, opens: (form) => `/Evaluaciones/${surveyOf(form) ?? ''}` },
]
