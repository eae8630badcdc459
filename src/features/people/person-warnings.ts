import { codeOf, isRealDate } from '#domain/data-form/data-form-fields.ts'
import { emptyIdentification } from '#domain/data-form/data-form-step-3.ts'
import { birthFromCurp, stepWarnings, type Warning } from '#domain/data-form/data-form-warnings.ts'
import type { PersonForm } from './person-form.ts'

/** Warnings do not block saving. This file and its check-digit rules load after the form. */
export function warningsOf({ curp, rfc, nss, nacimiento, sexo, ...form }: PersonForm): Warning[] {
  const isNamed = form.nombre.trim() !== '' && form.paterno.trim() !== ''
  return stepWarnings(
    3,
    { ...emptyIdentification(), curp, rfc, nss },
    {
      // A date that is still being typed contradicts nothing.
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
