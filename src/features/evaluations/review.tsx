import { medals, type Points } from '#domain/temporary/score.ts'
import { type CommentName, commentNames, type Question } from '#models/evaluations/answers.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { MedalDrawing } from './medal-drawing.tsx'
import { texts } from './texts.es.ts'

interface Props {
  /** '' for a self-evaluation. */
  name: string
  categories: readonly string[]
  questions: readonly Question[]
  points: ReadonlyMap<number, Points>
  comments: Readonly<Record<CommentName, string>>
  onOpen: (at: number) => void
  /** Null when nothing can be changed any more. */
  onComments: (() => void) | null
}

export function Review({ name, categories, questions, points, comments, onOpen, onComments }: Props) {
  const words = useTexts(texts)
  const written = commentNames.flatMap((name) => {
    const text = comments[name].trim()
    return text === '' ? [] : [{ name, text }]
  })
  const change = onComments ? { onClick: onComments } : {}
  return (
    <section className="t-stack t-gap-4">
      <h2 className="t-flush t-h3 t-heavy">{words.review.title}</h2>
      {onComments && (
        <p className="t-flush t-quiet">{name === '' ? words.review.leadOwn : words.review.lead(name)}</p>
      )}
      {categories.map((category, at) => (
        <section key={category}>
          <SectionTitle id={`category-${at}`}>{category}</SectionTitle>
          <ListCard labelledBy={`category-${at}`}>
            {questions.map((question, place) => {
              if (question.category !== at + 1) return null
              const given = points.get(question.id)
              const medal = given === undefined ? null : (medals[given - 1] ?? null)
              return (
                <ListRow
                  key={question.id}
                  lead={medal && <MedalDrawing medal={medal} size={40} />}
                  title={question.text}
                  text={medal ? words.medals[medal] : words.review.open(1)}
                  onClick={() => onOpen(place)}
                />
              )
            })}
          </ListCard>
        </section>
      ))}
      <section>
        <SectionTitle id="comments">{words.review.comments}</SectionTitle>
        <ListCard labelledBy="comments">
          {written.length === 0 ? (
            <ListRow title={words.review.noComments} {...change} />
          ) : (
            written.map((comment) => <ListRow key={comment.name} title={comment.text} {...change} />)
          )}
        </ListCard>
      </section>
    </section>
  )
}
