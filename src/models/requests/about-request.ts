import { readDraft } from '#core/outbox/drafts.ts'
import { formatDate } from '#domain/dates.ts'
import { useWork } from '#hooks/work/use-work.ts'

/** Stored fields that describe the subject of a clarification or dispute. */
interface About {
  isOther?: boolean
  /** Only in disputes. */
  ownReason?: string
  reason?: string | number | null
  /** YYYY-MM-DD, possibly incomplete (date-boxes). */
  day?: string
  /** Only in clarifications. */
  newReason?: string
  reasonName?: string
  periodName?: string
}

/** 'Descuento no reconocido · 12/11/2026'; '' when this device has no values. */
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
