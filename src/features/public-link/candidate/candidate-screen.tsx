import { useEffect, useState } from 'react'
import { callName } from '#domain/text/person-name.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { useSession } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { lazyPart, preloadPart } from '#parts/lazy-part.ts'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { useHeldKey } from '../held-key.ts'
import { LinkFrame } from '../link-frame.tsx'
import { Plain, Waiting } from '../link-plain.tsx'
import { texts as linkTexts } from '../texts.es.ts'
import { type Done as Finished, type LinkResult, readLink } from './candidate-calls.ts'
import { Offer } from './offer.tsx'
import type { PageProps } from './page-props.ts'
import { forgetCandidateInput, type CandidateInput, useCandidateInput } from './candidate-input.ts'

const loadEnd = lazyPart(() => import('../link-end.tsx'))
const loadDone = lazyPart(() => import('./candidate-done.tsx'))
const loadRegister = lazyPart(() => import('./register-form.tsx'))

/** Shows an offer (ROUTE-18) or the account form (ROUTE-20). The link's key decides. */
export function Screen({ params }: ScreenProps) {
  const { key, forget, holdNext } = useHeldKey(params.key ?? '')
  const session = useSession()
  const user = session.phase === 'open' ? session.profile.user : null
  const typing = useCandidateInput(key)
  return (
    <Opened
      key={`${key} ${user?.Id_Usuario ?? ''}`}
      {...{ linkKey: key, user, forget, holdNext, ...typing }}
    />
  )
}

interface OpenedProps {
  linkKey: string
  user: { Nombre: string; Nickname: string } | null
  forget: () => void
  holdNext: (key: string) => void
  typed: CandidateInput
  type: (change: Partial<CandidateInput>) => void
}

function Opened({ linkKey, user, forget, holdNext, typed, type }: OpenedProps) {
  const words = useTexts(linkTexts)
  const [looked, setLooked] = useState<LinkResult | null>(null)
  const [done, setDone] = useState<Finished | null>(null)
  const isSignedIn = user !== null
  useEffect(() => {
    let isHere = true
    void readLink(linkKey, isSignedIn).then((next) => isHere && setLooked(next))
    return () => {
      isHere = false
    }
  }, [linkKey, isSignedIn])
  useEffect(() => {
    if (looked?.kind !== 'ended' && done === null) return
    forgetCandidateInput()
    // After the answer, a reload continues with the account form.
    const next = done?.kind === 'answered' ? keyIn(done.registro) : ''
    if (next === '') forget()
    else holdNext(next)
  }, [looked, done, forget, holdNext])
  useEffect(() => {
    void preloadPart(loadEnd)
    void preloadPart(loadDone)
  }, [])
  function again(): void {
    setLooked(null)
    void readLink(linkKey, isSignedIn).then(setLooked)
  }

  if (looked === null) return <Waiting />
  if (looked.kind !== 'link') {
    const title = looked.kind === 'refused' ? looked.message : words[looked.kind].title
    return (
      <LinkFrame>
        <PartLoader load={loadEnd} failure={(retry) => <Plain title={title} onRetry={retry} />}>
          {({ LinkEnd }) => <LinkEnd why={looked} name={user ? callName(user) : ''} onRetry={again} />}
        </PartLoader>
      </LinkFrame>
    )
  }
  if (done !== null) return <Done done={done} />
  const shared = {
    link: looked.link,
    linkKey,
    isSignedIn,
    typed,
    onType: type,
    onDone: setDone,
    onStopped: setLooked,
  }
  return looked.link.clase === 'oferta' ? <Offer {...shared} /> : <Register {...shared} />
}

function Register(props: PageProps) {
  const words = useTexts(linkTexts)
  return (
    <PartLoader
      load={loadRegister}
      waiting={<Waiting />}
      failure={(retry) => (
        <LinkFrame>
          <Plain title={words.away.title} onRetry={retry} />
        </LinkFrame>
      )}
    >
      {({ RegisterForm }) => <RegisterForm {...props} />}
    </PartLoader>
  )
}

function Done({ done }: { done: Finished }) {
  const words = useTexts(linkTexts)
  return (
    <LinkFrame>
      <PartLoader load={loadDone} failure={(retry) => <Plain title={words.done.saved} onRetry={retry} />}>
        {({ CandidateDone }) => <CandidateDone done={done} />}
      </PartLoader>
    </LinkFrame>
  )
}

/** Turns '#/RegistoDeCandidatos/KEY/1/7' into 'KEY'. */
function keyIn(address: string): string {
  return address.split('/')[2] ?? ''
}
