import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { Panel } from '#domain/approvals/panels.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { keyOf, type Pending } from '#models/approvals/pending.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { Pager } from '#ui/lists/pager.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import { AuthorizeAll } from '../decide/authorize-all.tsx'
import { AuthorizeOne } from '../decide/authorize-one.tsx'
import { describe } from '../details/describe.ts'
import { texts } from '../texts.es.ts'
import classes from './list.module.css'

export const LIST_HEADING_ID = 'autorizaciones-lista'

const SIZES = [5, 10] as const
/** Page size that is offered only for more than 100 items. */
const MANY = 100

interface Props {
  panel: Panel
  items: readonly Pending[]
  openKey: string | null
  /**
   * True when the open item is shown beside the list. Otherwise each incident in the list has an authorize button.
   */
  isBeside: boolean
  onDecided: () => void
  onOld: () => void
}

/** Lists one panel's items with a choice of page size (APIN-02 … APIN-06, APVA-02, APVI-02). */
export function PanelList({ panel, items, openKey, isBeside, onDecided, onOld }: Props) {
  const words = useTexts(texts).list
  const [size, setSize] = useState<number>(SIZES[0])
  const [turned, setTurned] = useState({ panel, openKey, page: 1 })
  const pages = Math.max(1, Math.ceil(items.length / size))
  const openAt = items.findIndex((item) => keyOf(item) === openKey)
  const isTurned = turned.panel === panel && turned.openKey === openKey
  // Shows the page of the open item until the person turns the page. The list may have become shorter.
  const wanted = isTurned ? turned.page : openAt === -1 ? 1 : Math.floor(openAt / size) + 1
  const page = Math.min(wanted, pages)
  const first = (page - 1) * size
  const rows = items.slice(first, first + size)
  const [asked, setAsked] = useState<Pending | null>(null)
  const turnTo = (next: number) => setTurned({ panel, openKey, page: next })
  return (
    <section className={classes.card} aria-labelledby={LIST_HEADING_ID}>
      <div className={classes.head}>
        <h2 id={LIST_HEADING_ID} className={classes.heading} tabIndex={-1}>
          {words.titles[panel]}
        </h2>
        {panel === 'incidents' && items.length > 0 && (
          <AuthorizeAll items={items} onDecided={onDecided} onOld={onOld} />
        )}
      </div>
      <p className={classes.columns} aria-hidden="true">
        <span>{words.id[panel]}</span>
        <span>{words.columns[panel].join(' · ')}</span>
      </p>
      {/* Safari drops the list role when CSS removes the bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={classes.rows} role="list" aria-labelledby={LIST_HEADING_ID}>
        {rows.map((item) => (
          <Row
            key={keyOf(item)}
            item={item}
            isOpen={keyOf(item) === openKey}
            onAuthorize={panel === 'incidents' && !isBeside ? () => setAsked(item) : null}
          />
        ))}
      </ul>
      {asked && (
        <AuthorizeOne
          item={asked}
          onClose={() => setAsked(null)}
          onDecided={() => {
            setAsked(null)
            moveFocus(document.getElementById(LIST_HEADING_ID))
            onDecided()
          }}
          onOld={onOld}
        />
      )}
      {pages > 1 && (
        <div className="t-top-line t-pad-2-3">
          <Pager page={page} pages={pages} onPage={turnTo} words={words} />
        </div>
      )}
      <div className={classes.below}>
        <output>{words.range(first + 1, first + rows.length, items.length)}</output>
        <select
          className={classes.size}
          aria-label={words.perPage}
          autoComplete="off"
          value={size}
          onChange={(event) => {
            setSize(Number(event.currentTarget.value))
            turnTo(1)
          }}
        >
          {[...SIZES, ...(items.length > MANY ? [MANY] : [])].map((count) => (
            <option key={count} value={count}>
              {words.ofPage(count)}
            </option>
          ))}
        </select>
      </div>
    </section>
  )
}

interface RowProps {
  item: Pending
  isOpen: boolean
  /** Null for an item that can be decided only in the detail view. */
  onAuthorize: (() => void) | null
}

function Row({ item, isOpen, onAuthorize }: RowProps) {
  const words = useTexts(texts)
  const isOnline = useOnline()
  const { name, line } = describe(item, words)
  return (
    <li className={classNames('t-lined', classes.line)}>
      <a
        className={classNames(classes.row, 't-focus-inside')}
        href={`#${paths.approval(item)}`}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={classes.words}>
          <span className={classes.id}>{item.id}</span>
          <span className={classes.text}>
            <span className="t-strong t-row-text t-snug">{name}</span>
            <span className="t-quiet t-body t-snug" lang="es-MX">
              {line}
            </span>
          </span>
        </span>
        <IconChevronRight className="t-firm t-quiet" aria-hidden="true" size={22} />
      </a>
      {onAuthorize && (
        <Button
          size="sm"
          variant="outline"
          resting={!isOnline}
          aria-label={words.list.authorizeOne(name, line)}
          onClick={() => {
            if (navigator.onLine) onAuthorize()
            else showSnack({ text: words.decision.offline, tone: 'error' })
          }}
        >
          {words.decision.authorize}
        </Button>
      )}
    </li>
  )
}
