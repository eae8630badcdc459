/** Roles of an evaluator, `tipo` in the contract (spec 002 §3, "Survey row"). */
export const surveyKinds = { client: 'Cliente', peer: 'Par', boss: 'Jefe', self: 'Autoevaluación' } as const
export type SurveyKind = (typeof surveyKinds)[keyof typeof surveyKinds]
