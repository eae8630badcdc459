import { readDraft } from '#core/outbox/drafts.ts'
import { useWork } from '#hooks/work/use-work.ts'

export function Reason({ form, step }: { form: string; step: string }) {
  const reason = useWork(readReason, `${form}|${step}`, '')
  if (!reason) return null
  return (
    <span className="t-block t-break" lang="es-MX">
      {reason}
    </span>
  )
}

async function readReason(key: string): Promise<string> {
  const at = key.lastIndexOf('|')
  return (await readDraft(key.slice(0, at), key.slice(at + 1)))?.message ?? ''
}
