import type { Notice } from '#contract/notifications/notices.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import classes from './notice-list.module.css'
import { texts } from './texts.es.ts'

export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const words = useTexts(texts)
  return (
    <ul className="t-list t-stack t-gap-3">
      {notices.map((notice) => (
        <li key={notice.id} className="t-card t-stack t-gap-2 t-start t-pad-4">
          {notice.imagen && <img className={classes.image} src={notice.imagen} alt="" />}
          <h2 className="t-lead" lang="es-MX">
            {notice.titulo}
          </h2>
          {notice.texto && <p lang="es-MX">{notice.texto}</p>}
          <p className="t-quiet t-small">{words.until(formatDate(notice.vigencia))}</p>
          {isLink(notice.url) && (
            <TextLink href={notice.url} external>
              {words.more}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Allows only http and https, which excludes scripts. */
function isLink(url: string | undefined): url is string {
  return url !== undefined && /^https?:\/\//.test(url)
}
