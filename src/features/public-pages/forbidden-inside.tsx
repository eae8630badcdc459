import { paths } from '#hooks/navigation/paths.ts'
import { Forbidden } from './forbidden.tsx'

/** Shown to a signed-in user, with the navigation. */
export function Screen() {
  return <Forbidden path={paths.home} level={2} />
}
