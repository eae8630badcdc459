import { IconPlus } from '@tabler/icons-react'
import { listDeskPolls } from '#contract/polls/poll-desk.ts'
import { TYPED_STEP } from '#domain/requests/request-forms.ts'
import { pollDeskPaths } from '#hooks/navigation/inner-paths.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingNoDocuments } from '#ui/drawings/drawing-no-documents.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Dated } from '../parts/place.tsx'
import classes from './list.module.css'
import { PollCard } from './poll-card.tsx'
import { texts } from './texts.es.ts'

const sections = [
  { key: 'drafts', states: ['borrador'] },
  { key: 'open', states: ['abierta', 'programada'] },
  { key: 'closed', states: ['cerrada'] },
] as const

export function PollsScreen() {
  const words = useTexts(texts)
  const answer = useOperation(listDeskPolls, {})
  const create = (
    <Button href={`#${pollDeskPaths.build(TYPED_STEP)}`} leftSection={<IconPlus size={22} aria-hidden />}>
      {words.create}
    </Button>
  )
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <p className="t-flush t-quiet t-grow">{words.lead}</p>
        {create}
      </div>
      <Dated answer={answer} loading={words.loading}>
        {({ data, desconocidas: newer = 0 }) =>
          data.length + newer === 0 ? (
            <EmptyState drawing={<DrawingNoDocuments />} title={words.none} text={words.noneText} />
          ) : (
            <>
              {sections.map(({ key, states }) => {
                const polls = data.filter(({ estado }) => states.some((state) => state === estado))
                if (polls.length === 0) return null
                return (
                  <section key={key} className="t-stack t-gap-3" aria-labelledby={`encuestas-${key}`}>
                    <SectionTitle id={`encuestas-${key}`}>{words.sections[key]}</SectionTitle>
                    <div className={classes.cards}>
                      {polls.map((poll) => (
                        <PollCard key={poll.id} poll={poll} />
                      ))}
                    </div>
                  </section>
                )
              })}
              <NewerRows count={newer} />
            </>
          )
        }
      </Dated>
    </div>
  )
}
