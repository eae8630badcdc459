import { loadNoticesDialog } from '#features/notices/routes.tsx'
import { useNotices } from '#hooks/use-notices.ts'
import { HomePapers } from './home-papers.tsx'
import { useChunk } from './load-chunk.ts'

/** One dialog at a time, once the page stands: what is new (SHELL-33), then what Inicio has to say about documents. */
export function Notices() {
  const { unseen, isKnown } = useNotices()
  if (unseen.length > 0) return <LoadedDialog />
  return isKnown ? <HomePapers /> : null
}

function LoadedDialog() {
  const chunk = useChunk(loadNoticesDialog)
  if (chunk.kind !== 'ready') return null
  const { NoticesDialog } = chunk.value
  return <NoticesDialog />
}
