import type { AlertSum, FacilityKind } from '#domain/time/time-alerts.ts'
import { FacilityIcon } from '../alerts/facility.tsx'
import classes from './team-grid.module.css'

const kinds = ['restroom', 'canteen'] as const

/**
 * Shows an icon with the count for each kind with alerts; from two alerts on, the icon is filled. A single alert
 * beside the other kind has no count. A day without alerts is a dot.
 */
export function DaySquare({ sum }: { sum: AlertSum | undefined }) {
  if (!sum) return <span className={classes.dot} aria-hidden="true" />
  return (
    <span className={classes.face} aria-hidden="true">
      {kinds.map((kind) => sum[kind] > 0 && <Part key={kind} kind={kind} count={sum[kind]} sum={sum} />)}
      {sum.fresh > 0 && <span className={classes.fresh} />}
    </span>
  )
}

function Part({ kind, count, sum }: { kind: FacilityKind; count: number; sum: AlertSum }) {
  const isAlone = count === sum.count
  return (
    <span className={classes.part} data-kind={kind} data-many={count > 1 || undefined}>
      <FacilityIcon kind={kind} size={isAlone ? 22 : 18} />
      {(isAlone || count > 1) && <span>{count}</span>}
    </span>
  )
}
