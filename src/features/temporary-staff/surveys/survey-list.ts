import type { listSurveys, SurveyRow } from '#contract/evaluations/evaluations.ts'
import { asListed } from '#contract/evaluations/listed-rows.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'

export type Surveys = ResponseOf<typeof listSurveys>['result']

export function itemOf(survey: SurveyRow): { id: number } {
  return asListed(survey) as { id: number }
}
