import { loadNoticesDialog } from '#features/notices/routes.tsx'
import { useNotices } from '#hooks/use-notices.ts'
import { useChunk } from './load-chunk.ts'

/** Shows what is new once the page stands; without notices, or without an answer, nothing opens (SHELL-33). */
export function Notices() {
  const { unseen } = useNotices()
  return unseen.length > 0 ? <LoadedDialog /> : null
}

function LoadedDialog() {
  const chunk = useChunk(loadNoticesDialog)
  if (chunk.kind !== 'ready') return null
  const { NoticesDialog } = chunk.value
  return <NoticesDialog />
}
