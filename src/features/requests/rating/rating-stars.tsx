import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { RATINGS, type Rating } from '#domain/requests/clarifications.ts'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './rating.module.css'
import { ratingTexts } from './rating-texts.es.ts'

function isRating(level: number): level is Rating {
  return RATINGS.some((each) => each === level)
}

export function RatingStars({ level }: { level: number }) {
  const words = useTexts(ratingTexts)
  return (
    <span className={classes.given}>
      <span className={classes.row} aria-hidden="true">
        {RATINGS.map((each) =>
          each <= level ? <IconStarFilled key={each} size={18} /> : <IconStar key={each} size={18} />,
        )}
      </span>
      {isRating(level) ? (
        <span>
          <span className="t-hidden">{level} · </span>
          {words.levels[level]}
        </span>
      ) : (
        <span>{level}</span>
      )}
    </span>
  )
}
