import { EMPLOYEES } from '../../identity/can.ts'
import { bareNumber } from '../../import-file/bare-number.ts'
import type { ImportField } from '../columns/fields.ts'
import type { Problem } from '../problems.ts'
import { isSamePersonName } from '../identity/same-person-name.ts'
import type { FactName, ImportContext, KnownPerson, PersonFacts, WantedPerson } from '../import-context.ts'

/** nueva: account created. cambia: account changed. baja: closed. regresa: reopened. igual: unchanged. */
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
  'descanso',
  'grupo',
  'lider',
]

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
  // An account closed by hand stays closed until a new hire date. A list that still contains the person does
  // not reopen it.
  const isBack = known.isClosedByFile || (wanted.facts.ingreso ?? '') > known.closedOn
  return isBack ? { kind: 'regresa', changes } : { kind: 'igual', changes: [] }
}

function changeOf(field: FactName, facts: Partial<PersonFacts>, known: KnownPerson): FactChange[] {
  const to = facts[field]
  if (to === undefined) return []
  const from = known[field]
  const isUnchanged = field === 'lider' ? bareNumber(String(to)) === bareNumber(String(from)) : to === from
  return isUnchanged || (field === 'correo' && String(to).toLowerCase() === String(from).toLowerCase())
    ? []
    : [{ field, from: String(from), to: String(to) }]
}

export function problemsOfKind(
  wanted: WantedPerson,
  known: KnownPerson | undefined,
  { kind, changes }: Difference,
  context: Pick<ImportContext, 'ownNumber' | 'companies'>,
): Problem[] {
  const problems: Problem[] = []
  const curp = changes.find(({ field }) => field === 'curp')
  if (curp && isOtherPerson(curp.from, curp.to))
    problems.push({ field: 'numero', what: 'otherPerson', of: wanted.numero })
  else if (known && kind === 'regresa' && isOthersNumber(wanted.facts, known))
    problems.push({ field: 'numero', what: 'formerPerson', of: wanted.numero })
  if (known?.isCandidate) return [{ field: 'numero', what: 'candidate', of: wanted.numero }]
  if (kind === 'baja' && known) {
    if (known.numero === context.ownNumber) problems.push({ field: 'baja', what: 'own' })
    else if (known.isAdministrator) problems.push({ field: 'baja', what: 'administrator' })
  }
  // Passwords are sent by mail: with another address, a file's author could take over an account with a role.
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
  if (!facts.compania && defaultCompany(context.companies) === null)
    problems.push({ field: 'compania', what: 'empty' })
  return problems
}

/** Maximum different letters between a CURP and its correction; with more, the CURP is another person's. */
const MAX_CORRECTED_LETTERS = 3

function isOtherPerson(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  return Array.from(other).filter((letter, at) => letter !== one[at]).length > MAX_CORRECTED_LETTERS
}

/**
 * Returns whether a returning number has another name than the person who left. The new person would enter the old
 * account with the former person's data. The same CURP proves the same person whatever the name.
 */
function isOthersNumber(facts: Partial<PersonFacts>, known: KnownPerson): boolean {
  const isProven = known.curp !== '' && facts.curp === known.curp
  return !isProven && !isSamePersonName(known, { ...known, ...facts }, 1)
}

export function defaultCompany(companies: ImportContext['companies']): string | null {
  const main = companies.find(({ code }) => code === EMPLOYEES)
  return (main ?? (companies.length === 1 ? companies[0] : undefined))?.code ?? null
}
