import { useState } from 'react'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { PageHeader } from '#ui/lists/page-header.tsx'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { RecoveryAsk } from './recovery-ask.tsx'
import { RecoveryRedeem } from './recovery-redeem.tsx'
import classes from '../frame/form-page.module.css'
import { rememberName } from '../frame/remembered-name.ts'
import { passwordTexts } from '../password-texts.es.ts'
import { texts } from '../texts.es.ts'

export function Screen() {
  const words = useTexts(texts)
  const own = useTexts(passwordTexts)
  const [user, setUser] = useState('')
  const [step, setStep] = useState<'ask' | 'redeem'>('ask')
  /** Device time (ms) of the request for a code. Null when the person already had a code. */
  const [sentAt, setSentAt] = useState<number | null>(null)

  const [request, setRequest] = useState<string | null>(null)

  function sent(name: string | null): void {
    setRequest(name)
    setSentAt(name === null ? null : Date.now())
    setStep('redeem')
  }

  function redeemed(): void {
    rememberName(user)
    showSnack({ text: own.recovery.done, tone: 'success', ms: 6000 })
    navigate(paths.login, { replace: true })
  }

  return (
    <AuthFrame plain>
      <div className={classes.header}>
        <PageHeader
          title={step === 'ask' ? words.titles.recovery : own.recovery.codeTitle}
          backLabel={step === 'ask' ? own.recovery.backToLogin : own.recovery.otherUser}
          onBack={() => (step === 'ask' ? navigate(paths.login) : setStep('ask'))}
        />
      </div>
      {step === 'ask' ? (
        <RecoveryAsk user={user} onUser={setUser} onSent={sent} onHaveCode={() => sent(null)} />
      ) : (
        <RecoveryRedeem user={user} sentAt={sentAt} request={request} onSentAgain={sent} onDone={redeemed} />
      )}
    </AuthFrame>
  )
}
