import { codeOf } from '#domain/data-form-fields.ts'
import { emptyIdentification } from '#domain/data-form-step-3.ts'
import { birthFromCurp, stepWarnings, type Warning } from '#domain/data-form-warnings.ts'
import type { PersonForm } from './person-form.ts'

/** What looks wrong and blocks nobody. Fetched behind the form: check digits lie with the seven steps. */
export function warningsOf({ curp, rfc, nss, nacimiento, sexo, ...form }: PersonForm): Warning[] {
  const isNamed = form.nombre.trim() !== '' && form.paterno.trim() !== ''
  return stepWarnings(
    3,
    { ...emptyIdentification(), curp, rfc, nss },
    {
      birthDate: nacimiento,
      sex: sexo || undefined,
      name: isNamed ? `${form.nombre} ${form.paterno} ${form.materno}` : '',
    },
  )
}

/** A CURP that is right tells the birth date and the sex, where they are not written yet. */
export function filledFromCurp(form: PersonForm): PersonForm {
  const birth = birthFromCurp(codeOf(form.curp))
  if (birth === null) return form
  const told = birth.sex === 'H' ? 'H' : 'M'
  return { ...form, nacimiento: form.nacimiento || birth.date, sexo: form.sexo || told }
}
