import { useState } from 'react'
import { listOwnRights } from '#contract/privacy/privacy-rights.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { requestForms } from '#domain/requests/request-forms.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { showNews, waitingFields } from '#models/requests/waiting-items.ts'
import { useWaitingRequests, type WaitingRequest } from '#models/requests/waiting-requests.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { WaitingList } from '#pieces/sending/waiting-list.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/lists/card.tsx'
import { ListCard } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { MissingData } from '../not-here-yet.tsx'
import { texts } from '../texts.es.ts'
import { useOpener } from '../use-opener.ts'
import { RightRow } from './right-row.tsx'
import { type RightDraft, RightsForm } from './rights-form.tsx'
import { rightsTexts } from './rights-texts.es.ts'

type Waiting = WaitingRequest<RightDraft>

/** The employee's ARCO requests, and the form for a new one. Other people ask human resources. */
export function RightsPart() {
  const words = useTexts(texts)
  const { company, user } = useProfile()
  if (hasReminders({ company, userId: user.Id_Usuario })) return <Rights />
  return <p className="t-quiet t-body">{words.correct.other}</p>
}

function Rights() {
  const words = useTexts(rightsTexts)
  const list = useOperation(listOwnRights, {})
  const waiting =
    useWaitingRequests<RightDraft>(requestForms.privacyRight, list, (news) =>
      showNews(news, wordsOf(rightsTexts).own.sent),
    ) ?? []
  const [form, setForm] = useState<{ correcting: Waiting | null } | null>(null)
  const { opener, focusOpener } = useOpener()
  const rows = list.data?.data ?? null
  const close = () => {
    setForm(null)
    focusOpener()
  }
  return (
    <section className="t-stack t-gap-3">
      <div>
        <SectionTitle>{words.own.title}</SectionTitle>
        <p className="t-quiet t-body">{words.own.text}</p>
      </div>
      <WaitingList
        items={waiting
          .filter((row) => row.form !== form?.correcting?.form)
          .map((row) => ({
            ...waitingFields(row),
            title: row.values.right === null ? '' : words.rights[row.values.right],
            text: row.values.text,
            correct: { onClick: () => setForm({ correcting: row }) },
          }))}
      />
      {rows === null && <MissingData failure={list.failure} rows={2} refresh={() => void list.refresh()} />}
      {rows !== null && rows.length > 0 && (
        <ListCard label={words.own.title}>
          {rows.map((row) => (
            <RightRow key={row.folio} row={row} asked={words.askedOn(formatDate(row.pedida))} />
          ))}
        </ListCard>
      )}
      <NewerRows count={list.data?.desconocidas} />
      {form ? (
        <Card>
          <RightsForm key={form.correcting?.form ?? ''} correcting={form.correcting} onEnd={close} />
        </Card>
      ) : (
        <div ref={opener}>
          <Button variant="outline" onClick={() => setForm({ correcting: null })}>
            {words.own.ask}
          </Button>
        </div>
      )}
    </section>
  )
}
