import { IconUserMinus, IconUserPlus, IconUserShare } from '@tabler/icons-react'
import type { PeopleImport } from '#contract/imports/people-import.ts'
import { ROW_KINDS, type RowKind } from '#domain/people-import/difference.ts'

const icons: Partial<Record<RowKind, typeof IconUserPlus>> = {
  nueva: IconUserPlus,
  baja: IconUserMinus,
  regresa: IconUserShare,
}

/**
 * Returns the tiles, without unchanged people and, when there are none, without returning people.
 */
export function tilesOf(counts: PeopleImport['cuentas'], labels: Record<RowKind, string>) {
  const kinds = ROW_KINDS.filter((kind) => kind !== 'igual' && (kind !== 'regresa' || counts.regresa > 0))
  return kinds.map((kind) => {
    const icon = icons[kind]
    return { kind, label: labels[kind], count: counts[kind], ...(icon && { icon }) }
  })
}

/** Returns the list to open first: errors, then the first kind with rows. */
export function firstKind(counts: PeopleImport['cuentas']): RowKind {
  const order: readonly RowKind[] = ['error', 'nueva', 'cambia', 'baja', 'regresa']
  return order.find((kind) => counts[kind] > 0) ?? 'cambia'
}
