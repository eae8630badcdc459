import type { ImportField } from '#domain/people-import/fields.ts'
import type { Problem } from '#domain/people-import/problems.ts'

const names: Record<ImportField, string> = {
  numero: 'number',
  nombreCompleto: 'name',
  nombre: 'name',
  apellidos: 'surnames',
  paterno: 'first surname',
  materno: 'second surname',
  curp: 'CURP',
  rfc: 'RFC',
  nss: 'NSS',
  correo: 'mail',
  telefono: 'phone',
  nacimiento: 'date of birth',
  sexo: 'sex',
  ingreso: 'hire date',
  baja: 'leaving date',
  compania: 'company',
  planta: 'plant',
  departamento: 'department',
  puesto: 'position',
  turno: 'shift',
  grupo: 'pay group',
  lider: 'leader',
}

/** English version of problem-words.es.ts. */
export function problemSentence({ field, what, of = '', and = 0 }: Problem): string {
  const name = names[field]
  switch (what) {
    case 'empty':
      return `The ${name} is missing.`
    case 'broken':
      return 'Excel could not work this cell out.'
    case 'long':
      return `The ${name} has more than ${of} letters.`
    case 'number':
      return 'Use digits only, up to 10.'
    case 'length':
      return `The ${name} has ${and} of ${of} ${field === 'nss' ? 'digits' : 'letters'}.`
    case 'signs':
      return `The ${name} has a sign that does not belong.`
    case 'noDay':
      return 'That day does not exist.'
    case 'noDate':
      return 'Write the date like this: 31/12/2026.'
    case 'tooLate':
      return 'That day is too far ahead.'
    case 'tooEarly':
      return field === 'baja' ? 'The leaving date is before the hire date.' : 'That day is too long ago.'
    case 'mail':
      return 'The mail lacks something.'
    case 'sex':
      return 'Write H for man or M for woman.'
    case 'shift':
      return 'The shift is 1, 2 or 3.'
    case 'unknownDepartment':
      return `Department ${of} does not exist.`
    case 'unclearDepartment':
      return `There are several departments ${of}. Use its code.`
    case 'unknownCompany':
      return `Company ${of} does not exist.`
    case 'unknownPlant':
      return `Plant ${of} does not exist.`
    case 'unknownGroup':
      return `Pay group ${of} does not exist.`
    case 'unknownLeader':
      return `Leader ${of} does not exist.`
    case 'badLeader':
      return `Row ${of}, the leader's, has an error.`
    case 'ownLeader':
      return 'Nobody leads themselves.'
    case 'circle':
      return `They lead each other in a circle: ${of}.`
    case 'twice':
      return `Number ${of} is in row ${and} already.`
    case 'mailTwice':
      return `That mail is in row ${of} already.`
    case 'curpTwice':
      return `That CURP is in row ${of}, too.`
    case 'curpTaken':
      return `That CURP is of number ${of}.`
    case 'otherPerson':
      return `Number ${of} is of somebody with another CURP.`
    case 'mailTaken':
      return 'That mail is somebody else’s.'
    case 'mailOfRole':
      return 'This person has a role: a file does not change the mail.'
    case 'numberTaken':
      return `Number ${of} is somebody else's user name.`
    case 'candidate':
      return `Number ${of} is of a candidate.`
    case 'own':
      return 'It is your own account: a file does not close it.'
    case 'administrator':
      return 'This person administers the portal: close the account in People.'
  }
}
