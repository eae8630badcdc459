import { readDraft } from '#core/outbox/drafts.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useWork } from '#hooks/work/use-work.ts'

interface About {
  /** Kind of a request for authorization. `summary` contains its subject and its days. */
  title?: string
  summary?: string
  /** Only in days off. `from` is YYYY-MM-DD, possibly incomplete. */
  kind?: string
  from?: string
  isOther?: boolean
  ownReason?: string
  reason?: string | number | null
  /** YYYY-MM-DD, possibly incomplete. */
  day?: string
  newReason?: string
  reasonName?: string
  periodName?: string
}

/** Returns a line such as 'Descuento no reconocido · 12/11/2026'; '' when this device has no values. */
export function useAboutRequest(form: string, step: string): string {
  return useWork(readAbout, `${form}|${step}`, '') ?? ''
}

async function readAbout(key: string): Promise<string> {
  const [form = '', step = ''] = key.split('|')
  const values = (await readDraft(form, step))?.values as About | undefined
  if (!values || Array.isArray(values)) return ''
  if (values.title !== undefined) return joined([values.title, values.summary ?? ''])
  const listed = values.kind ?? values.reasonName ?? (typeof values.reason === 'string' ? values.reason : '')
  const reason = values.isOther ? (values.newReason ?? values.ownReason ?? '') : listed
  const day = values.from ?? values.day ?? ''
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day)
  return joined([reason.trim(), values.periodName ?? (isDay ? formatDate(day) : '')])
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
