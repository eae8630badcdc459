import { isInScope, type Scope } from '../../identity/roles.ts'
import type { FactName, KnownPerson, PersonFacts, WantedPerson } from '../import-context.ts'
import type { FactChange, RowKind } from '../row/difference.ts'
import { isSamePersonName } from './same-person-name.ts'

/**
 * Effects of a row that an unattended file may not have:
 * - identity: an existing person gets another name, CURP, RFC, NSS or birth date.
 * - reach: an existing person enters or leaves the people that a limited role covers.
 * - returns: a person who had left comes back.
 * - byHand: the account of a returning person was closed by hand.
 */
export type Caution = 'identity' | 'reach' | 'returns' | 'byHand'

export interface Reach {
  /** Scopes of the limited roles that people hold. */
  scopes: readonly Scope[]
  /** Plant of each department by the department's id; null for none. */
  plantIds: ReadonlyMap<string, number | null>
}

export interface RowEffect {
  kind: RowKind
  wanted: WantedPerson
  known: KnownPerson | undefined
  changes: readonly FactChange[]
}

const NAME_FACTS: readonly FactName[] = ['nombre', 'paterno', 'materno']
const ID_FACTS: readonly FactName[] = ['nacimiento', 'curp', 'rfc', 'nss']

export function cautionsOf({ kind, wanted, known, changes }: RowEffect, reach: Reach): Caution[] {
  if (!known || (kind !== 'cambia' && kind !== 'regresa')) return []
  const cautions: Caution[] = []
  if (changesIdentity(wanted.facts, known, changes)) cautions.push('identity')
  if (changesReach(wanted.facts, known, reach)) cautions.push('reach')
  if (kind === 'regresa') cautions.push('returns')
  if (kind === 'regresa' && !known.isClosedByFile) cautions.push('byHand')
  return cautions
}

export function countCautions(rows: readonly RowEffect[], reach: Reach): Record<Caution, number> {
  const counts = { identity: 0, reach: 0, returns: 0, byHand: 0 }
  for (const row of rows) for (const caution of cautionsOf(row, reach)) counts[caution]++
  return counts
}

/**
 * Returns whether a row changes a person's identity. Corrected typing errors in a name, and a first CURP, RFC
 * or NSS, do not count, unless the person holds a role or leads people. A second corrected letter within 30
 * days counts, because a name could otherwise change letter by letter.
 */
function changesIdentity(
  facts: Partial<PersonFacts>,
  known: KnownPerson,
  changes: readonly FactChange[],
): boolean {
  const named = changes.some(({ field }) => NAME_FACTS.includes(field))
  const identified = changes.filter(({ field }) => ID_FACTS.includes(field))
  if (known.hasRole || known.leads) return named || identified.length > 0
  if (identified.some(({ from }) => from !== '')) return true
  return named && !isSamePersonName(known, { ...known, ...facts }, known.isRenamed ? 0 : 1)
}

function changesReach(
  { compania, departamento }: Partial<PersonFacts>,
  known: KnownPerson,
  { scopes, plantIds }: Reach,
): boolean {
  const placeOf = (company: string, department: string) => ({
    company,
    plant: plantIds.get(department) ?? null,
  })
  const before = placeOf(known.compania, known.departamento)
  const after = placeOf(compania ?? known.compania, departamento ?? known.departamento)
  return scopes.some((scope) => isInScope(scope, before) !== isInScope(scope, after))
}
