import { useTexts } from '#i18n/use-texts.ts'
import { useWaitingApprovals } from '#models/approvals/waiting-count.ts'
import { HalfDisc } from '#ui/drawings/half-disc.tsx'
import { Mark } from '#ui/drawings/mark.tsx'
import { CountBadge } from '#ui/feedback/count-badge.tsx'
import { SectionIcon } from './shell-icons.tsx'
import classes from './shell-rail.module.css'
import type { BarEntry } from './shell-sections.ts'
import { texts } from '../page/texts.es.ts'

interface Props {
  entries: readonly BarEntry[]
  activeEntry: BarEntry | undefined
}

export function Rail({ entries, activeEntry }: Props) {
  const words = useTexts(texts).sections
  const waiting = useWaitingApprovals()
  return (
    <nav className={classes.rail} aria-label={words.bar}>
      <div className={classes.mark}>
        <Mark variant="symbol" tone="on-brand" height={52} />
      </div>
      {entries.map((entry) => (
        <a
          key={entry.name}
          className={classes.entry}
          href={`#${entry.path}`}
          aria-current={entry === activeEntry ? 'page' : undefined}
        >
          <HalfDisc active={entry === activeEntry}>
            <SectionIcon name={entry.name} active={entry === activeEntry} />
            {entry.name === 'team' && <CountBadge corner count={waiting} word={words.toDecide} />}
          </HalfDisc>
          <span className={classes.label}>{words[entry.name]}</span>
        </a>
      ))}
    </nav>
  )
}
