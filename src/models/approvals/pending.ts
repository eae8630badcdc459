import type { ItemToDecide } from '#contract/approvals.ts'
import type { IncidentToDecide } from '#contract/incident-decisions.ts'
import type { PendingVacancy } from '#contract/vacancies.ts'
import type { PendingVisit } from '#contract/visits.ts'
import type { ApprovalKind } from '#domain/approvals/kinds.ts'
import { type Panel, panelOf, panels } from '#domain/approvals/panels.ts'

/** Kinds that the contract has no call for. */
type OwnKind = Exclude<ApprovalKind, 'incidencia' | 'vacante' | 'visita'>

interface Common {
  id: number
  /** Who asked, when, and why it came to this person: ours, null where a host does not say. */
  more: ItemToDecide | null
}

/** Something that waits for this person's decision, as its own call lists it. */
export type Pending =
  | (Common & { kind: 'incidencia'; row: IncidentToDecide })
  | (Common & { kind: 'vacante'; row: PendingVacancy })
  | (Common & { kind: 'visita'; row: PendingVisit })
  | { id: number; kind: OwnKind; more: ItemToDecide }

export type PendingLists = Record<Panel, readonly Pending[]>

interface Answers {
  incidents: readonly IncidentToDecide[]
  vacancies: readonly PendingVacancy[]
  visits: readonly PendingVisit[]
  /** All kinds, as ours tells them; none on a host that has only the contract's calls. */
  items: readonly ItemToDecide[]
}

/** The contract's lists say what waits; ours adds to each what is known beyond, and brings the kinds of ours. */
export function pendingLists({ incidents, vacancies, visits, items }: Answers): PendingLists {
  const known = new Map(items.map((item) => [keyOf({ kind: item.clase, id: item.id }), item]))
  const more = (kind: ApprovalKind, id: number) => known.get(keyOf({ kind, id })) ?? null
  const own = items.flatMap((item): Pending[] => {
    const { clase: kind, id } = item
    return kind === 'incidencia' || kind === 'vacante' || kind === 'visita' ? [] : [{ kind, id, more: item }]
  })
  return {
    incidents: incidents.map((row) => {
      const { id_incidencia: id } = row
      return { kind: 'incidencia', id, row, more: more('incidencia', id) }
    }),
    vacancies: vacancies.map((row) => ({ kind: 'vacante', id: row.id, row, more: more('vacante', row.id) })),
    visits: visits.map((row) => ({ kind: 'visita', id: row.id, row, more: more('visita', row.id) })),
    overtime: own.filter(({ kind }) => panelOf(kind) === 'overtime'),
    others: own.filter(({ kind }) => panelOf(kind) === 'others'),
  }
}

export function keyOf({ kind, id }: Pick<Pending, 'kind' | 'id'>): string {
  return `${kind}-${id}`
}

/** A panel is there while something waits in it (APPR-02, APPR-04). */
export function shownPanels(lists: PendingLists): Panel[] {
  return panels.filter((panel) => lists[panel].length > 0)
}

/** What stands after it in its panel, else before it: where a decision leads on to. */
export function nextOf(list: readonly Pending[], item: Pick<Pending, 'kind' | 'id'>): Pending | null {
  const at = list.findIndex((one) => keyOf(one) === keyOf(item))
  return at === -1 ? (list[0] ?? null) : (list[at + 1] ?? list[at - 1] ?? null)
}
