import type { Requirement } from '#domain/positions/profile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'
import classes from './positions.module.css'

export function Requirements({ of, label }: { of: readonly Requirement[]; label: string }) {
  const words = useTexts(texts)
  return (
    // Safari drops the list role when the bullets are removed with CSS.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes.lines} aria-label={label}>
      {of.map(({ clase, texto, meses }) => (
        <li key={`${clase} ${texto}`} className={classes.line}>
          <span className="t-quiet t-small">{words.kinds[clase]}</span>
          <span className="t-break">{texto}</span>
          {meses !== null && <span className={classes.months}>{words.months(meses)}</span>}
        </li>
      ))}
    </ul>
  )
}
