import { IconDeviceMobile, IconWifiOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useOnline } from '#hooks/device/use-online.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { CodesPart } from './codes-part.tsx'
import { DemandedFrame } from './demanded-frame.tsx'
import { KeyPart } from './key-part.tsx'
import { OnPart } from './on-part.tsx'
import { ProveForm } from './prove-form.tsx'
import { texts } from './texts.es.ts'
import { useSecondStep } from './use-second-step.ts'

/** Sets up, changes or turns off the person's own second step (P-71, P-72, P-74). */
export function Screen() {
  const step = useSecondStep()
  const { isDemanded } = step
  // The second step may already be set up, for example in another tab.
  const isDone = isDemanded && step.stage.kind === 'start' && step.state?.activo === true
  const { finish } = step
  useEffect(() => {
    if (isDone) finish()
  }, [isDone, finish])
  if (!isDemanded) return <Stage step={step} />
  return (
    <DemandedFrame>
      <Stage step={step} />
    </DemandedFrame>
  )
}

type Step = ReturnType<typeof useSecondStep>

function Stage({ step }: { step: Step }) {
  const { stage, work } = step
  switch (stage.kind) {
    case 'start':
      return <Start step={step} />
    case 'change':
      return <ChangePart step={step} change={stage.change} />
    case 'key':
      return (
        <KeyPart
          text={stage.text}
          address={stage.address}
          work={work}
          onCode={step.confirm}
          onCancel={step.cancel}
        />
      )
    case 'codes':
      return <CodesPart codes={stage.codes} onDone={step.finish} />
  }
}

function Start({ step }: { step: Step }) {
  const words = useTexts(texts)
  const isOnline = useOnline()
  const { state, failure, work } = step
  if (state === null && failure === null) {
    return (
      <SkeletonRows
        rows={3}
        label={words.loading}
        slowText={words.slow}
        retryText={words.retry}
        onRetry={step.refresh}
      />
    )
  }
  if (state === null) {
    return (
      <Banner
        tone="warn"
        live="status"
        icon={<IconWifiOff />}
        action={
          <TextLink underline onClick={step.refresh}>
            {words.retry}
          </TextLink>
        }
      >
        {failure && failureText(failure, words.failed)}
      </Banner>
    )
  }
  if (state.activo) {
    return <OnPart isDemanded={state.obligatorio} codesLeft={state.codigos} onChange={step.choose} />
  }
  return (
    <ProveForm asksCode={false} submitWord={words.start} work={work} onProved={step.begin}>
      {!step.isDemanded && <h2>{words.offTitle}</h2>}
      <p>{words.offText}</p>
      <Banner tone="neutral" icon={<IconDeviceMobile />}>
        {words.apps}
      </Banner>
      {!isOnline && (
        <Banner tone="warn" live="status" icon={<IconWifiOff />}>
          {words.failed.offline}
        </Banner>
      )}
    </ProveForm>
  )
}

function ChangePart({ step, change }: { step: Step; change: 'newCodes' | 'newPhone' | 'remove' }) {
  const { on } = useTexts(texts)
  const act = { newCodes: step.renewCodes, newPhone: step.begin, remove: step.remove }[change]
  return (
    <ProveForm
      asksCode
      submitWord={on[change]}
      danger={change === 'remove'}
      work={step.work}
      onProved={act}
      onCancel={step.cancel}
    >
      <h2>{on[change]}</h2>
      <p className="t-quiet">{on[`${change}Text`]}</p>
    </ProveForm>
  )
}
