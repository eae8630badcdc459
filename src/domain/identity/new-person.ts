import { isMail } from '../text/mail-address.ts'
import { addDays } from '../time/dates.ts'

export interface NewPerson {
  tipo: 'empleado' | 'candidato'
  numero: string
  nombre: string
  paterno: string
  materno: string
  /** YYYY-MM-DD. */
  nacimiento: string
  sexo: 'H' | 'M'
  curp: string
  rfc: string
  nss: string
  puesto: string
  /** YYYY-MM-DD. */
  ingreso: string
  /** Number of the leader; '' without one. */
  lider: string
  correo: string
  /** User name that the person may type instead of the number; '' means the number. */
  usuario: string
}

export type PersonField = Exclude<keyof NewPerson, 'tipo' | 'sexo'>
export type PersonFault = 'empty' | 'number' | 'date' | 'ahead' | 'length' | 'mail' | 'user'

/** Minimum working age (article 22 Bis of the labour law). */
const YOUNGEST = 15
/** Maximum days until the first working day, so that accounts can be prepared. */
const DAYS_AHEAD = 90

const lengths = { curp: 18, rfc: 13, nss: 11 } as const

/** White space of every kind, and invisible marks that copied numbers contain. */
const blanks = /[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g

function denseOf(text: string): string {
  return text.replace(blanks, '')
}

function isRealDate(date: string): boolean {
  return (
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(date) && !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date
  )
}

export function tidyPerson<Person extends Omit<NewPerson, 'sexo'>>(person: Person): Person {
  const name = (text: string) => text.replace(blanks, ' ').trim().toUpperCase()
  return {
    ...person,
    numero: denseOf(person.numero),
    nombre: name(person.nombre),
    paterno: name(person.paterno),
    materno: name(person.materno),
    curp: denseOf(person.curp).toUpperCase(),
    rfc: denseOf(person.rfc).toUpperCase(),
    nss: denseOf(person.nss),
    puesto: name(person.puesto),
    lider: denseOf(person.lider),
    correo: denseOf(person.correo),
    usuario: denseOf(person.usuario),
  }
}

/**
 * Returns the faults by field, in form order. CURP, RFC and NSS may be empty: the person enters them later.
 * @param person already normalized by tidyPerson
 * @param today YYYY-MM-DD
 */
export function personFaults(
  person: Omit<NewPerson, 'sexo'>,
  today: string,
): { field: PersonField; fault: PersonFault }[] {
  const found: { field: PersonField; fault: PersonFault }[] = []
  const add = (field: PersonField, fault: PersonFault) => found.push({ field, fault })
  if (person.numero === '') add('numero', 'empty')
  else if (!isEmployeeNumber(person.numero)) add('numero', 'number')
  for (const field of ['nombre', 'paterno', 'puesto'] as const) if (person[field] === '') add(field, 'empty')
  if (!isRealDate(person.nacimiento)) add('nacimiento', 'date')
  else if (person.nacimiento > yearsBefore(today, YOUNGEST) || person.nacimiento < yearsBefore(today, 110)) {
    add('nacimiento', 'ahead')
  }
  for (const field of ['curp', 'rfc', 'nss'] as const) {
    if (person[field] !== '' && !isShaped(field, person[field])) add(field, 'length')
  }
  if (!isRealDate(person.ingreso)) add('ingreso', 'date')
  else if (person.ingreso > addDays(today, DAYS_AHEAD)) add('ingreso', 'ahead')
  if (person.lider !== '' && !isEmployeeNumber(person.lider)) add('lider', 'number')
  if (person.correo !== '' && !isMail(person.correo)) add('correo', 'mail')
  if (person.usuario !== '' && !isNickname(person.usuario)) add('usuario', 'user')
  return found
}

/** Accepts only digits, which a kiosk's keypad can type. */
export function isEmployeeNumber(text: string): boolean {
  return /^[0-9]{1,10}$/.test(text)
}

/** Rejects texts that could be an employee number or an email address. */
function isNickname(text: string): boolean {
  return /^[\p{L}][\p{L}\d._-]{2,39}$/u.test(text)
}

function isShaped(field: keyof typeof lengths, text: string): boolean {
  const letters = field === 'nss' ? /^[0-9]+$/ : /^[A-ZÑ&0-9]+$/
  return Array.from(text).length === lengths[field] && letters.test(text)
}

function yearsBefore(today: string, years: number): string {
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`
}
