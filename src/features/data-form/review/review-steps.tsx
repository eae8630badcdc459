import { useTexts } from '#i18n/use-texts.ts'
import { Card } from '#ui/lists/card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { DraftChip } from '../frame/draft-chip.tsx'
import classes from '../fields/form.module.css'
import { stepPath } from '../state/step-path.ts'
import { stepDefinition } from '../state/steps.ts'
import { reviewTexts } from './review-texts.es.ts'
import type { Review } from './use-review.ts'
import { ValueList } from '../frame/value-list.tsx'

interface Props {
  review: Review
  names: readonly string[]
}

export function ReviewSteps({ review, names }: Props) {
  const words = useTexts(reviewTexts).review
  return review.entries.map(({ step, values, status }) => {
    const name = names[step - 1] ?? ''
    return (
      <section key={step} aria-labelledby={`repaso-${step}`}>
        <SectionTitle id={`repaso-${step}`}>{name}</SectionTitle>
        <Card>
          <div className="t-wrap t-gap-2 t-unless-empty">
            <DraftChip state={status.state} at={status.at} />
          </div>
          {values && (
            <div className={classes.answers}>
              <ValueList rows={stepDefinition(step).review(values, review.lists)} nothing={words.nothing} />
            </div>
          )}
          <TextLink href={`#${stepPath(step, { isReview: true })}`}>{words.change(name)}</TextLink>
        </Card>
      </section>
    )
  })
}
