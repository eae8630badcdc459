import classes from './progress-line.module.css'

interface Props {
  /** Required: a bar alone has no meaning. */
  text: string
  /** 0 … 1, if known. */
  share?: number
}

/** Shows progress as a text over a bar (GRAL-34). With reduced motion, the bar without a share does not move. */
export function ProgressLine({ text, share }: Props) {
  if (share !== undefined) return <Counted text={text} share={share} />
  return (
    <output className="t-block t-ink">
      <span>{text}</span>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} />
      </span>
    </output>
  )
}

/** Announces only the text, not every change of the figures. */
function Counted({ text, share }: { text: string; share: number }) {
  const percent = Math.floor(100 * share)
  return (
    <div className="t-block t-ink">
      <span className="t-wrap t-gap-2 t-between">
        <output>{text}</output>
        <span className={classes.percent} aria-hidden="true">
          {percent} %
        </span>
      </span>
      <progress className={classes.counted} aria-label={text} max={100} value={percent} />
    </div>
  )
}
