import type { FieldRule, StepRule } from './data-form-rules.ts'

/**
 * Texts of the rules, for the snack bar and for the server's response to a refused step.
 * @NOTE the spec's own spelling ('numericos', 'digitos', 'valido' …) stays as it is.
 */
export const stepMessages: Record<StepRule, string> = {
  incomplete: 'Responde las preguntas para continuar a la siguiente sección',
  notNumeric: 'Escriba valores numericos en los campos correspondientes',
  postalCodeLength: 'Ingrese los 5 digitos del código postal',
  mobileLength: 'Ingrese los 10 digitos de su celular',
  mailInvalid: 'Debes ingresar un correo valido',
  mailOfCompany: 'Ingresa un correo personal',
  phoneNotNumeric: 'Escriba valores numericos si ingresa Telefono de casa',
  ineLength: 'Escriba los 10 numeros de su identificación ubicados atrás despues de la clave IDMEX',
  rfcLength: 'Por favor, complete el numero de caracteres solicitados en su RFC',
  nssLength: 'Por favor, complete el numero de caracteres solicitados en su NSS',
  curpLength: 'Por favor, complete el numero de caracteres solicitados en su CURP',
  countNotNumeric: 'Evita ingresar palabras en campos numericos',
  emergencyLength: 'Ingrese los 10 digitos del numero de celular de emergencia',
  familyIncomplete: 'Por favor complete la tabla de familiares para continuar',
  lastStepIncomplete: 'Responde las preguntas para guardar el registro',
  choice: 'Elige una opción de la lista',
  dateInvalid: 'Escribe una fecha que exista',
  birthRange: 'Escribe una fecha entre el 01/01/1950 y hoy',
  yearsRange: 'Escribe los años en números, de 0 a 99',
  monthsRange: 'Elige de 1 a 11 meses',
  schoolMonthRange: 'Elige un mes entre 1956 y este año',
  phoneTooLong: 'Escribe 15 números o menos en el teléfono de casa',
  weightRange: 'Escribe tu peso entre 20 y 300 kg',
  ageRange: 'Escribe la edad en números, de 1 a 99',
  tooMany: 'Agrega 30 como máximo',
  tooLong: 'Escribe 120 letras o menos en cada respuesta',
}

/** Texts under a field, in addition to the text of the snack bar (spec 000 §5). */
export const fieldMessages: Record<FieldRule, string> = {
  required: 'Campo obligatorio.',
  longerThan5: 'Max 5 caracteres',
  not10: 'Deben ser 10 caracteres',
}
