import { useEffect, useState } from 'react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { DrawingLocked } from './drawing-locked.tsx'
import { type FirstState, readFirstState } from './first-start-calls.ts'
import { FirstStartForm } from './first-start-form.tsx'
import { texts } from './first-texts.es.ts'
import { PublicFrame } from './public-frame.tsx'

export function Screen() {
  const [state, setState] = useState<FirstState | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const look = () => {
    setState(null)
    void readFirstState().then(setState)
  }
  useEffect(() => void readFirstState().then(setState), [])
  return (
    <PublicFrame>
      {made === null ? <Asked state={state} onLook={look} onMade={setMade} /> : <Made number={made} />}
    </PublicFrame>
  )
}

interface AskedProps {
  state: FirstState | null
  onLook: () => void
  onMade: (number: string) => void
}

function Asked({ state, onLook, onMade }: AskedProps) {
  const words = useTexts(texts)
  if (state === null) {
    return (
      <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} onRetry={onLook} />
    )
  }
  if (state.kind === 'open') return <FirstStartForm asksCompany={state.asksCompany} onMade={onMade} />
  if (state.kind === 'away') {
    return (
      <EmptyState
        level={1}
        drawing={<DrawingNoConnection />}
        title={words.offline}
        action={<Button onClick={onLook}>{words.again}</Button>}
      />
    )
  }
  return (
    <EmptyState
      level={1}
      drawing={<DrawingLocked />}
      title={words.closed}
      text={words.closedText}
      action={
        <Button variant="outline" href={`#${paths.login}`}>
          {words.enter}
        </Button>
      }
    />
  )
}

function Made({ number }: { number: string }) {
  const words = useTexts(texts)
  return (
    <div role="status">
      <EmptyState
        level={1}
        drawing={<DrawingAllDone />}
        title={words.done}
        text={words.doneText(number)}
        action={<Button href={`#${paths.login}`}>{words.enter}</Button>}
      />
    </div>
  )
}
