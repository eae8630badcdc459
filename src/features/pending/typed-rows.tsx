import { IconPencil } from '@tabler/icons-react'
import {
  APPROVAL_FORM,
  DESK_REASON_FORM,
  IMPROVEMENT_REPLY_FORM,
  newRequestForms,
  JOB_DESK_FORM,
  jobOf,
  POLL_DESK_FORM,
  pollPlaceOf,
  HIRING_FORM,
  STAFF_FORM,
  type RequestKind,
  RECOGNITION_FORM,
  requestKindOf,
  SAVINGS_FORM,
  surveyOf,
  WITHDRAWAL_FORM,
} from '#domain/requests/request-forms.ts'
import {
  dayOffPaths,
  improvementPaths,
  jobPaths,
  pollDeskPaths,
  pollPaths,
  recognitionPaths,
} from '#hooks/navigation/inner-paths.ts'
import { documentTypeOf } from '#models/documents/document-drafts.ts'
import { paths } from '#hooks/navigation/paths.ts'
import type { useUnconfirmedSteps } from '#hooks/work/use-queued.ts'
import { documentName, documentNames } from '#i18n/document-names.es.ts'
import { type Translation, wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Since } from './since.tsx'
import { texts } from './texts.es.ts'
import type { es } from './texts.es.ts'

const LAST_STEP = '7'

type TypedRow = NonNullable<ReturnType<typeof useUnconfirmedSteps>>[number]

/** Lists unconfirmed drafts, which are never sent automatically. */
export function TypedRows({ typed }: { typed: readonly TypedRow[] }) {
  const words = useTexts(texts)
  // Texts and pictures of a request or document share one row.
  const places = new Map(typed.map((row) => [hasForms(row.form) ? `${row.form}|${row.step}` : row.form, row]))
  if (places.size === 0) return null
  return (
    <section className="t-stack t-gap-2">
      <SectionTitle id="typed">{words.typed}</SectionTitle>
      <p className="t-quiet">{words.typedText}</p>
      <ListCard labelledBy="typed">
        {[...places].map(([key, row]) => {
          const { name, path } = placeOf(row, words)
          return (
            <ListRow
              key={key}
              {...(path === null ? {} : { href: `#${path}` })}
              lead={path !== null && <IconPencil size={24} aria-hidden />}
              title={name}
              text={<Since row={row} />}
            />
          )
        })}
      </ListCard>
    </section>
  )
}

function hasForms(form: string): boolean {
  return (
    form === 'data-form' ||
    [newRequestForms.asking, HIRING_FORM, STAFF_FORM, JOB_DESK_FORM, POLL_DESK_FORM].includes(form)
  )
}

/** `path` is null for a form of another build. */
function placeOf(
  { form, step }: TypedRow,
  words: Translation<typeof es>,
): { name: string; path: string | null } {
  if (form === 'data-form') {
    const path = step === LAST_STEP ? paths.myDataReview : `${paths.myData}/${step}`
    return { name: words.step(words.forms.dataForm, step), path }
  }
  if (form === SAVINGS_FORM) return { name: words.forms.savings, path: paths.savings }
  if (form === DESK_REASON_FORM)
    return { name: words.forms.savingsDesk, path: paths.savingsDeskOf(Number(step)) }
  if (form === APPROVAL_FORM) return { name: words.forms.approval, path: paths.approvals }
  if (form === IMPROVEMENT_REPLY_FORM)
    return { name: words.forms.improvementReply, path: improvementPaths.administration }
  if (form === newRequestForms.asking) return { name: words.forms.asking, path: paths.askFor(step) }
  if (form === HIRING_FORM) return { name: words.forms.hiring, path: step }
  if (form === STAFF_FORM) return { name: words.forms.staff, path: step }
  if (form === POLL_DESK_FORM) return { name: words.forms.pollDesk, path: pollDeskPaths.build(step) }
  if (form === JOB_DESK_FORM) return { name: words.forms.jobDesk, path: step }
  const job = jobOf(form)
  if (job !== null) return { name: words.forms.job, path: `${jobPaths.jobs}/${job}` }
  const poll = pollPlaceOf(form)
  if (poll !== null) return { name: words.forms.poll, path: pollPaths.poll(poll) }
  if (form === RECOGNITION_FORM) return { name: words.forms.recognition, path: recognitionPaths.give }
  if (form === WITHDRAWAL_FORM)
    return { name: words.forms.withdrawal, path: recognitionPaths.card(Number(step)) }
  const survey = surveyOf(form)
  if (survey !== null) return { name: words.forms.survey, path: paths.evaluation(survey) }
  if (form === newRequestForms.dayOff) return { name: words.forms.dayOff, path: dayOffPaths.ask }
  const typeId = documentTypeOf(form)
  if (typeId !== null) {
    return {
      name: words.document(documentName(wordsOf(documentNames), typeId)),
      path: `${paths.documents}/${typeId}`,
    }
  }
  const kind = kindOf(form)
  if (kind === null) return { name: words.forms.other, path: null }
  return { name: words.requests[kind], path: listOf[kind] }
}

const listOf: Readonly<Record<RequestKind, string>> = {
  clarification: paths.clarifications,
  clarificationRating: paths.clarifications,
  dispute: paths.disputes,
  disputeRating: paths.disputes,
  improvement: improvementPaths.register,
  dayOff: paths.incidents,
  asking: paths.asking,
  privacyRight: paths.ownData,
}

function kindOf(form: string): RequestKind | null {
  const kinds = Object.keys(newRequestForms) as (keyof typeof newRequestForms)[]
  return kinds.find((kind) => newRequestForms[kind] === form) ?? requestKindOf(form)
}
