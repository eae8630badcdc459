import { IconAlertTriangle, IconCircleCheck, IconDeviceMobile, IconExternalLink } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { type SurveyReminder, useSurvey } from '#models/reminders/use-reminders.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { NothingHere } from './nothing-here.tsx'
import classes from './reminders.module.css'
import { texts } from './texts.es.ts'
import { useSurveyCheck } from './use-survey-check.ts'

interface Props {
  onClose: () => void
}

export function Survey({ onClose }: Props) {
  const survey = useSurvey()
  const isKiosk = useIsKiosk()
  const check = useSurveyCheck(onClose)
  if (!survey.isPending && check.state === 'idle') return <NothingHere reminder={survey} onClose={onClose} />
  return isKiosk ? <OnYourPhone onClose={onClose} /> : <Steps survey={survey} check={check} />
}

/** Shown on a kiosk, which must not open the survey: the next person could see the answers. */
function OnYourPhone({ onClose }: Props) {
  const words = useTexts(texts)
  return (
    <div className="t-stack t-gap-4">
      <p>{words.survey.lead}</p>
      <Banner tone="primary" icon={<IconDeviceMobile size={24} />} title={words.survey.kiosk}>
        {words.survey.kioskText}
      </Banner>
      <Button fullWidth data-autofocus onClick={onClose}>
        {words.understood}
      </Button>
    </div>
  )
}

function Steps({ survey, check }: { survey: SurveyReminder; check: ReturnType<typeof useSurveyCheck> }) {
  const words = useTexts(texts).survey
  const isOnline = useOnline()
  const { state, canFinish } = check
  const open = (event: MouseEvent) => {
    if (navigator.onLine) return check.start()
    event.preventDefault()
    check.sayOffline()
  }
  const finish = async () => {
    if (state === 'checking') return
    await check.check()
    void survey.refresh()
  }
  if (state === 'done') {
    return (
      <Banner tone="ok" live="status" icon={<IconCircleCheck size={24} />}>
        {words.done}
      </Banner>
    )
  }
  return (
    <div className="t-stack t-gap-4">
      <p>{words.lead}</p>
      <div role="alert" className={classes.answer}>
        <Trouble state={state} isOnline={isOnline} hasLink={survey.url !== null} />
      </div>
      {survey.url !== null && (
        <>
          <Button
            fullWidth
            data-autofocus
            variant={canFinish ? 'outline' : 'filled'}
            href={survey.url}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={22} aria-hidden />}
            onClick={open}
          >
            {words.start}
          </Button>
          <p className="t-quiet">{words.outside}</p>
        </>
      )}
      {canFinish && (
        <Button fullWidth aria-disabled={state === 'checking'} onClick={() => void finish()}>
          {state === 'checking' ? words.checking : words.finish}
        </Button>
      )}
    </div>
  )
}

interface TroubleProps {
  state: ReturnType<typeof useSurveyCheck>['state']
  isOnline: boolean
  hasLink: boolean
}

function Trouble({ state, isOnline, hasLink }: TroubleProps) {
  const words = useTexts(texts).survey
  const isOffline = !isOnline || state === 'offline'
  const text = isOffline ? words.offline : state === 'missing' ? words.missing : hasLink ? null : words.noLink
  return (
    text !== null && (
      <Banner tone={isOffline ? 'warn' : 'error'} icon={<IconAlertTriangle size={24} />}>
        {text}
      </Banner>
    )
  )
}
