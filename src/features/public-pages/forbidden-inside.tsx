import { paths } from '#hooks/navigation/paths.ts'
import { Forbidden } from './forbidden.tsx'

/** Variant with the navigation, for a signed-in user. */
export function Screen() {
  return <Forbidden path={paths.home} level={2} />
}
