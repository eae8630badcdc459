import {
  IconCalendarClock,
  IconFileUpload,
  IconId,
  IconPigMoney,
  IconReceipt,
  IconSettings,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import {
  canAskAboutPay,
  canBringDocuments,
  canSeeKardex,
  canSeePayroll,
  hasReminders,
  isCandidate,
  type Viewer,
} from '#domain/identity/can.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { recognitionPaths } from '#hooks/navigation/inner-paths.ts'
import { useSavingsEnrolment } from '#models/savings/use-savings-enrolment.ts'
import { AskIcon, ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { useTexts } from '#i18n/use-texts.ts'
import { Tile } from '#ui/lists/tile.tsx'
import classes from './shortcuts.module.css'
import { texts } from '../texts.es.ts'

export function Shortcuts({ viewer }: { viewer: Viewer }) {
  const words = useTexts(texts).shortcuts
  const savings = useSavingsEnrolment()
  return (
    <nav aria-label={words.title}>
      <ul className={classes.grid}>
        {canSeePayroll(viewer) && (
          <Shortcut
            path={paths.payslips}
            word={words.payslips}
            tile={<Tile tone="money" icon={<IconReceipt size={24} />} />}
          />
        )}
        {savings.canSee && (
          <Shortcut
            path={paths.savings}
            word={words.savings}
            tile={<Tile tone="teal" icon={<IconPigMoney size={24} />} />}
          />
        )}
        {canSeeKardex(viewer) && (
          <Shortcut
            path={paths.kardex}
            word={words.kardex}
            tile={<Tile tone="primary" icon={<IconCalendarClock size={24} />} />}
          />
        )}
        {isCandidate(viewer) && (
          <Shortcut
            path={paths.myData}
            word={words.myData}
            tile={<Tile tone="teal" icon={<IconId size={24} />} />}
          />
        )}
        {canBringDocuments(viewer) && (
          <Shortcut
            path={paths.documents}
            word={words.documents}
            tile={<Tile tone="warn" icon={<IconFileUpload size={24} />} />}
          />
        )}
        {canAskAboutPay(viewer) && (
          <Shortcut
            path={paths.payDoubt}
            word={words.clarifications}
            tile={<Tile tone="pink" icon={<ClarificationIcon size={24} />} />}
          />
        )}
        {hasReminders(viewer) && (
          <Shortcut
            path={paths.newAsking}
            word={words.ask}
            tile={<Tile tone="teal" icon={<AskIcon size={24} />} />}
          />
        )}
        {hasReminders(viewer) && (
          <Shortcut
            path={recognitionPaths.give}
            word={words.recognise}
            tile={<Tile tone="pink" icon={heart} />}
          />
        )}
        {viewer.userId === 0 && (
          <Shortcut
            path={paths.settings}
            word={words.settings}
            tile={<Tile tone="primary" icon={<IconSettings size={24} />} />}
          />
        )}
      </ul>
    </nav>
  )
}

/** Inline drawing, because the icon library's chunk must not load with Inicio. */
const heart = (
  <svg width={24} height={24} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2}>
    <path d="m12 20-7.5-7.4a5 5 0 1 1 7.5-6.5 5 5 0 1 1 7.5 6.5Z" strokeLinejoin="round" />
  </svg>
)

function Shortcut({ path, word, tile }: { path: string; word: string; tile: ReactNode }) {
  return (
    <li>
      <a className={classes.shortcut} href={`#${path}`}>
        {tile}
        <span>{word}</span>
      </a>
    </li>
  )
}
