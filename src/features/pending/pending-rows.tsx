import { IconPencil, IconTrash } from '@tabler/icons-react'
import { findQueued } from '#core/outbox/queued-operations.ts'
import {
  HEALTH_CONSENT_FORM,
  isConsentForm,
  jobOf,
  pollPlaceOf,
  RECOGNITION_FORM,
  requestKindOf,
  surveyOf,
} from '#domain/requests/request-forms.ts'
import { documentTypeOf } from '#models/documents/document-drafts.ts'
import { usePollTitles } from '#models/polls/use-poll-titles.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { type ShellParts, useShellParts } from '#hooks/navigation/shell-parts.ts'
import type { useQueued } from '#hooks/work/use-queued.ts'
import { documentName, documentNames } from '#i18n/document-names.es.ts'
import { type Translation, wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type Sending, SendingState } from '#pieces/sending/sending-state.tsx'
import { waitsForOf } from '#models/requests/waits-for.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { StackAction } from '#ui/actions/stack-action.tsx'
import { Reason } from './reason.tsx'
import { Since } from './since.tsx'
import { texts } from './texts.es.ts'
import type { es } from './texts.es.ts'

export type QueuedRow = NonNullable<ReturnType<typeof useQueued>>[number]

interface Props {
  rows: readonly QueuedRow[]
  onDiscard: (row: QueuedRow) => void
}

/** A row links to its step when the request was rejected, is in conflict, or must be repeated. */
export function PendingRows({ rows, onDiscard }: Props) {
  const words = useTexts(texts)
  const { titleOf } = useShellParts()
  const pollTitle = usePollTitles(rows.some(({ form }) => pollPlaceOf(form) !== null))
  return (
    <ListCard>
      {rows.map((row) => {
        const poll = pollPlaceOf(row.form)
        const kind = rowName(row, words, titleOf)
        const title = poll === null ? '' : pollTitle(poll)
        const name = title === '' ? kind : words.named(kind, title)
        const isAsking = row.state === 'rejected' || row.state === 'conflict' || row.state === 'stray'
        const place = isAsking ? placeOf(row) : null
        return (
          <ListRow
            key={row.opId}
            {...(place === null ? {} : { href: `#${place}` })}
            lead={place !== null && <IconPencil size={24} aria-hidden />}
            title={name}
            text={
              <>
                {row.state === 'rejected' && <Reason form={row.form} step={row.step} />}
                <Since row={row} />
              </>
            }
            chip={<SendingState live={false} {...sendingOf(row)} />}
            action={
              <StackAction
                icon={<IconTrash size={22} />}
                label={`${words.discard}: ${name}`}
                onClick={() => onDiscard(row)}
              >
                {words.discard}
              </StackAction>
            }
          />
        )
      })}
    </ListCard>
  )
}

function placeOf({ state, form, step, operation }: QueuedRow): string | null {
  if (state === 'conflict' && form === 'data-form') return paths.myDataChoice(Number(step))
  return findQueued(operation)?.opens(form, step) ?? null
}

function sendingOf(row: QueuedRow): Sending {
  const { state, form, progress } = row
  return {
    state,
    waitsFor: waitsForOf(row),
    percent: progress ? Math.floor((100 * progress.sent) / progress.count) : 0,
    // A rejected poll was closed or answered elsewhere, and cannot be corrected.
    isFinal: pollPlaceOf(form) !== null,
  }
}

export function rowName(
  { form, step, operation }: QueuedRow,
  words: Translation<typeof es>,
  titleOf: ShellParts['titleOf'],
): string {
  const typeId = documentTypeOf(form)
  if (typeId !== null) return words.document(documentName(wordsOf(documentNames), typeId))
  const request = requestKindOf(form)
  if (request !== null) return words.requests[request]
  if (form === 'data-form') return words.step(words.forms.dataForm, step)
  const fixed = fixedName(form)
  if (fixed !== null) return words.forms[fixed]
  return titleOf(findQueued(operation)?.opens(form, step) ?? '') || words.forms.other
}

function fixedName(form: string): keyof typeof es.forms | null {
  if (isConsentForm(form)) return 'consent'
  if (form === HEALTH_CONSENT_FORM) return 'healthConsent'
  if (jobOf(form) !== null) return 'job'
  if (pollPlaceOf(form) !== null) return 'poll'
  if (surveyOf(form) !== null) return 'survey'
  return form === RECOGNITION_FORM ? 'recognition' : null
}
