import { IconArchive, IconUsers } from '@tabler/icons-react'
import { useId } from 'react'
import type { PublishedNotice } from '#contract/notifications/notice-board.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import classes from './notice-board.module.css'
import { texts } from './texts.es.ts'

interface Props {
  notice: PublishedNotice
  onWithdraw: () => void
}

/**
 * Shows a published notice. The server sends no counts below five recipients, because small counts could
 * identify readers.
 */
export function PublishedRow({ notice, onWithdraw }: Props) {
  const words = useTexts(texts)
  const titleId = useId()
  const { entregados, abiertos, destinatarios } = notice
  const isCounted = entregados !== null && abiertos !== null
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <h2 id={titleId} className="t-strong t-row-text t-snug t-break" lang="es-MX">
          {notice.titulo}
        </h2>
        {notice.retirado && (
          <StateChip tone="neutral" icon={<IconArchive />}>
            {words.withdrawn}
          </StateChip>
        )}
      </div>
      <p className="t-break t-as-written" lang="es-MX">
        {notice.texto}
      </p>
      <StateChip plain tone="neutral" icon={<IconUsers />}>
        {notice.alcance === 'todos' ? words.everyone : notice.destino}
      </StateChip>
      {isCounted ? (
        <div className={classes.counts}>
          <p className="t-strong">
            {words.counts(entregados, destinatarios)}
            <span
              className={classes.bar}
              style={{ '--share': destinatarios > 0 ? entregados / destinatarios : 0 } as object}
              aria-hidden="true"
            />
          </p>
          <p className="t-strong">
            {words.opened(abiertos)}
            <span
              className={classes.bar}
              style={{ '--share': destinatarios > 0 ? abiertos / destinatarios : 0 } as object}
              aria-hidden="true"
            />
          </p>
        </div>
      ) : (
        <p className="t-quiet t-unless-empty">{words.tooFew}</p>
      )}
      <p className="t-quiet t-small">
        {words.published(notice.fecha.slice(0, 16))} · {words.until(formatDate(notice.vigencia))}
      </p>
      {!notice.retirado && (
        <TextLink onClick={onWithdraw} describedBy={titleId}>
          {words.withdraw}
        </TextLink>
      )}
    </li>
  )
}
