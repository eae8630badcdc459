import { EMPLOYEES } from '../can.ts'
import type { ImportField } from './fields.ts'
import type { Problem } from './problems.ts'
import {
  bareNumber,
  type FactName,
  type ImportWorld,
  type KnownPerson,
  type PersonFacts,
  type WantedPerson,
} from './world.ts'

/** nueva: an account is made. cambia: something of it. baja: closed. regresa: opened again. igual: as it is. */
export const ROW_KINDS = ['nueva', 'cambia', 'baja', 'regresa', 'igual', 'error'] as const
export type RowKind = (typeof ROW_KINDS)[number]

export interface FactChange {
  field: FactName
  from: string
  to: string
}

export interface Difference {
  kind: Exclude<RowKind, 'error'>
  changes: FactChange[]
}

const FACTS: readonly FactName[] = [
  'nombre',
  'paterno',
  'materno',
  'nacimiento',
  'sexo',
  'curp',
  'rfc',
  'nss',
  'correo',
  'ingreso',
  'compania',
  'departamento',
  'puesto',
  'turno',
  'grupo',
  'lider',
]

/** What becomes of a person, seen as they are now: at the check, and once more when the row is imported. */
export function differenceOf(
  wanted: WantedPerson,
  known: KnownPerson | undefined,
  today: string,
): Difference {
  const isLeaving = wanted.isAbsent === true || (wanted.baja !== '' && wanted.baja <= today)
  if (!known) return { kind: isLeaving ? 'igual' : 'nueva', changes: [] }
  if (isLeaving) return { kind: known.isOpen ? 'baja' : 'igual', changes: [] }
  const changes = FACTS.flatMap((field) => changeOf(field, wanted.facts, known))
  if (known.isOpen) return { kind: changes.length === 0 ? 'igual' : 'cambia', changes }
  // Whoever was closed by hand stays so until hired anew: a list that still names them opens nothing.
  const isBack = known.isClosedByFile || (wanted.facts.ingreso ?? '') > known.closedOn
  return isBack ? { kind: 'regresa', changes } : { kind: 'igual', changes: [] }
}

function changeOf(field: FactName, facts: Partial<PersonFacts>, known: KnownPerson): FactChange[] {
  const to = facts[field]
  if (to === undefined) return []
  const from = known[field]
  const isAsItIs = field === 'lider' ? bareNumber(String(to)) === bareNumber(String(from)) : to === from
  return isAsItIs || (field === 'correo' && String(to).toLowerCase() === String(from).toLowerCase())
    ? []
    : [{ field, from: String(from), to: String(to) }]
}

/** What a new person needs beside what a row may leave out, and what no file may do to somebody. */
export function problemsOfKind(
  wanted: WantedPerson,
  known: KnownPerson | undefined,
  { kind, changes }: Difference,
  world: Pick<ImportWorld, 'ownNumber' | 'companies'>,
): Problem[] {
  const problems: Problem[] = []
  const curp = changes.find(({ field }) => field === 'curp')
  if (curp && isOtherPerson(curp.from, curp.to))
    problems.push({ field: 'numero', what: 'otherPerson', of: wanted.numero })
  if (known?.isCandidate) return [{ field: 'numero', what: 'candidate', of: wanted.numero }]
  if (kind === 'baja' && known) {
    if (known.numero === world.ownNumber) problems.push({ field: 'baja', what: 'own' })
    else if (known.isAdministrator) problems.push({ field: 'baja', what: 'administrator' })
  }
  // The mail is the way to a new password: whoever writes the file must not get into an account that may more.
  if (known?.hasRole && changes.some(({ field }) => field === 'correo'))
    problems.push({ field: 'correo', what: 'mailOfRole' })
  if (kind !== 'nueva') return problems
  const { facts } = wanted
  const needed: readonly [FactName, ImportField][] = [
    ['nombre', 'nombre'],
    ['paterno', 'paterno'],
    ['ingreso', 'ingreso'],
    ['departamento', 'departamento'],
    ['nacimiento', 'nacimiento'],
    ['sexo', 'sexo'],
  ]
  for (const [fact, field] of needed) if (!facts[fact]) problems.push({ field, what: 'empty' })
  if (!facts.compania && defaultCompany(world.companies) === null)
    problems.push({ field: 'compania', what: 'empty' })
  return problems
}

/** Letters in which a mended CURP may differ from the one before; more, and it is somebody else's. */
const MENDED = 3

function isOtherPerson(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  return Array.from(other).filter((letter, at) => letter !== one[at]).length > MENDED
}

/** Where a row says nothing of it: the company with payslips, or the only one. */
export function defaultCompany(companies: ImportWorld['companies']): string | null {
  const main = companies.find(({ code }) => code === EMPLOYEES)
  return (main ?? (companies.length === 1 ? companies[0] : undefined))?.code ?? null
}
