import { retentionRulesOf, type RetentionKind } from '#domain/privacy/retention.ts'
import classes from './terms.module.css'

/** Months of the whole width. */
const WHOLE = 120

/** Ten years as a line: what has to be kept, how long it is kept, and a line that goes on where there is no end. */
export function TermScale({ kind, months }: { kind: RetentionKind; months: number | null }) {
  const { least, most } = retentionRulesOf[kind]
  const end = months ?? most
  return (
    <span className={classes.scale} aria-hidden="true">
      <svg viewBox="0 0 120 8" preserveAspectRatio="none" focusable="false">
        <rect className={classes.track} x="0" y="2" width="120" height="4" />
        {end === null ? (
          <rect className={classes.endless} x="0" y="2" width="120" height="4" />
        ) : (
          <rect className={classes.term} x="0" y="2" width={Math.min(end, WHOLE)} height="4" />
        )}
        <rect className={classes.least} x={Math.min(least, WHOLE) - 0.8} y="0" width="1.6" height="8" />
        <rect className={classes.half} x="59.8" y="7" width="0.4" height="1" />
      </svg>
    </span>
  )
}
