import { surveyOf } from '#domain/requests/request-forms.ts'
import type { QueuedOperation } from '../protocol/queued-operation.ts'
import { sendSurvey } from './survey-answers.ts'

/** Repeated until it succeeds: an answered survey stays unchanged (EXISTE). */
export const queued: readonly QueuedOperation[] = [
  {
    operation: sendSurvey,
    opens: (form) => `/Evaluaciones/${surveyOf(form) ?? ''}`,
    list: '/Evaluaciones',
    kind: 'survey',
  },
]
