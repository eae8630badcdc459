import { IconBulb } from '@tabler/icons-react'
import { useState } from 'react'
import { listOwnImprovements } from '#contract/improvements/improvements.ts'
import { requestForms } from '#domain/requests/request-forms.ts'
import { improvementPaths } from '#hooks/navigation/inner-paths.ts'
import { staleDataReason, refusalText } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { waitingFields } from '#models/requests/waiting-items.ts'
import { useWaitingRequests, type WaitingRequest } from '#models/requests/waiting-requests.ts'
import { SendingState } from '#pieces/sending/sending-state.tsx'
import { WaitingList } from '#pieces/sending/waiting-list.tsx'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { Card } from '#ui/lists/card.tsx'
import { hasNoRows } from '#ui/lists/has-no-rows.ts'
import { DrawingIdea } from './drawing-idea.tsx'
import type { ConfirmedIdea } from './idea-drafts.ts'
import { IdeaFacts } from './idea-facts.tsx'
import { IdeaForm } from './idea-form.tsx'
import classes from './improvements.module.css'
import { showDone } from './register-screen.tsx'
import { texts } from './texts.es.ts'

type Waiting = WaitingRequest<ConfirmedIdea>

export function FollowScreen() {
  const words = useTexts(texts)
  const { own } = words
  const list = useOperation(listOwnImprovements, {})
  const waiting = useWaitingRequests<ConfirmedIdea>(requestForms.improvement, list, tell) ?? []
  const [correcting, setCorrecting] = useState<Waiting | null>(null)
  if (correcting) {
    const { form, values, message } = correcting
    const done = (how: 'registered' | 'waiting') => {
      showDone(how)
      setCorrecting(null)
    }
    return <IdeaForm correction={{ form, values, message }} onDone={done} />
  }
  const { failure } = list
  const refresh = () => void list.refresh()
  const ideas = list.data?.data ?? null
  const old = ideas && staleDataReason(failure, words.failure, own.old)
  return (
    <div className="t-stack t-gap-4 t-page">
      <Button href={`#${improvementPaths.register}`} leftSection={<IconBulb size={22} aria-hidden />}>
        {own.new}
      </Button>
      {old && <StaleData {...old} againWord={words.again} onRetry={refresh} />}
      <WaitingIdeas rows={waiting} onCorrect={setCorrecting} />
      {ideas === null && (
        <MissingData {...toMissingDataProps({ failure, refresh }, words)} loading={own.loading} />
      )}
      {hasNoRows(ideas, waiting) && (
        <EmptyState drawing={<DrawingIdea />} title={own.none} text={own.noneText} />
      )}
      {ideas !== null && ideas.length > 0 && (
        <section className="t-stack t-gap-3" aria-label={own.list}>
          {ideas.map((idea) => (
            <Card key={idea.folio} className={classes.card}>
              <SendingState plain live={false} state="synced" />
              <IdeaFacts idea={idea} />
            </Card>
          ))}
        </section>
      )}
    </div>
  )
}

function tell(news: Waiting): void {
  const { own, form } = wordsOf(texts)
  if (news.state === 'synced') showSnack({ text: own.delivered, tone: 'success' })
  else showSnack({ text: refusalText(news, own.unexplained, form.rejectedTitle), tone: 'error' })
}

function WaitingIdeas({ rows, onCorrect }: { rows: readonly Waiting[]; onCorrect: (row: Waiting) => void }) {
  const items = rows.map((row) => ({
    ...waitingFields(row),
    title: row.values.what,
    text: row.values.where,
    correct: { onClick: () => onCorrect(row) },
  }))
  return <WaitingList items={items} />
}
