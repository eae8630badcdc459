import { useRef, useState } from 'react'
import type { RetentionRule } from '#contract/privacy/privacy-desk.ts'
import { retentionRulesOf } from '#domain/privacy/retention.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { claimFocus } from '#ui/actions/focus.ts'
import { TermEditor } from './term-editor.tsx'
import { TermScale } from './term-scale.tsx'
import classes from './terms.module.css'
import { termsTexts } from './terms-texts.es.ts'

export function TermRow({ rule, onSaved }: { rule: RetentionRule; onSaved: () => Promise<void> }) {
  const words = useTexts(termsTexts)
  const [isOpen, setOpen] = useState(false)
  const line = useRef<HTMLElement>(null)
  const { clase, meses } = rule
  const { least, most } = retentionRulesOf[clase]
  const now = meses !== null ? words.months(meses) : most === null ? words.never : words.sweep
  const saved = async () => {
    const moveFocus = claimFocus()
    await onSaved()
    // The button is gone after saving, so the row gets the focus.
    moveFocus(() => line.current)
  }
  return (
    <li className={classes.item}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary ref={line} className={classes.line}>
          <span className={classes.head}>
            <span className={classes.name}>{words.kinds[clase]}</span>
            <span className={meses === null ? classes.unset : classes.set}>{now}</span>
          </span>
          <TermScale kind={clase} months={meses} />
          <span className="t-quiet t-small">{words.leastOf(words.months(least))}</span>
        </summary>
        {isOpen && <TermEditor key={`${meses} ${rule.activos}`} rule={rule} onSaved={saved} />}
      </details>
    </li>
  )
}
