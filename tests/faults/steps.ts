import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { goodSteps } from '../support/people/data-form-steps.ts'
import { dataFormPage } from '../support/pages/data-form-steps.ts'

export function datosWith(step: StepNumber, mark: number): object {
  const { idiomas, ...languages } = goodSteps[5]
  const [mother, ...family] = goodSteps[7].familiares
  switch (step) {
    case 1:
      return { ...goodSteps[1], calle: `${dataFormPage.street.label} ${mark}` }
    case 2:
      return { ...goodSteps[2], lugarNacimiento: `Pueblo ${mark}` }
    case 3:
      return { ...goodSteps[3], ine: String(mark).padStart(10, '0') }
    case 4:
      return { ...goodSteps[4], nombre: `Escuela ${mark}` }
    case 5:
      return { ...languages, idiomas: [{ ...idiomas[0], nombreOtroIdioma: `Lengua ${mark}` }] }
    case 6:
      return { ...goodSteps[6], nombreNumeroEmergencia: `Rosa ${mark}` }
    case 7:
      return { familiares: [{ ...mother, lugar: `Ejido ${mark}` }, ...family] }
  }
}

export const markedColumns: { [N in StepNumber]: { table: string; column: string; isList: boolean } } = {
  1: { table: 'form_addresses', column: 'street', isList: false },
  2: { table: 'form_personal', column: 'birth_place', isList: false },
  3: { table: 'form_identification', column: 'ine', isList: false },
  4: { table: 'form_education', column: 'institute', isList: false },
  5: { table: 'form_language_rows', column: 'name', isList: true },
  6: { table: 'form_health', column: 'emergency_name', isList: false },
  7: { table: 'form_relatives', column: 'place', isList: true },
}
