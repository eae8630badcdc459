import { createDescriber, type SentenceFor } from '../import-file/cell-problem.ts'
import { cellSentences } from '../import-file/problem-words.en.ts'
import type { ImportField } from './columns/fields.ts'
import type { Problem } from './problems.ts'

const names: Record<ImportField, string> = {
  numero: 'number',
  nombreCompleto: 'name',
  nombre: 'name',
  apellidos: 'surnames',
  paterno: 'father’s surname',
  materno: 'mother’s surname',
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
  descanso: 'weekly rest',
  grupo: 'pay group',
  lider: 'leader',
}

const sentences: Readonly<Record<Problem['what'], SentenceFor>> = {
  ...cellSentences,
  number: () => 'Use digits only, up to 10.',
  length: (name, of, and, field) =>
    `The ${name} has ${and} of ${of} ${field === 'nss' ? 'digits' : 'characters'}.`,
  signs: (name) => `The ${name} has a character that isn’t allowed.`,
  noDay: () => 'That day doesn’t exist.',
  tooLate: () => 'That date is too far in the future.',
  tooEarly: (_name, _of, _and, field) =>
    field === 'baja' ? 'The leaving date is before the hire date.' : 'That date is too long ago.',
  mail: () => 'Something is missing in the email.',
  sex: () => 'Enter H for man or M for woman.',
  shift: () => 'The shift must be 1, 2 or 3.',
  rest: () => 'Enter the weekly rest days: Saturday, Sunday.',
  unknownDepartment: (_name, of) => `Department ${of} doesn’t exist.`,
  unclearDepartment: (_name, of) => `There are several departments named ${of}. Use the code.`,
  unknownCompany: (_name, of) => `Company ${of} doesn’t exist.`,
  unknownPlant: (_name, of) => `Plant ${of} doesn’t exist.`,
  unknownGroup: (_name, of) => `Pay group ${of} doesn’t exist.`,
  unknownLeader: (_name, of) => `Leader ${of} doesn’t exist.`,
  badLeader: (_name, of) => `The leader’s row, ${of}, has an error.`,
  ownLeader: () => 'Nobody can be their own leader.',
  circle: (_name, of) => `Their leaders form a circle: ${of}.`,
  twice: (_name, of, and) => `Number ${of} is already in row ${and}.`,
  mailTwice: (_name, of) => `That email is already in row ${of}.`,
  curpTwice: (_name, of) => `That CURP is also in row ${of}.`,
  curpTaken: (_name, of) => `That CURP belongs to number ${of}.`,
  otherPerson: (_name, of) => `Number ${of} belongs to someone with a different CURP.`,
  formerPerson: (_name, of) => `Number ${of} belonged to someone with a different name: use a new number.`,
  mailTaken: () => 'That email belongs to someone else.',
  mailOfRole: () => 'They have a role: their email can’t be changed with a file.',
  numberTaken: (_name, of) => `Number ${of} is already someone else’s username.`,
  candidate: (_name, of) => `Number ${of} belongs to a candidate.`,
  own: () => 'It’s your own account: it can’t be closed with a file.',
  administrator: () => 'They’re a portal administrator: close their account in People.',
}

export const problemSentence = createDescriber(sentences, names)
