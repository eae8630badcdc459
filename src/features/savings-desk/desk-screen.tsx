import { useEffect, useRef } from 'react'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { ChooseOne } from '#ui/lists/choose-one.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { showCurrent } from '#ui/lists/show-current.ts'
import { useRoom } from '#ui/theme/use-room.ts'
import { LIST_HEADING, RequestList } from './request-list.tsx'
import { RequestPane } from './request-pane.tsx'
import { texts } from './texts.es.ts'
import { TotalsStrip } from './totals/totals-strip.tsx'
import { type Requests, type Shown, useRequests } from './use-requests.ts'
import classes from './desk.module.css'

/** Minimum content width in px that shows list and request side by side. */
const BESIDE = 640

export function DeskScreen({ params }: ScreenProps) {
  const open = Number(revealKey(params.id ?? '') ?? '') || null
  const words = useTexts(texts)
  const requests = useRequests()
  const list = useRef<HTMLDivElement>(null)
  const { measure, isMeasured, hasTable: isBeside } = useRoom(BESIDE)
  const close = useCloseItem(open === null ? null : String(open), paths.savingsDesk, focusRow)
  // Beside the list, the oldest request is open until the person chooses one.
  const oldest = isBeside && !requests.isDecided ? (requests.rows?.[0]?.id ?? null) : null
  const here = open ?? oldest
  const isInPlace = isMeasured && !isBeside && open !== null
  const hasRows = requests.rows !== null
  useEffect(() => {
    if (isBeside && open !== null && hasRows) showCurrent(list.current)
  }, [isBeside, open, hasRows])
  return (
    <div ref={measure} className={isBeside ? classes.desk : 't-stack t-gap-3 t-shrink'}>
      <div className={classes.top} hidden={isInPlace}>
        <TotalsStrip />
        <Kinds requests={requests} />
      </div>
      <div className={isBeside ? classes.split : 't-stack t-gap-3 t-shrink'}>
        <div ref={list} className={isBeside ? classes.list : undefined} hidden={isInPlace}>
          <RequestList requests={requests} openId={here} />
        </div>
        {isMeasured && here !== null && (
          <div className={classes.pane}>
            <RequestPane
              key={here}
              id={here}
              listed={requests.rows?.find(({ id }) => id === here) ?? null}
              isAsked={open !== null}
              isBeside={isBeside}
              onClose={isBeside && open !== null ? close : null}
            />
          </div>
        )}
        {isBeside && here === null && requests.rows !== null && (
          <ChooseOne title={words.pane.choose} text={words.pane.chooseText} />
        )}
      </div>
    </div>
  )
}

function focusRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`a[href="#${paths.savingsDeskOf(Number(id))}"]`)
  const target = row ?? document.getElementById(LIST_HEADING)
  moveFocus(target)
}

function Kinds({ requests: { kind, setKind, waiting } }: { requests: Requests }) {
  const words = useTexts(texts).kinds
  const option = (value: Shown, label: string, count: number | undefined) => ({
    value: value === '' ? ('all' as const) : value,
    label: (
      <>
        <span>{label}</span>{' '}
        {count !== undefined && (
          <span className={classes.waiting} data-chosen={value === kind || undefined}>
            {count}
            <span className="t-hidden"> {words.waiting}</span>
          </span>
        )}
      </>
    ),
  })
  return (
    <Segments
      label={words.label}
      value={kind === '' ? 'all' : kind}
      options={[
        option('', words.all, waiting?.total),
        option('prestamo', words.prestamo, waiting?.prestamo),
        option('retiro', words.retiro, waiting?.retiro),
        option('baja', words.baja, waiting?.baja),
        // Contributions are off by default (K-40). The tab appears only when a contribution waits.
        ...(waiting?.aportacion || kind === 'aportacion'
          ? [option('aportacion', words.aportacion, waiting?.aportacion)]
          : []),
      ]}
      onChange={(next) => setKind(next === 'all' ? '' : next)}
    />
  )
}
