import { IconMail, IconUserEdit, IconUserX } from '@tabler/icons-react'
import { remindEvaluator, type SurveyRow } from '#contract/evaluations/evaluations.ts'
import { surveyKinds } from '#contract/evaluations/survey-kinds.ts'
import { properName } from '#domain/text/person-name.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { OnlineButton } from '../parts/online-button.tsx'
import { useAct } from '../parts/use-act.ts'
import { itemOf } from './survey-list.ts'
import { surveyTexts } from './texts.es.ts'
import classes from './surveys.module.css'

interface Props {
  survey: SurveyRow
  onOpen: (what: 'remove' | 'change', survey: SurveyRow) => void
}

export function SurveyActions({ survey, onOpen }: Props) {
  const words = useTexts(surveyTexts)
  const { act, isSending, problem, clear } = useAct()
  const name = properName(survey.NAME)
  const remind = async () => {
    if (isSending) return
    const done = await act(remindEvaluator, { item: itemOf(survey) })
    if (done === null) return
    // The message says what the server did instead of sending an email.
    if (done.message) showSnack({ text: done.message, tone: 'info' })
    else showSnack({ text: words.reminded, tone: 'success' })
  }
  const open = (what: 'remove' | 'change') => {
    clear()
    onOpen(what, survey)
  }
  // The leader's survey and the self-evaluation cannot be reassigned.
  const isFixed = survey.tipo === surveyKinds.boss || survey.tipo === surveyKinds.self
  const keys = [
    [words.remind, IconMail, () => void remind()],
    ...(isFixed ? [] : [[words.change, IconUserEdit, () => open('change')] as const]),
    [words.remove, IconUserX, () => open('remove')],
  ] as const
  return (
    <div className="t-stack t-gap-1">
      <div className={classes.actions}>
        {keys.map(([word, Icon, onClick]) => (
          <OnlineButton
            key={word}
            variant="outline"
            size="sm"
            aria-label={words.of(word, name)}
            aria-disabled={isSending}
            leftSection={<Icon size={20} aria-hidden />}
            onClick={onClick}
          >
            {word}
          </OnlineButton>
        ))}
      </div>
      {problem !== null && (
        <p className="t-error t-small" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
