/** As what somebody evaluates, `tipo` on the wire (spec 002 §3, "Survey row"). */
export const surveyKinds = { client: 'Cliente', peer: 'Par', boss: 'Jefe', self: 'Autoevaluación' } as const
export type SurveyKind = (typeof surveyKinds)[keyof typeof surveyKinds]
