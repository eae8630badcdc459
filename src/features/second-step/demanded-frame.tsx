import type { ReactNode } from 'react'
import { useSignOut } from '#hooks/session/use-sign-out.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Mark } from '#ui/drawings/mark.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import classes from './second-step.module.css'
import { texts } from './texts.es.ts'

/** Frame without navigation: until the required second step is set up, the role can do nothing. */
export function DemandedFrame({ children }: { children: ReactNode }) {
  const words = useTexts(texts)
  const leaving = useSignOut()
  const hasStrip = Boolean(useSharedDevice()?.dialogAside)
  return (
    <main className={classes.frame}>
      {!hasStrip && <Mark variant="full" height={48} />}
      <div>
        <h1>{words.demandedTitle}</h1>
        <p className="t-quiet">{words.demandedText}</p>
      </div>
      {children}
      {!hasStrip && (
        <Button variant="subtle" aria-disabled={leaving.isBusy} onClick={leaving.signOut}>
          {words.signOut}
        </Button>
      )}
    </main>
  )
}
