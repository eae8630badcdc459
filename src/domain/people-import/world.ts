/** What is there before a file comes: the people and the lists that its rows are held against. */
export interface ImportWorld {
  /** YYYY-MM-DD. */
  today: string
  /** Number of whoever imports: no file closes that account. */
  ownNumber: string
  /** By employee number. */
  people: ReadonlyMap<string, KnownPerson>
  /** The same by their number without zeros before it. */
  byBare: ReadonlyMap<string, KnownPerson>
  /** Mails in small letters, of every account, with their owner's number ('' without one). */
  mails: ReadonlyMap<string, string>
  /** Nicknames in small letters, with their owner's number ('' without one). */
  nicknames: ReadonlyMap<string, string>
  departments: readonly { id: string; name: string; plant: string }[]
  plants: readonly string[]
  companies: readonly { code: string; name: string }[]
  payGroups: readonly { id: number; name: string; isWeekly: boolean }[]
}

/** A person as rows may change one; a file that says nothing of a field leaves it out. */
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
  grupo: number
  /** Number; '' for nobody. */
  lider: string
}
export type FactName = keyof PersonFacts

export interface KnownPerson extends PersonFacts {
  numero: string
  isOpen: boolean
  /** YYYY-MM-DD of the closing; '' while open. */
  closedOn: string
  /** A file closed it, and a file may open it again. */
  isClosedByFile: boolean
  hasRole: boolean
  isAdministrator: boolean
  isCandidate: boolean
}

/** What a row wants of its person. */
export interface WantedPerson {
  numero: string
  facts: Partial<PersonFacts>
  /** YYYY-MM-DD; '' where the row names none. */
  baja: string
  /** Not in a file that is said to be complete. */
  isAbsent?: boolean
}

/** Somebody's number may come with zeros before it, or without those that ours has. */
export function findKnown(
  { people, byBare }: Pick<ImportWorld, 'people' | 'byBare'>,
  number: string,
): KnownPerson | undefined {
  return people.get(number) ?? byBare.get(bareNumber(number))
}

/** Whether a mail leads into another account than this one. */
export function isOthersMail(
  { mails }: Pick<ImportWorld, 'mails'>,
  mail: string,
  known: KnownPerson | undefined,
): boolean {
  const owner = mail === '' ? undefined : mails.get(mail.toLowerCase())
  return owner !== undefined && (owner === '' || owner !== known?.numero)
}

export function bareNumber(number: string): string {
  return number.replace(/^0+(?=.)/, '')
}
