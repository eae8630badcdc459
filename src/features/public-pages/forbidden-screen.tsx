import { paths } from '#hooks/navigation/paths.ts'
import { Forbidden } from './forbidden.tsx'
import { PublicFrame } from './public-frame.tsx'

/** The front door leads on to Inicio for whoever is signed in. */
export function Screen() {
  return (
    <PublicFrame>
      <Forbidden path={paths.login} level={1} />
    </PublicFrame>
  )
}
