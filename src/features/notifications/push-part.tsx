import {
  IconAlertTriangle,
  IconBell,
  IconBellCheck,
  IconBellOff,
  IconDeviceMobileDown,
} from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import classes from './notifications.module.css'
import { texts } from './texts.es.ts'
import type { Push } from './use-push.ts'
import { useTestPush } from './use-test-push.ts'

/** Explains push before the browser asks for permission. */
export function PushPart({ push }: { push: Push }) {
  const words = useTexts(texts).push
  return (
    <section className="t-stack t-gap-3">
      <SectionTitle>{words.heading}</SectionTitle>
      <State push={push} />
    </section>
  )
}

function State({ push }: { push: Push }) {
  const words = useTexts(texts).push
  switch (push.state) {
    case 'unknown':
      return null
    case 'absent':
    case 'unsupported': {
      const title = push.state === 'absent' ? words.absent : words.unsupported
      return (
        <Banner tone="neutral" icon={<IconBellOff size={24} />} title={title}>
          {words.unsupportedText}
        </Banner>
      )
    }
    case 'install-first':
      return (
        <>
          <Banner tone="primary" icon={<IconDeviceMobileDown size={24} />} title={words.installFirst}>
            {words.installFirstText}
          </Banner>
          <Button href={`#${paths.install}`}>{words.install}</Button>
        </>
      )
    case 'denied':
      return (
        <Banner tone="warn" live="status" icon={<IconBellOff size={24} />} title={words.denied}>
          <p>{words.deniedText}</p>
          <ol className={classes.undo}>
            {words.undo.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Banner>
      )
    case 'on':
    case 'leaving':
      return <On push={push} />
    case 'off':
    case 'asking':
    case 'connecting':
    case 'failed':
      return <Off push={push} />
    default:
      return push.state satisfies never
  }
}

function Off({ push: { state, problem, turnOn } }: { push: Push }) {
  const words = useTexts(texts).push
  const isBusy = state === 'asking' || state === 'connecting'
  const word = state === 'connecting' ? words.connecting : state === 'failed' ? words.again : words.turnOn
  return (
    <>
      <p className="t-row-text">{words.why}</p>
      <p className="t-quiet t-unless-empty">{words.what}</p>
      {state === 'failed' ? (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.failed}>
          {problem}
        </Banner>
      ) : (
        <p className="t-quiet t-unless-empty">{words.question}</p>
      )}
      <Button
        aria-disabled={isBusy}
        leftSection={<IconBell size={22} aria-hidden />}
        onClick={() => !isBusy && turnOn()}
      >
        {word}
      </Button>
      <output className="t-quiet t-unless-empty">{state === 'asking' && words.asking}</output>
    </>
  )
}

function On({ push: { state, turnOff } }: { push: Push }) {
  const words = useTexts(texts).push
  const { test, isBusy } = useTestPush()
  const isLeaving = state === 'leaving'
  const leave = async () => {
    await turnOff()
    showSnack({ text: words.wentOff, tone: 'info' })
  }
  return (
    <>
      <Banner tone="ok" live="status" icon={<IconBellCheck size={24} />} title={words.on}>
        {words.onText}
      </Banner>
      <Button variant="outline" aria-disabled={isBusy} onClick={test}>
        {isBusy ? words.testing : words.test}
      </Button>
      <TextLink className={classes.start} onClick={() => !isLeaving && void leave()}>
        {isLeaving ? words.turningOff : words.turnOff}
      </TextLink>
    </>
  )
}
