import { retentionRulesOf, type RetentionKind } from '#domain/privacy/retention.ts'
import classes from './terms.module.css'

/** Months covered by the full width. */
const WHOLE = 120

/** Draws the term as a line; a dotted line has no limit. A mark shows the mandatory minimum. */
export function TermScale({ kind, months }: { kind: RetentionKind; months: number | null }) {
  const { least, most } = retentionRulesOf[kind]
  const end = months ?? most
  return (
    <svg className={classes.scale} viewBox="0 0 120 12" preserveAspectRatio="none" aria-hidden="true">
      <line className={classes.track} x1="0" x2={WHOLE} y1="6" y2="6" />
      {end === null ? (
        <line className={classes.endless} x1="0" x2={WHOLE} y1="6" y2="6" />
      ) : (
        <line className={classes.term} x1="0" x2={Math.min(end, WHOLE)} y1="6" y2="6" />
      )}
      <line className={classes.half} x1={WHOLE / 2} x2={WHOLE / 2} y1="10" y2="12" />
      <line
        className={classes.least}
        x1={Math.min(least, WHOLE)}
        x2={Math.min(least, WHOLE)}
        y1="0"
        y2="12"
      />
    </svg>
  )
}
