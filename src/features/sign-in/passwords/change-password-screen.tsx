import { useState } from 'react'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useProfile, useSession } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { PageHeader } from '#ui/lists/page-header.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import classes from '../frame/form-page.module.css'
import { passwordTexts } from '../password-texts.es.ts'
import { texts } from '../texts.es.ts'

/** Changes the password (ROUTE-32). After a sign-in with a one-time password, this screen comes first (G-12). */
export function Screen() {
  const words = useTexts(texts)
  const own = useTexts(passwordTexts)
  const session = useSession()
  const profile = useProfile()
  const hasStrip = Boolean(useSharedDevice()?.dialogAside)
  // The change ends the requirement, but its text stays until the screen closes.
  const isForced = useOnceTrue(session.phase === 'open' && session.mustChangePassword)

  function done(): void {
    showSnack({ text: own.change.done, tone: 'success', ms: FORM_SNACK_MS })
    navigate(isForced ? paths.home : paths.more, { replace: true })
  }

  return (
    <AuthFrame plain>
      <div className={classes.header}>
        <PageHeader
          title={isForced ? own.change.forcedTitle : words.titles.changePassword}
          {...(isForced || hasStrip ? {} : { backLabel: words.back, onBack: () => navigate(paths.more) })}
        />
      </div>
      <ChangePasswordForm user={profile.user} isForced={isForced} onDone={done} />
    </AuthFrame>
  )
}

function useOnceTrue(value: boolean): boolean {
  const [was, setWas] = useState(value)
  if (value && !was) setWas(true)
  return value || was
}
