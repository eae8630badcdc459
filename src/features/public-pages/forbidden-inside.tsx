import { paths } from '#hooks/navigation/paths.ts'
import { Forbidden } from './forbidden.tsx'

/** Whoever is signed in keeps their bars. */
export function Screen() {
  return <Forbidden path={paths.home} level={2} />
}
