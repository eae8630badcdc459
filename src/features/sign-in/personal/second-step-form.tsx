import { IconWifiOff } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import classes from '../frame/sign-in.module.css'
import { secondTexts } from '../frame/second-texts.es.ts'
import { texts } from '../texts.es.ts'
import { type SecondStepProps, useSecondCode } from '../frame/use-second-code.ts'

export function SecondStepForm(props: SecondStepProps) {
  const { isBusy, attempt, onBack } = props
  const words = useTexts(secondTexts)
  const common = useTexts(texts)
  const { code, change, send, isRecovery, switchKind, isOnline, problem } = useSecondCode(props)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => moveFocus(field.current), [isRecovery, attempt])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className="t-stack t-gap-4 t-above-5" onSubmit={submit} noValidate>
      <div>
        <h1>{isRecovery ? words.recoveryHeading : words.heading}</h1>
        <p className={classes.lead}>{isRecovery ? words.recoveryText : words.text}</p>
      </div>
      {!isOnline && (
        <Banner tone="warn" live="status" icon={<IconWifiOff />}>
          {words.offline}
        </Banner>
      )}
      <TextField
        key={isRecovery ? 'recovery' : 'app'}
        ref={field}
        size="large"
        className={isRecovery ? classes.recoveryCode : classes.appCode}
        label={isRecovery ? words.recoveryLabel : words.label}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize={isRecovery ? 'characters' : 'none'}
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={32}
        value={code}
        error={problem}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <output className="t-hidden" role="alert">
        {problem ?? (isBusy ? words.entering : '')}
      </output>
      <Button
        type="submit"
        size="lg"
        fullWidth
        aria-disabled={isBusy}
        className={isBusy ? classes.busy : undefined}
      >
        {isBusy ? words.entering : words.enter}
      </Button>
      <div className="t-stack t-level t-gap-2 t-above-2">
        <TextLink onClick={switchKind}>{isRecovery ? words.useApp : words.useRecovery}</TextLink>
        <TextLink onClick={onBack}>{common.back}</TextLink>
        {isRecovery && <p className={classes.lead}>{words.lost}</p>}
      </div>
    </form>
  )
}
