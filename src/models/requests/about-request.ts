import { readDraft } from '#core/outbox/drafts.ts'
import { formatDate } from '#domain/dates.ts'
import { useWork } from '#hooks/work/use-work.ts'

/** What either kind of request keeps of what it is about, typed or confirmed. */
interface About {
  isOther?: boolean
  /** Of a dispute. */
  ownReason?: string
  reason?: string | number | null
  /** YYYY-MM-DD, or half of one (date-boxes). */
  day?: string
  /** Of a clarification. */
  newReason?: string
  reasonName?: string
  periodName?: string
}

/** 'Descuento no reconocido · 12/11/2026'; '' where nothing of it is known here. */
export function useAboutRequest(form: string, step: string): string {
  return useWork(readAbout, `${form}|${step}`, '') ?? ''
}

async function readAbout(key: string): Promise<string> {
  const [form = '', step = ''] = key.split('|')
  const values = (await readDraft(form, step))?.values as About | undefined
  if (!values || Array.isArray(values)) return ''
  const listed = values.reasonName ?? (typeof values.reason === 'string' ? values.reason : '')
  const reason = values.isOther ? (values.newReason ?? values.ownReason ?? '') : listed
  const day = /^\d{4}-\d{2}-\d{2}$/.test(values.day ?? '') ? formatDate(values.day ?? '') : ''
  return [reason.trim(), values.periodName ?? day].filter((part) => part !== '').join(' · ')
}
