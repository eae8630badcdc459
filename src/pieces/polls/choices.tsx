import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { answerTo, cardsOf, commentState, isExcluded } from '#domain/polls/answers.ts'
import type { AnswerFault } from '#domain/polls/complete.ts'
import { POLL_TEXT_LENGTH } from '#domain/polls/limits.ts'
import type { Answers, PollQuestion } from '#domain/polls/poll.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import classes from './polls.module.css'
import { pollTexts } from './texts.es.ts'

interface Props {
  question: PollQuestion
  answers: Answers
  lack: AnswerFault | null
  describedBy: string | undefined
  labelledBy: string
  onChoose: (option: number) => void
  onWrite: (text: string) => void
}

/** Options of a question, with its free text (BENE-11 … BENE-21). */
export function Choices({ question, answers, lack, describedBy, labelledBy, onChoose, onWrite }: Props) {
  const words = useTexts(pollTexts)
  const name = useId()
  const answer = answerTo(answers, question.id)
  const isMany = question.kind === 'many'
  const isScale = question.kind === 'scale'
  const excluded = question.options.filter(({ id }) => isExcluded(question, answer, id))
  const alone = question.options.find(({ id }) => question.alone?.includes(id))
  const isAloneChosen = answer.options.some((id) => question.alone?.includes(id))
  const comment = commentState(question, answer)
  const moreThan = question.comment?.moreThan ?? 0
  const meaningAt = (at: number) =>
    at === 0 ? question.low : at === question.options.length - 1 ? question.high : undefined
  return (
    <div
      role={isMany ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={!isMany && lack === 'answer' ? true : undefined}
      className="t-stack t-gap-3"
    >
      <div className={isScale ? classes.scale : classes.options}>
        {question.options.map(({ id, text }, at) => {
          const shared = {
            name,
            value: id,
            checked: answer.options.includes(id),
            disabled: excluded.some((each) => each.id === id),
            onChange: () => onChoose(id),
          }
          const meaning = meaningAt(at)
          return isScale ? (
            <label key={id} className={classes.number}>
              <input
                {...shared}
                type="radio"
                autoComplete="off"
                className={classes.radio}
                aria-label={meaning ? words.end(text, meaning) : text}
              />
              <span aria-hidden="true">{text}</span>
            </label>
          ) : (
            <label key={id} className={classes.option}>
              <input
                {...shared}
                type={isMany ? 'checkbox' : 'radio'}
                autoComplete="off"
                className={classes.radio}
                {...(isMany && lack === 'answer' ? { 'aria-invalid': true } : {})}
              />
              <span className="t-grow t-shrink t-break" lang="es-MX">
                {text}
              </span>
              <span className={classes.mark} data-kind={isMany ? 'many' : 'one'} aria-hidden="true">
                {shared.checked && <IconCheck size={20} stroke={3} />}
              </span>
            </label>
          )
        })}
      </div>
      {isScale && (
        <p className={classes.ends} lang="es-MX" aria-hidden="true">
          <span>{question.low}</span>
          <span>{question.high}</span>
        </p>
      )}
      {alone && excluded.length > 0 && (
        <p className="t-flush t-quiet t-small" role="status">
          {isAloneChosen ? words.freeAlone(alone.text) : words.freeOthers(alone.text)}
        </p>
      )}
      {cardsOf(question, answer).map((card) => (
        <div key={card} className={classes.card} role="status">
          <p className="t-flush t-strong" lang="es-MX">
            {question.options.find(({ id }) => id === card)?.text}
          </p>
          <p className="t-flush">{words.card}</p>
        </div>
      ))}
      {comment !== 'hidden' && (
        <TextArea
          label={words.tellMore}
          description={comment === 'needed' ? words.moreThan(moreThan) : words.optional}
          rows={3}
          value={answer.text}
          limit={POLL_TEXT_LENGTH}
          countText={words.count}
          error={lack === 'words' ? words.needed : lack === 'long' ? words.tooLong(POLL_TEXT_LENGTH) : null}
          onChange={onWrite}
        />
      )}
    </div>
  )
}
