import { bareNumber } from '../import-file/bare-number.ts'

export interface ImportContext {
  /** YYYY-MM-DD. */
  today: string
  /** Number of the importing person, whose account no import closes. */
  ownNumber: string
  people: ReadonlyMap<string, KnownPerson>
  /** People by number without leading zeros. */
  byBare: ReadonlyMap<string, KnownPerson>
  /** Employee number of an account by its lower-case email address ('' for an account without a number). */
  mails: ReadonlyMap<string, string>
  /** Employee number of an account by its lower-case user name ('' for an account without a number). */
  nicknames: ReadonlyMap<string, string>
  departments: readonly { id: string; name: string; plant: string }[]
  plants: readonly string[]
  companies: readonly { code: string; name: string }[]
  payGroups: readonly { id: number; name: string; isWeekly: boolean }[]
}

export interface PersonFacts {
  nombre: string
  paterno: string
  materno: string
  nacimiento: string
  sexo: 'H' | 'M'
  curp: string
  rfc: string
  nss: string
  correo: string
  ingreso: string
  compania: string
  departamento: string
  puesto: string
  turno: number
  /** Weekly rest days as digits of weekdays, 0 is Sunday; '' when nobody has stated them. */
  descanso: string
  grupo: number
  /** Leader's number; '' without one. */
  lider: string
}
export type FactName = keyof PersonFacts

export interface KnownPerson extends PersonFacts {
  numero: string
  isOpen: boolean
  /** Closing date, YYYY-MM-DD; '' while open. */
  closedOn: string
  /** The account was closed by an import, so an import may reopen it. */
  isClosedByFile: boolean
  hasRole: boolean
  leads: boolean
  /** A file changed the name in the last 30 days. */
  isRenamed: boolean
  isAdministrator: boolean
  isCandidate: boolean
}

export interface WantedPerson {
  numero: string
  facts: Partial<PersonFacts>
  /** Leaving day, YYYY-MM-DD; '' without one. */
  baja: string
  /** The person is missing in a file that is marked as complete. */
  isAbsent?: boolean
}

export function findKnown(
  { people, byBare }: Pick<ImportContext, 'people' | 'byBare'>,
  number: string,
): KnownPerson | undefined {
  return people.get(number) ?? byBare.get(bareNumber(number))
}

export function isOthersMail(
  { mails }: Pick<ImportContext, 'mails'>,
  mail: string,
  known: KnownPerson | undefined,
): boolean {
  const owner = mail === '' ? undefined : mails.get(mail.toLowerCase())
  return owner !== undefined && (owner === '' || owner !== known?.numero)
}
