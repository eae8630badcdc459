import classes from './progress-line.module.css'

interface Props {
  text: string
  /** From 0 to 1; undefined when unknown. */
  share?: number
}

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

/** Announces only the text, because the percentage changes often. */
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
