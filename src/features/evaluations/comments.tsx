import { COMMENT_LENGTH } from '#domain/temporary/evaluators.ts'
import { type CommentName, isTooLong } from '#models/evaluations/answers.ts'
import type { Questionnaire } from '#models/evaluations/use-questionnaire.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { StateMark } from './state-mark.tsx'
import { texts } from './texts.es.ts'

interface Props {
  opened: boolean
  questionnaire: Questionnaire
  isOwn: boolean
  onClose: () => void
  onReview: () => void
}

export function Comments({ opened, questionnaire, isOwn, onClose, onReview }: Props) {
  const words = useTexts(texts)
  const { form, comments, state, canKeep, write, flush } = questionnaire
  const field = (name: CommentName, label: string) => (
    <TextArea
      label={label}
      value={comments[name]}
      limit={COMMENT_LENGTH}
      countText={words.comments.count}
      error={isTooLong(comments[name]) ? words.comments.tooLong(COMMENT_LENGTH) : null}
      onChange={(text) => write(name, text)}
      onBlur={() => void flush()}
    />
  )
  return (
    <Dialog
      opened={opened}
      title={words.comments.title}
      closeLabel={words.close}
      staysOpen
      backCloses
      onClose={onClose}
    >
      <div className="t-stack t-gap-4 t-page">
        <p className="t-flush t-quiet">{isOwn ? words.comments.leadOwn : words.comments.lead}</p>
        {field('fortaleza', isOwn ? words.comments.strengthOwn : words.comments.strength)}
        {field('oportunidad', isOwn ? words.comments.opportunityOwn : words.comments.opportunity)}
        <StateMark form={form} state={state} canKeep={canKeep} onCorrect={onReview} />
        <Button fullWidth onClick={onReview}>
          {words.comments.review}
        </Button>
      </div>
    </Dialog>
  )
}
