import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { DrawingWork } from '#ui/drawings/drawing-work.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import type { Answered, Done } from './candidate-calls.ts'
import classes from './candidate.module.css'
import { texts } from './texts.es.ts'

const ENTER = `#${paths.loginThen(paths.myData)}`

export function CandidateDone({ done }: { done: Done }) {
  return (
    <div role="status">
      {done.kind === 'answered' && <OfferAnswered {...done} />}
      {done.kind === 'registered' && <AccountMade user={done.user} />}
      {done.kind === 'perhaps' && <PerhapsMade mail={done.mail} />}
    </div>
  )
}

function OfferAnswered({ estado, repetida, registro }: Answered) {
  const words = useTexts(texts).answered
  const isAccepted = estado === 'aceptada'
  const what = isAccepted ? (registro === '' ? words.acceptedThere : words.acceptedText) : words.declinedText
  return (
    <EmptyState
      level={1}
      drawing={<DrawingAllDone />}
      title={isAccepted ? words.accepted : words.declined}
      text={repetida ? `${words.again} ${what}` : what}
      action={registro !== '' && <Button href={registro}>{words.makeAccount}</Button>}
    />
  )
}

function PerhapsMade({ mail }: { mail: string }) {
  const { perhaps: words, registered } = useTexts(texts)
  return (
    <EmptyState
      level={1}
      drawing={<DrawingWork />}
      title={words.title}
      text={words.text(mail)}
      action={<Button href={ENTER}>{registered.enter}</Button>}
    />
  )
}

function AccountMade({ user }: { user: string }) {
  const words = useTexts(texts).registered
  const isShared = useSharedDevice() !== null
  const [copy, setCopy] = useState<'copied' | 'failed' | null>(null)
  async function take(): Promise<void> {
    try {
      await navigator.clipboard.writeText(user)
      setCopy('copied')
    } catch {
      // The browser does not allow copying. The user name stays on screen.
      setCopy('failed')
    }
  }
  return (
    <div className="t-stack t-gap-4">
      <EmptyState level={1} drawing={<DrawingAllDone />} title={words.title} />
      <div className={classes.made}>
        <p className="t-quiet">{words.user}</p>
        <p className={classes.user}>{user}</p>
        {!isShared && (
          <Button
            variant="outline"
            size="sm"
            leftSection={copy === 'copied' ? <IconCheck size={22} /> : <IconCopy size={22} />}
            onClick={() => void take()}
          >
            {copy === 'copied' ? words.copied : words.copy}
          </Button>
        )}
        {copy === 'failed' && <p className="t-error">{words.notCopied}</p>}
        <p>{words.keep}</p>
      </div>
      <Button size="lg" href={ENTER}>
        {words.enter}
      </Button>
    </div>
  )
}
