import { IconDownload, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { type PollResults, readPollResults } from '#contract/polls/poll-desk.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingNoDocuments } from '#ui/drawings/drawing-no-documents.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { PeopleBar } from '../parts/people-bar.tsx'
import { Dated } from '../parts/place.tsx'
import { QuestionResult } from './question-result.tsx'
import classes from './results.module.css'
import { texts } from './texts.es.ts'
import { useSaveResults } from './use-save-results.ts'

export function ResultsScreen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const answer = useOperation(readPollResults, { id: Number(params.id) || 1 }, { isKept: false })
  return (
    <div className={classes.page}>
      <Dated answer={answer} loading={words.loading}>
        {(results) => <Results results={results} />}
      </Dated>
    </div>
  )
}

const EVERYBODY = ''

function Results({ results }: { results: PollResults }) {
  const words = useTexts(texts)
  const [place, setPlace] = useState(EVERYBODY)
  const { isBusy, save } = useSaveResults()
  const { titulo, preguntas, personas, contestadas, pocas, total, grupos } = results
  const hidden = contestadas - grupos.reduce((sum, one) => sum + one.contestadas, 0)
  const group = place === EVERYBODY ? null : (grupos[Number(place)] ?? null)
  if (pocas) {
    return (
      <>
        <Title>{titulo}</Title>
        {contestadas > 0 ? (
          <EmptyState drawing={<DrawingNoDocuments />} title={words.alike} text={words.alikeText} />
        ) : (
          <EmptyState drawing={<DrawingNoDocuments />} title={words.few} text={words.fewText} />
        )}
      </>
    )
  }
  return (
    <>
      <div className={classes.head}>
        <div className="t-stack t-gap-3 t-shrink">
          <Title>{titulo}</Title>
          <PeopleBar answered={contestadas} people={personas} />
        </div>
        <div className={classes.tools}>
          {grupos.length > 0 && (
            <SelectField
              label={words.show}
              value={place}
              options={[
                { value: EVERYBODY, label: words.everybody(contestadas) },
                ...grupos.map((one, at) => ({
                  value: String(at),
                  label: words.group(one.nombre, one.contestadas),
                  lang: 'es-MX' as const,
                })),
              ]}
              onChange={(event) => setPlace(event.currentTarget.value)}
            />
          )}
          <Button
            variant="outline"
            leftSection={<IconDownload size={22} aria-hidden />}
            aria-disabled={isBusy || undefined}
            onClick={() => void save(results)}
          >
            {isBusy ? words.export.busy : words.export.button}
          </Button>
        </div>
      </div>
      {hidden > 0 && (
        <p className={classes.note}>
          <IconEyeOff size={24} aria-hidden />
          <span>{words.hidden(hidden)}</span>
        </p>
      )}
      <ol className={classes.questions}>
        {preguntas.map((question, at) => (
          <QuestionResult
            key={question.id}
            at={at + 1}
            question={question}
            counted={(group?.preguntas ?? total).find(({ pregunta }) => pregunta === question.id) ?? null}
            everybody={
              group === null ? null : (total.find(({ pregunta }) => pregunta === question.id) ?? null)
            }
            groupName={group?.nombre ?? null}
          />
        ))}
      </ol>
    </>
  )
}

function Title({ children }: { children: string }) {
  return (
    <h2 className="t-flush t-heavy t-h3 t-tight t-break" lang="es-MX">
      {children}
    </h2>
  )
}
