import { createDescriber, type SentenceFor } from '../import-file/cell-problem.ts'
import { capitalize, cellSentences } from '../import-file/problem-words.es.ts'
import type { ImportField } from './columns/fields.ts'

const names: Record<ImportField, string> = {
  numero: 'el número',
  nombreCompleto: 'el nombre',
  nombre: 'el nombre',
  apellidos: 'los apellidos',
  paterno: 'el apellido paterno',
  materno: 'el apellido materno',
  curp: 'la CURP',
  rfc: 'el RFC',
  nss: 'el NSS',
  correo: 'el correo',
  telefono: 'el teléfono',
  nacimiento: 'la fecha de nacimiento',
  sexo: 'el sexo',
  ingreso: 'la fecha de ingreso',
  baja: 'la fecha de baja',
  compania: 'la compañía',
  planta: 'la planta',
  departamento: 'el departamento',
  puesto: 'el puesto',
  turno: 'el turno',
  descanso: 'el descanso semanal',
  grupo: 'el grupo de pago',
  lider: 'el líder',
}

export const sentences = {
  ...cellSentences,
  length: (name, of, and, field) =>
    `${capitalize(name)} trae ${and} de ${of} ${field === 'nss' ? 'dígitos' : 'letras'}.`,
  signs: (name) => `${capitalize(name)} trae un signo que no va.`,
  tooLate: () => 'Esa fecha está demasiado lejos.',
  tooEarly: (_name, _of, _and, field) =>
    field === 'baja' ? 'La baja es antes del ingreso.' : 'Esa fecha es demasiado antigua.',
  mail: () => 'Al correo le falta algo.',
  sex: () => 'Escribe H para hombre o M para mujer.',
  shift: () => 'El turno es 1, 2 o 3.',
  rest: () => 'Escribe los días que descansa: sábado, domingo.',
  unknownDepartment: (_name, of) => `El departamento ${of} no existe.`,
  unclearDepartment: (_name, of) => `Hay varios departamentos ${of}. Usa su clave.`,
  unknownCompany: (_name, of) => `La compañía ${of} no existe.`,
  unknownPlant: (_name, of) => `La planta ${of} no existe.`,
  unknownGroup: (_name, of) => `El grupo de pago ${of} no existe.`,
  unknownLeader: (_name, of) => `El líder ${of} no existe.`,
  badLeader: (_name, of) => `La fila ${of}, de su líder, tiene un error.`,
  ownLeader: () => 'Nadie puede ser su propio líder.',
  circle: (_name, of) => `Sus líderes forman un círculo: ${of}.`,
  twice: (_name, of, and) => `El número ${of} ya está en la fila ${and}.`,
  mailTwice: (_name, of) => `Ese correo ya está en la fila ${of}.`,
  curpTwice: (_name, of) => `Esa CURP está también en la fila ${of}.`,
  curpTaken: (_name, of) => `Esa CURP es del número ${of}.`,
  otherPerson: (_name, of) => `El número ${of} es de alguien con otra CURP.`,
  formerPerson: (_name, of) => `El número ${of} fue de alguien con otro nombre: usa un número nuevo.`,
  mailTaken: () => 'Ese correo ya es de otra persona.',
  mailOfRole: () => 'Tiene un rol: su correo no se cambia con un archivo.',
  numberTaken: (_name, of) => `El número ${of} ya es el usuario de otra persona.`,
  candidate: (_name, of) => `El número ${of} es de un candidato.`,
  own: () => 'Es tu propia cuenta: no se cierra con un archivo.',
  administrator: () => 'Administra el portal: cierra su cuenta en Personas.',
} satisfies Record<string, SentenceFor>

export const problemSentence = createDescriber(sentences, names)
