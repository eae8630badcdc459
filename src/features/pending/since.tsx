import { formatInstant } from '#domain/time/dates.ts'
import { newRequestForms, requestKindOf } from '#domain/requests/request-forms.ts'
import { useAboutRequest } from '#models/requests/about-request.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'

interface Props {
  row: { form: string; step: string; at: number }
}

export function Since({ row: { form, step, at } }: Props) {
  const words = useTexts(texts)
  const isTyped = Object.values<string>(newRequestForms).includes(form)
  const since = words.since(formatInstant(at))
  if (!isTyped && requestKindOf(form) === null) return since
  return <Request form={form} step={step} since={since} />
}

function Request({ form, step, since }: { form: string; step: string; since: string }) {
  const about = useAboutRequest(form, step)
  if (about === '') return since
  return (
    <>
      <span className="t-block" lang="es-MX">
        {about}
      </span>
      {since}
    </>
  )
}
