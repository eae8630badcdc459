import type { ItemToDecide } from '#contract/approvals/approvals.ts'
import type { IncidentToDecide } from '#contract/approvals/incident-decisions.ts'
import type { PendingVacancy } from '#contract/approvals/vacancies.ts'
import type { PendingVisit } from '#contract/approvals/visits.ts'
import type { ApprovalKind } from '#domain/approvals/kinds.ts'
import { type Panel, panelOf, panels } from '#domain/approvals/panels.ts'

type OwnKind = Exclude<ApprovalKind, 'incidencia' | 'vacante' | 'visita'>

interface Common {
  id: number
  /** null on a host without listToDecide, and for an item that listToDecide does not return. */
  more: ItemToDecide | null
}

/** Item that waits for a decision. `row` is an element of the contract's list. */
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
  /** Empty on a host that has only the contract's operations. */
  items: readonly ItemToDecide[]
}

export function pendingLists({ incidents, vacancies, visits, items }: Answers): PendingLists {
  const known = new Map(items.map((item) => [keyOf({ kind: item.clase, id: item.id }), item]))
  const detailsOf = (kind: ApprovalKind, id: number) => known.get(keyOf({ kind, id })) ?? null
  const own = items.flatMap((item): Pending[] => {
    const { clase: kind, id } = item
    return kind === 'incidencia' || kind === 'vacante' || kind === 'visita' ? [] : [{ kind, id, more: item }]
  })
  return {
    incidents: incidents.map((row) => {
      const { id_incidencia: id } = row
      return { kind: 'incidencia', id, row, more: detailsOf('incidencia', id) }
    }),
    vacancies: vacancies.map((row) => ({
      kind: 'vacante',
      id: row.id,
      row,
      more: detailsOf('vacante', row.id),
    })),
    visits: visits.map((row) => ({ kind: 'visita', id: row.id, row, more: detailsOf('visita', row.id) })),
    overtime: own.filter(({ kind }) => panelOf(kind) === 'overtime'),
    others: own.filter(({ kind }) => panelOf(kind) === 'others'),
  }
}

export function keyOf({ kind, id }: Pick<Pending, 'kind' | 'id'>): string {
  return `${kind}-${id}`
}

export function shownPanels(lists: PendingLists): Panel[] {
  return panels.filter((panel) => lists[panel].length > 0)
}

export function nextOf(list: readonly Pending[], item: Pick<Pending, 'kind' | 'id'>): Pending | null {
  const at = list.findIndex((one) => keyOf(one) === keyOf(item))
  return at === -1 ? (list[0] ?? null) : (list[at + 1] ?? list[at - 1] ?? null)
}
