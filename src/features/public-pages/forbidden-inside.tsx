import { paths } from '#hooks/navigation/paths.ts'
import { Forbidden } from './forbidden.tsx'

export function Screen() {
  return <Forbidden path={paths.home} level={2} />
}
