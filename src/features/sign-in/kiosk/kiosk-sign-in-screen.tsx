import { IconFlask } from '@tabler/icons-react'
import { useState } from 'react'
import { companyDate, formatInstant, weekday } from '#domain/time/dates.ts'
import { currentSearch } from '#hooks/navigation/navigation.ts'
import { keyboardTexts } from '#i18n/keyboard-texts.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ClockFrame } from '#ui/kiosk/clock-frame.tsx'
import { Keyboard } from '#ui/kiosk/keyboard.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { KioskHelp } from './kiosk-help.tsx'
import { KioskNumberStep } from './kiosk-number-step.tsx'
import { KioskPasswordStep } from './kiosk-password-step.tsx'
import { kioskTexts } from './kiosk-texts.es.ts'
import { LeftoversNote } from './leftovers-note.tsx'
import { texts } from '../texts.es.ts'
import { useClock } from './use-clock.ts'
import { useSessionBefore } from '../frame/use-session-before.ts'
import { useSignIn } from '../personal/use-sign-in.ts'

export type KioskStep = 'number' | 'password' | 'help'

/** Stores no personal data and suggests no names. */
export function Screen() {
  const words = useTexts(texts).login
  const { weekdays, number } = useTexts(kioskTexts)
  const keyboard = useTexts(keyboardTexts)
  const form = useSignIn()
  const [step, setStep] = useState<KioskStep>('number')
  const [isLetters, setLetters] = useState(false)
  const { isExpired, isDemo } = useSessionBefore()
  // The page was reloaded when the session ended. Only the address contains the reason (app/kiosk/kiosk-leave.ts).
  const [hasEnded] = useState(() => new URLSearchParams(currentSearch()).has('motivo'))
  const now = useClock()
  const [day, time] = formatInstant(now).split(', ')
  const isAsked = form.former !== null || form.second !== null
  const startLetters = () => {
    setLetters(true)
    setStep('number')
  }
  return (
    <ClockFrame
      time={time ?? ''}
      date={`${weekdays[weekday(companyDate(now))]} ${day}`}
      note={
        isDemo && (
          <StateChip tone="neutral" icon={<IconFlask />}>
            {words.demo}
          </StateChip>
        )
      }
    >
      <LeftoversNote />
      {form.former && (
        <div className="t-stack t-gap-4">
          <form.former.Form {...form.former} />
          <Keyboard words={keyboard} goWord={number.go} isBusy={form.former.isBusy} />
        </div>
      )}
      {form.second && <form.second.Form {...form.second} />}
      {!isAsked && step === 'number' && (
        <KioskNumberStep
          value={form.user}
          onChange={form.setUser}
          isLetters={isLetters}
          onLetters={setLetters}
          hasEnded={isExpired || hasEnded}
          onDone={() => setStep('password')}
          onHelp={() => setStep('help')}
        />
      )}
      {!isAsked && step === 'password' && <KioskPasswordStep form={form} onBack={() => setStep('number')} />}
      {step === 'help' && <KioskHelp onBack={() => setStep('number')} onLetters={startLetters} />}
    </ClockFrame>
  )
}
