import { useEffect, useState } from 'react'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { pollPaths } from '#hooks/navigation/inner-paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { forgetPoll, useOwnPolls } from '#models/polls/use-own-polls.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageHeader } from '#ui/lists/page-header.tsx'
import { type FrameProps, OpenPoll } from './open-poll.tsx'
import classes from './poll.module.css'
import { texts } from './texts.es.ts'

const toList = () => navigate(pollPaths.polls, { replace: true })

export function PollScreen({ params }: ScreenProps) {
  // After a reload, a kiosk's address names no poll.
  const place = revealKey(params.encuesta ?? '')
  useEffect(() => {
    if (place === null) toList()
  }, [place])
  return place === null ? null : <Place key={place} place={place} />
}

function Place({ place }: { place: string }) {
  const words = useTexts(texts).poll
  const title = useTexts(texts).poll.name
  const { rows, answered } = useOwnPolls()
  const row = rows?.find((each) => each.place === place)
  const [isElsewhere, setElsewhere] = useState(false)
  if (row?.state === 'over' && row.isAnswered && !isElsewhere) setElsewhere(true)
  const [wasDone, setWasDone] = useState<boolean | null>(null)
  if (wasDone === null && row) setWasDone(row.state === 'done')
  // The list omits the spec's two polls once answered, but links still open them.
  if (wasDone === null && rows !== null && !row && answered.includes(place)) setWasDone(true)
  useEffect(() => {
    // The server counts one answer a person. The next visit retries a failed deletion.
    if (isElsewhere) void forgetPoll(place).catch(() => undefined)
  }, [isElsewhere, place])
  if (wasDone || isElsewhere) {
    return (
      <Frame title={title} mark={null} onClose={toList}>
        <div className={classes.body}>
          <EmptyState
            drawing={<DrawingAllDone />}
            title={words.done}
            text={isElsewhere ? words.elsewhere : words.doneText}
            action={<Button onClick={toList}>{words.toList}</Button>}
          />
        </div>
      </Frame>
    )
  }
  return <OpenPoll place={place} Frame={Frame} onClose={toList} />
}

function Frame({ title, mark, onClose, children }: FrameProps) {
  const words = useTexts(texts)
  const own = useTexts(texts).poll.name
  return (
    <div className={classes.page}>
      <PageHeader
        raised
        title={<span lang="es-MX">{title || own}</span>}
        backIcon="close"
        backLabel={words.close}
        onBack={onClose}
        sub={mark}
      />
      {children}
    </div>
  )
}
