import { codeOf, isRealDate } from '#domain/data-form/data-form-fields.ts'
import { emptyIdentification } from '#domain/data-form/data-form-step-3.ts'
import { birthFromCurp, stepWarnings, type Warning } from '#domain/data-form/data-form-warnings.ts'
import type { PersonForm } from './person-form.ts'

/** Returns warnings, which do not block saving. The check-digit rules load after the form. */
export function warningsOf({ curp, rfc, nss, nacimiento, sexo, ...form }: PersonForm): Warning[] {
  const isNamed = form.nombre.trim() !== '' && form.paterno.trim() !== ''
  return stepWarnings(
    3,
    { ...emptyIdentification(), curp, rfc, nss },
    {
      // An incomplete date contradicts nothing.
      birthDate: isRealDate(nacimiento) ? nacimiento : '',
      sex: sexo || undefined,
      name: isNamed ? `${form.nombre} ${form.paterno} ${form.materno}` : '',
    },
  )
}

/** Fills an empty birth date and sex from a valid CURP. */
export function filledFromCurp(form: PersonForm): PersonForm {
  const birth = birthFromCurp(codeOf(form.curp))
  if (birth === null) return form
  const told = birth.sex === 'H' ? 'H' : 'M'
  return { ...form, nacimiento: form.nacimiento || birth.date, sexo: form.sexo || told }
}
