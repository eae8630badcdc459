import type { ImportField } from '#domain/people-import/fields.ts'
import type { Problem } from '#domain/people-import/problems.ts'

const names: Record<ImportField, string> = {
  numero: 'number',
  nombreCompleto: 'name',
  nombre: 'name',
  apellidos: 'surnames',
  paterno: 'paternal surname',
  materno: 'maternal surname',
  curp: 'CURP',
  rfc: 'RFC',
  nss: 'NSS',
  correo: 'email',
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
      return 'Excel couldn’t calculate this cell.'
    case 'long':
      return `The ${name} has more than ${of} characters.`
    case 'number':
      return 'Use digits only, up to 10.'
    case 'length':
      return `The ${name} has ${and} of ${of} ${field === 'nss' ? 'digits' : 'characters'}.`
    case 'signs':
      return `The ${name} has a character that isn’t allowed.`
    case 'noDay':
      return 'That day doesn’t exist.'
    case 'noDate':
      return 'Enter the date like this: 31/12/2026.'
    case 'tooLate':
      return 'That date is too far in the future.'
    case 'tooEarly':
      return field === 'baja' ? 'The leaving date is before the hire date.' : 'That date is too long ago.'
    case 'mail':
      return 'Something is missing in the email.'
    case 'sex':
      return 'Enter H for man or M for woman.'
    case 'shift':
      return 'The shift must be 1, 2 or 3.'
    case 'unknownDepartment':
      return `Department ${of} doesn’t exist.`
    case 'unclearDepartment':
      return `There are several departments named ${of}. Use the code.`
    case 'unknownCompany':
      return `Company ${of} doesn’t exist.`
    case 'unknownPlant':
      return `Plant ${of} doesn’t exist.`
    case 'unknownGroup':
      return `Pay group ${of} doesn’t exist.`
    case 'unknownLeader':
      return `Leader ${of} doesn’t exist.`
    case 'badLeader':
      return `The leader’s row, ${of}, has an error.`
    case 'ownLeader':
      return 'Nobody can be their own leader.'
    case 'circle':
      return `Their leaders form a circle: ${of}.`
    case 'twice':
      return `Number ${of} is already in row ${and}.`
    case 'mailTwice':
      return `That email is already in row ${of}.`
    case 'curpTwice':
      return `That CURP is also in row ${of}.`
    case 'curpTaken':
      return `That CURP belongs to number ${of}.`
    case 'otherPerson':
      return `Number ${of} belongs to someone with a different CURP.`
    case 'mailTaken':
      return 'That email belongs to someone else.'
    case 'mailOfRole':
      return 'They have a role: their email can’t be changed with a file.'
    case 'numberTaken':
      return `Number ${of} is already someone else’s username.`
    case 'candidate':
      return `Number ${of} belongs to a candidate.`
    case 'own':
      return 'It’s your own account: it can’t be closed with a file.'
    case 'administrator':
      return 'They’re a portal administrator: close their account in People.'
  }
}
