import { COMMENT_LENGTH } from '#domain/temporary/evaluators.ts'
import { isTooLong } from '#models/evaluations/answers.ts'
import type { Questionnaire } from '#models/evaluations/use-questionnaire.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { texts } from './texts.es.ts'

interface Props {
  typed: Questionnaire['typed']
  write: Questionnaire['write']
  onLeave: () => void
}

/** Final comments (EVAL-23 … 25): both may stay empty. */
export function Comments({ typed, write, onLeave }: Props) {
  const words = useTexts(texts).comments
  const field = (name: 'fortaleza' | 'oportunidad', label: string) => (
    <TextArea
      label={label}
      value={typed[name]}
      limit={COMMENT_LENGTH}
      countText={words.count}
      error={isTooLong(typed[name]) ? words.tooLong(COMMENT_LENGTH) : null}
      onChange={(text) => write(name, text)}
      onBlur={onLeave}
    />
  )
  return (
    <section className="t-stack t-gap-4">
      <h2 className="t-flush t-h3 t-heavy">{words.title}</h2>
      <p className="t-flush t-quiet">{words.lead}</p>
      {field('fortaleza', words.strength)}
      {field('oportunidad', words.opportunity)}
    </section>
  )
}
