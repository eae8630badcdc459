import { IconCoins, IconCash, IconLayoutList, IconUserMinus } from '@tabler/icons-react'
import { type DeskClass, deskClasses } from '#contract/savings-desk.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { classNames } from '#ui/theme/class-names.ts'
import beside from '#ui/lists/halves.module.css'
import { ListHalf } from '#ui/lists/list-half.tsx'
import { useRoom } from '#ui/theme/use-room.ts'
import { LIST_HEADING, RequestList } from './request-list.tsx'
import { RequestPane } from './request-pane.tsx'
import { texts } from './texts.es.ts'
import { TotalsStrip } from './totals/totals-strip.tsx'
import { type Desk, nextRequest, useDesk } from './use-desk.ts'
import classes from './desk.module.css'

/** Wide enough for list and request side by side: an upright tablet. */
const BESIDE = 640

/** Who asks the savings fund for money: what it holds, who waits, and one request beside the list, or in its place. */
export function DeskScreen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const desk = useDesk()
  const { measure, isMeasured, hasTable: isBeside } = useRoom(BESIDE)
  const openId = params.id === undefined ? null : Number(revealKey(params.id) ?? 0)
  const close = useCloseItem(openId === null ? null : String(openId), paths.savingsDesk, focusRow)
  const rows = desk.rows ?? []
  const isInPlace = isMeasured && !isBeside && openId !== null
  return (
    <div ref={measure} className={isBeside ? classes.whole : 't-gap-4 t-shrink t-stack'}>
      {/* On a phone they keep their place under the open request. */}
      <div className={classes.top} hidden={isInPlace}>
        <TotalsStrip />
        <Kinds desk={desk} />
      </div>
      <div className={isBeside ? classes.split : 't-gap-4 t-shrink t-stack'}>
        <ListHalf
          isBeside={isMeasured && isBeside}
          hidden={isInPlace}
          shows={openId === null ? '' : `${openId} ${desk.rows !== null}`}
        >
          <RequestList desk={desk} openId={openId} />
        </ListHalf>
        {isMeasured && openId !== null && (
          <div className={classNames('t-card t-stack t-shrink t-clip', isBeside && beside.half)}>
            <RequestPane
              key={openId}
              id={openId}
              listed={rows.find(({ id }) => id === openId) ?? null}
              next={nextRequest(rows, openId)}
              onClose={isBeside ? close : null}
            />
          </div>
        )}
        {isBeside && openId === null && <p className={classes.none}>{words.pane.choose}</p>}
      </div>
    </div>
  )
}

function focusRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`a[href="#${paths.savingsDeskOf(Number(id))}"]`)
  const target = row ?? document.getElementById(LIST_HEADING)
  target?.focus()
}

const icons = {
  todo: <IconLayoutList aria-hidden size={22} />,
  prestamo: <IconCash aria-hidden size={22} />,
  retiro: <IconCoins aria-hidden size={22} />,
  baja: <IconUserMinus aria-hidden size={22} />,
}

/** All, or one kind, each with how many wait. */
function Kinds({ desk }: { desk: Desk }) {
  const words = useTexts(texts).kinds
  const { filter, counts } = desk
  const tab = (kind: DeskClass | null) => {
    const name = kind ?? 'todo'
    const count = counts && (kind === null ? counts.total : counts[kind])
    return (
      <button
        key={name}
        type="button"
        className={classes.kind}
        aria-pressed={filter.kind === kind}
        onClick={() => desk.setFilter({ kind })}
      >
        {icons[name]}
        {words[name]}
        {count !== null && (
          <span className={classes.waiting}>
            {count}
            <span className="t-hidden"> {words.waiting}</span>
          </span>
        )}
      </button>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex box in every browser
    <div className={classes.kinds} role="group" aria-label={words.label}>
      {[null, ...deskClasses].map(tab)}
    </div>
  )
}
