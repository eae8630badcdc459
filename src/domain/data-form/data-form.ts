import { fieldsOf } from './data-form-fields.ts'
import type { StepContext, StepNumber, StepProblem } from './data-form-rules.ts'
import { type AddressValues, checkAddress, emptyAddress } from './data-form-step-1.ts'
import { checkPersonal, emptyPersonal, type PersonalDatos, type PersonalValues } from './data-form-step-2.ts'
import {
  checkIdentification,
  emptyIdentification,
  type IdentificationDatos,
  type IdentificationValues,
} from './data-form-step-3.ts'
import {
  checkEducation,
  type EducationDatos,
  type EducationValues,
  emptyEducation,
} from './data-form-step-4.ts'
import {
  checkLanguages,
  emptyLanguages,
  type LanguagesDatos,
  type LanguagesValues,
} from './data-form-step-5.ts'
import { checkHealth, emptyHealth, type HealthDatos, type HealthValues } from './data-form-step-6.ts'
import { checkFamily, emptyFamily, type FamilyDatos, type FamilyValues } from './data-form-step-7.ts'

/** Form values while a step is filled in: API names, texts as typed, null for open choices. */
export interface Values {
  1: AddressValues
  2: PersonalValues
  3: IdentificationValues
  4: EducationValues
  5: LanguagesValues
  6: HealthValues
  7: FamilyValues
}

export interface Datos {
  1: AddressValues
  2: PersonalDatos
  3: IdentificationDatos
  4: EducationDatos
  5: LanguagesDatos
  6: HealthDatos
  7: FamilyDatos
}

/** Problems in the spec's order, one per field; the snack bar shows the first. */
export type StepCheck<N extends StepNumber> =
  | { ok: true; datos: Datos[N] }
  | { ok: false; problems: readonly [StepProblem, ...StepProblem[]] }

type Checks = {
  [N in StepNumber]: (values: unknown, context: StepContext) => { datos: Datos[N]; problems: StepProblem[] }
}

const checks: Checks = {
  1: (values, context) => checkAddress(fieldsOf(values), context),
  2: (values, context) => checkPersonal(fieldsOf(values), context),
  3: (values, context) => checkIdentification(fieldsOf(values), context),
  4: (values, context) => checkEducation(fieldsOf(values), context),
  5: (values, context) => checkLanguages(fieldsOf(values), context),
  6: (values, context) => checkHealth(fieldsOf(values), context),
  7: (values) => checkFamily(values),
}

/**
 * Checks a step by the rules of spec 000 §5, in the form and on the server. Accepts any input and never throws.
 * Returned values are trimmed and pass the check again.
 */
export function checkStep<N extends StepNumber>(
  step: N,
  values: unknown,
  context: StepContext,
): StepCheck<N> {
  const { datos, problems } = checks[step](values, context)
  const [first, ...others] = problems
  return first === undefined ? { ok: true, datos } : { ok: false, problems: [first, ...others] }
}

const empty: { [N in StepNumber]: (context: Pick<StepContext, 'maritalStatus'>) => Values[N] } = {
  1: emptyAddress,
  2: emptyPersonal,
  3: emptyIdentification,
  4: emptyEducation,
  5: emptyLanguages,
  6: emptyHealth,
  7: emptyFamily,
}

export function emptyStep<N extends StepNumber>(
  step: N,
  context: Pick<StepContext, 'maritalStatus'>,
): Values[N] {
  return empty[step](context)
}
