import { IconCircleCheck, IconCircleDashed, IconHistory, IconMessageExclamation } from '@tabler/icons-react'
import { timeOrDay } from '#domain/time/dates.ts'
import { useNow } from '#hooks/device/use-now.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { documentForm } from '#models/documents/document-drafts.ts'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { type DocumentRow, yearOf } from './document-rows.ts'
import classes from './document-list.module.css'
import { texts } from '../texts.es.ts'

export function DocumentChip({ row }: { row: DocumentRow }) {
  const { states, list } = useTexts(texts)
  const now = useNow()
  const waitsFor = useWaitsFor(row.status === 'queued' ? documentForm(row.typeId) : '')
  const uploaded = row.document?.fechaCarga ?? ''
  switch (row.status) {
    case 'missing':
      return (
        <StateChip tone="warn" icon={<IconCircleDashed />}>
          {states.missing}
        </StateChip>
      )
    case 'pictures':
      return <SendingState state="draft" live={false} />
    case 'queued':
      return <SendingState state="queued" waitsFor={waitsFor} />
    case 'sent':
      return <SendingState state="synced" at={timeOrDay(row.draft?.at ?? 0, now)} />
    case 'commented':
      return (
        <StateChip tone="error" icon={<IconMessageExclamation />}>
          {list.commentCount(row.comments)}
        </StateChip>
      )
    case 'old':
      return (
        <StateChip tone="neutral" icon={<IconHistory />}>
          {states.old(yearOf(uploaded))}
        </StateChip>
      )
    case 'onFile':
      return (
        <span className={classes.dated}>
          <StateChip tone="ok" icon={<IconCircleCheck />}>
            {states.onFile(uploaded.slice(0, 10))}
          </StateChip>
        </span>
      )
    default:
      // A refused document has a button instead of a chip; an unknown document shows nothing.
      return null
  }
}
