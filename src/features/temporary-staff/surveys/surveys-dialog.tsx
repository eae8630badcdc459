import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { listSurveys } from '#contract/evaluations/evaluations.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { PageDialog } from '#ui/dialogs/dialog.tsx'
import { Who } from '#ui/lists/who.tsx'
import { Dated } from '../parts/dated.tsx'
import type { Person } from '../parts/people.ts'
import { texts } from '../texts.es.ts'
import { Banners } from './banners.tsx'
import { ScoresCard } from './scores-card.tsx'
import { type Step, Stepper } from './stepper.tsx'
import type { Surveys } from './survey-list.ts'
import { SurveyTable } from './survey-table.tsx'
import { surveyTexts } from './texts.es.ts'
import classes from './surveys.module.css'

/** Milliseconds between the removal of the last survey and the offer of the calculation (EVAL-38). */
const SETTLES_MS = 2000

export function SurveysDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const words = useTexts(surveyTexts)
  const answer = useOperation(listSurveys, { idEvaluacion: person.id })
  return (
    <PageDialog
      onClose={onClose}
      header={(heading) => <Header onClose={onClose}>{heading(words.title)}</Header>}
    >
      <div className={classes.page}>
        <Evaluee person={person} />
        <Dated answer={answer} loading={words.loading}>
          {({ result }) => <Process person={person} surveys={result} onClose={onClose} />}
        </Dated>
      </div>
    </PageDialog>
  )
}

function Header({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { close } = useTexts(texts)
  return (
    <header className={classes.header}>
      <IconAction icon={<IconX size={24} />} label={close} onClick={onClose} />
      <div className={classes.heading}>{children}</div>
    </header>
  )
}

function Evaluee({ person: { name, row } }: { person: Person }) {
  const words = useTexts(texts).person
  return (
    <Who
      name={name}
      lines={[
        `${words.number(row.emplid)} · ${sentenceCase(row.DESCR)}`,
        [row.descr1, row.Area].filter(Boolean).map(sentenceCase).join(' · '),
      ]}
      photo={row.foto}
    />
  )
}

interface ProcessProps {
  person: Person
  surveys: Surveys
  onClose: () => void
}

function Process({ person, surveys, onClose }: ProcessProps) {
  const reached: Step = person.status <= 3 ? 'surveys' : person.status === 4 ? 'scores' : 'end'
  const [looked, setLooked] = useState<Step | null>(null)
  const [isSettling, setSettling] = useState(false)
  const step = looked ?? reached
  const settle = () => {
    setSettling(true)
    return new Promise<void>((over) =>
      setTimeout(() => {
        setSettling(false)
        over()
      }, SETTLES_MS),
    )
  }
  return (
    <>
      <Banners {...{ person, surveys, step, isSettling, onClose }} />
      <Stepper step={step} reached={reached} onStep={setLooked} />
      {step === 'surveys' ? (
        <SurveyTable person={person} rows={surveys.encuestas} onLastRemoved={settle} />
      ) : (
        <ScoresCard person={person} surveys={surveys} />
      )}
    </>
  )
}
