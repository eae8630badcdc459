import type { ReactNode } from 'react'
import { hideKey } from '#hooks/navigation/opaque-keys.ts'
import type { paths } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { ChooseOne } from '#ui/lists/choose-one.tsx'
import beside from '#ui/lists/list-half.module.css'
import { ListHalf } from '#ui/lists/list-half.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import { useRoom } from '#ui/theme/use-room.ts'
import classes from './list-and-pane.module.css'

/** Minimum content width in px that shows list and person side by side. */
const BESIDE = 640

interface Props {
  desk: typeof paths.candidates | typeof paths.offers
  openId: number | null
  hasRows: boolean
  list: ReactNode
  /** `onClose` is null when the pane replaces the list; the page header's arrow then leads back. */
  pane: (id: number, onClose: (() => void) | null) => ReactNode
  choose: { title: string; text: string }
}

export function ListAndPane({ desk, openId, hasRows, list, pane, choose }: Props) {
  const { measure, isMeasured, hasTable: isBeside } = useRoom(BESIDE)
  const close = useCloseItem(openId === null ? null : String(openId), desk, (id) =>
    moveFocus(document.querySelector<HTMLElement>(`a[href="#${desk}/${hideKey(id)}"]`)),
  )
  return (
    <div ref={measure} className={isBeside ? classes.split : 't-stack t-gap-3 t-shrink'}>
      <ListHalf
        isBeside={isMeasured && isBeside}
        hidden={isMeasured && !isBeside && openId !== null}
        shows={openId === null ? '' : `${openId} ${hasRows}`}
      >
        {list}
      </ListHalf>
      {isMeasured && openId !== null && (
        <div key={openId} className={classNames('t-card t-stack t-shrink t-clip', isBeside && beside.half)}>
          {pane(openId, isBeside ? close : null)}
        </div>
      )}
      {isBeside && openId === null && <ChooseOne {...choose} />}
    </div>
  )
}
