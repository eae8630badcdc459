import { useTexts } from '#i18n/use-texts.ts'
import { useWaitingApprovals } from '#models/approvals/waiting-count.ts'
import { HalfDisc } from '#ui/drawings/half-disc.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import classes from './shell-bar.module.css'
import { CountBadge } from '#ui/feedback/count-badge.tsx'
import { SectionIcon } from './shell-icons.tsx'
import type { BarEntry } from './shell-sections.ts'
import { texts } from '../page/texts.es.ts'

interface Props {
  entries: readonly BarEntry[]
  activeEntry: BarEntry | undefined
}

/** Bottom bar of a phone, with at most six entries. With six entries, the assistant shows only its icon. */
export function BottomBar({ entries, activeEntry }: Props) {
  const words = useTexts(texts).sections
  const waiting = useWaitingApprovals()
  return (
    <nav className={classes.bar} aria-label={words.bar}>
      {entries.map((entry) => (
        <a
          key={entry.name}
          className={classNames(classes.entry, entry.name === 'assistant' && classes.talk)}
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
