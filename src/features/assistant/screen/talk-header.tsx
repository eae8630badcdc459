import { IconArrowLeft, IconRefresh, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatInstant } from '#domain/time/dates.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { Mark } from '#ui/drawings/mark.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { texts } from '../texts.es.ts'
import classes from './talk-header.module.css'
import { titles } from '../titles.ts'

interface Props {
  /** Time of the fetch (ms), shown while offline. Null without data. */
  at: number | null
  onRestart: () => void
  onEnd: () => void
}

/** Keeps restart and end one tap away (CHAT-12, CHAT-13). */
export function TalkHeader({ at, onRestart, onEnd }: Props) {
  const words = useTexts(texts)
  const isOnline = useOnline()
  const isShared = useSharedDevice() !== null
  return (
    <header className={classes.header}>
      <div className={classes.line}>
        {!isShared && (
          <IconAction icon={<IconArrowLeft size={24} />} label={words.back} onClick={() => goBack()} />
        )}
        <span className={classes.mark}>
          <Mark variant="symbol" tone="on-brand" height={26} label="" />
        </span>
        <div className="t-grow">
          <h1 className={classes.title} tabIndex={-1}>
            {titles.assistant()}
          </h1>
          <p className={classes.sub}>{isOnline || at === null ? words.sub : words.asOf(formatInstant(at))}</p>
        </div>
        <div className={classes.tools}>
          <Tool icon={<IconRefresh size={24} aria-hidden />} word={words.restart} onClick={onRestart} />
          <Tool icon={<IconX size={24} aria-hidden />} word={words.end} onClick={onEnd} />
        </div>
      </div>
    </header>
  )
}

function goBack(): void {
  if (window.history.length > 1) window.history.back()
  else navigate(paths.home, { replace: true })
}

function Tool({ icon, word, onClick }: { icon: ReactNode; word: string; onClick: () => void }) {
  return (
    <button type="button" className={classes.tool} onClick={onClick}>
      {icon}
      <span>{word}</span>
    </button>
  )
}
