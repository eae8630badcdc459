import { type ReactNode, useState } from 'react'
import { loadClarifications } from '#features/requests/routes.tsx'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useUnratedClarifications } from '#models/requests/unrated-clarifications.ts'
import { leaveHome } from './leave-home.ts'
import { PartPlace } from '#ui/feedback/part-place.tsx'

/** A kiosk has no bars to leave by, and a queue behind the person: who left there is not asked again. */
let leftFolio: string | null = null

/**
 * The clarification list, by itself, while closed ones wait for a rating (spec 000 §4, CLAR-23 … 26). Decided once a
 * visit to Inicio, on what is known when the question is answered or can't be asked; then what comes after it.
 */
export function HomeBlock({ children }: { children: ReactNode }) {
  const { user } = useProfile()
  const isKiosk = useIsKiosk()
  const { count, isOpen } = useUnratedClarifications()
  const [state, setState] = useState<'open' | 'blocked' | 'free'>(leftFolio === user.Folio ? 'free' : 'open')
  if (state === 'open' && !isOpen) setState(count > 0 ? 'blocked' : 'free')
  if (state === 'open') return null
  if (state === 'free') return children
  const goOn = () => setState('free')
  const leaveKiosk = () => {
    leftFolio = user.Folio
    goOn()
  }
  return (
    // Without it Inicio goes on: the person is asked at the next visit.
    <PartPlace load={loadClarifications} failure={() => children}>
      {({ ClarificationsDialog }) => (
        <ClarificationsDialog
          place={LIST}
          onClose={goOn}
          onLeave={isKiosk ? leaveKiosk : () => leaveHome()}
        />
      )}
    </PartPlace>
  )
}

const LIST = { kind: 'clarifications' } as const
