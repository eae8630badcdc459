import type { ImportField } from './fields.ts'
import type { Problem } from './problems.ts'

/** Field names with their article, for use in a sentence. */
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
  grupo: 'el grupo de pago',
  lider: 'el líder',
}

const begin = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a problem's sentence, for the screen and for the file of rows with errors (P-189). */
export function problemSentence({ field, what, of = '', and = 0 }: Problem): string {
  const name = names[field]
  switch (what) {
    case 'empty':
      return `Falta ${name}.`
    case 'broken':
      return 'Excel no pudo calcular esta celda.'
    case 'long':
      return `${begin(name)} trae más de ${of} letras.`
    case 'number':
      return 'Usa solo dígitos, hasta 10.'
    case 'length':
      return `${begin(name)} trae ${and} de ${of} ${field === 'nss' ? 'dígitos' : 'letras'}.`
    case 'signs':
      return `${begin(name)} trae un signo que no va.`
    case 'noDay':
      return 'Ese día no existe.'
    case 'noDate':
      return 'Escribe la fecha así: 31/12/2026.'
    case 'tooLate':
      return 'Esa fecha está demasiado lejos.'
    case 'tooEarly':
      return field === 'baja' ? 'La baja es anterior al ingreso.' : 'Esa fecha es demasiado antigua.'
    case 'mail':
      return 'Al correo le falta algo.'
    case 'sex':
      return 'Escribe H para hombre o M para mujer.'
    case 'shift':
      return 'El turno es 1, 2 o 3.'
    case 'unknownDepartment':
      return `El departamento ${of} no existe.`
    case 'unclearDepartment':
      return `Hay varios departamentos ${of}. Usa su clave.`
    case 'unknownCompany':
      return `La compañía ${of} no existe.`
    case 'unknownPlant':
      return `La planta ${of} no existe.`
    case 'unknownGroup':
      return `El grupo de pago ${of} no existe.`
    case 'unknownLeader':
      return `El líder ${of} no existe.`
    case 'badLeader':
      return `La fila ${of}, de su líder, tiene un error.`
    case 'ownLeader':
      return 'Nadie es su propio líder.'
    case 'circle':
      return `Sus líderes forman un círculo: ${of}.`
    case 'twice':
      return `El número ${of} ya está en la fila ${and}.`
    case 'mailTwice':
      return `Ese correo ya está en la fila ${of}.`
    case 'curpTwice':
      return `Esa CURP está también en la fila ${of}.`
    case 'curpTaken':
      return `Esa CURP es del número ${of}.`
    case 'otherPerson':
      return `El número ${of} es de alguien con otra CURP.`
    case 'mailTaken':
      return 'Ese correo ya es de otra persona.'
    case 'mailOfRole':
      return 'Tiene un rol: su correo no se cambia con un archivo.'
    case 'numberTaken':
      return `El número ${of} ya es el usuario de otra persona.`
    case 'candidate':
      return `El número ${of} es de un candidato.`
    case 'own':
      return 'Es tu propia cuenta: no se cierra con un archivo.'
    case 'administrator':
      return 'Administra el portal: cierra su cuenta en Personas.'
  }
}
