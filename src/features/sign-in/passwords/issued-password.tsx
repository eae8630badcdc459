import { IconEyeOff } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Card } from '#ui/lists/card.tsx'
import classes from './one-time-password.module.css'
import { passwordTexts } from '../password-texts.es.ts'
import { texts } from '../texts.es.ts'
import { useCountdown } from '#hooks/device/use-countdown.ts'
import { Button } from '#ui/actions/button.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'

const SHOWN_MS = 60_000

interface Props {
  name: string
  password: string
  /** 'DD/MM/YYYY HH:mm:ss', or ''. */
  until: string
  onHide: () => void
}

/** Hides the password after 60 s, and when the page becomes hidden. */
export function IssuedPassword({ name, password, until, onHide }: Props) {
  const words = useTexts(texts)
  const own = useTexts(passwordTexts)
  const [end] = useState(() => Date.now() + SHOWN_MS)
  const left = useCountdown(end)
  const hide = useEffectEvent(onHide)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    focusOnMount(heading.current)
    const timer = setTimeout(hide, SHOWN_MS)
    const onLeave = () => {
      if (document.visibilityState === 'hidden') hide()
    }
    document.addEventListener('visibilitychange', onLeave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onLeave)
    }
  }, [])

  return (
    <div className={classes.page}>
      <Card className="t-stack t-gap-3">
        <h2 ref={heading} tabIndex={-1} className={classes.whose}>
          {own.oneTime.for} <span className="t-block t-heavy t-lead">{name}</span>
        </h2>
        <p className={classes.password}>{password}</p>
        <p className="t-quiet">{own.oneTime.readAloud}</p>
        {until !== '' && (
          <p className="t-quiet">{own.oneTime.worksOnce(until.slice(0, 10), until.slice(11, 16))}</p>
        )}
        <p className="t-quiet t-small">{own.oneTime.hidesIn(left)}</p>
      </Card>
      <Button variant="outline" leftSection={<IconEyeOff aria-hidden="true" size={22} />} onClick={onHide}>
        {words.hide}
      </Button>
    </div>
  )
}
