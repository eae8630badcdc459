import { FIRST_PUBLISHED_ID } from '#contract/notifications/notices.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useNotices } from '#models/notices/use-notices.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import classes from './notice-board.module.css'
import { texts } from './texts.es.ts'

export function BuiltNotices() {
  const words = useTexts(texts)
  const { notices } = useNotices()
  const built = notices.filter(({ id }) => id < FIRST_PUBLISHED_ID)
  if (built.length === 0) return null
  return (
    <section>
      <SectionTitle id="built">{words.built}</SectionTitle>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see ListCard */}
      <ul className="t-card t-list" role="list" aria-labelledby="built">
        {built.map(({ id, titulo, texto, vigencia }) => (
          <li key={id} className={classes.row} lang="es-MX">
            <h3 className="t-strong t-row-text t-snug t-break">{titulo}</h3>
            <p className="t-break t-as-written t-unless-empty">{texto}</p>
            <p className="t-quiet t-small">{words.until(formatDate(vigencia))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
