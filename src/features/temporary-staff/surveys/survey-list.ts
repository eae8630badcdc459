import type { listSurveys } from '#contract/evaluations/evaluations.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'

export type Surveys = ResponseOf<typeof listSurveys>['result']
