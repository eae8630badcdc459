import { paths } from '#hooks/navigation/paths.ts'
import { Forbidden } from './forbidden.tsx'
import { PublicFrame } from './public-frame.tsx'

/** Shown without a session. The sign-in page redirects a signed-in user to Inicio. */
export function Screen() {
  return (
    <PublicFrame>
      <Forbidden path={paths.login} level={1} />
    </PublicFrame>
  )
}
