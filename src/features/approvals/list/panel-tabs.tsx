import { useId } from 'react'
import type { Panel } from '#domain/approvals/panels.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { PendingLists } from '#models/approvals/pending.ts'
import { panelIcons } from '../details/panel-icons.ts'
import { texts } from '../texts.es.ts'
import classes from './list.module.css'

interface Props {
  shown: readonly Panel[]
  chosen: Panel
  lists: PendingLists
  onChoose: (panel: Panel) => void
}

/**
 * Shows a tab with a count for each panel that is not empty (APPR-02, APPR-04). Native radio buttons make the arrow
 * keys work.
 */
export function PanelTabs({ shown, chosen, lists, onChoose }: Props) {
  const words = useTexts(texts).panels
  const name = useId()
  return (
    <fieldset className={classes.tabs}>
      <legend className="t-hidden">{words.label}</legend>
      {shown.map((panel) => {
        const Icon = panelIcons[panel]
        return (
          <label key={panel} className={classes.tab}>
            <input
              type="radio"
              name={name}
              className={classes.input}
              checked={panel === chosen}
              onChange={() => onChoose(panel)}
            />
            <span className={classes.face}>
              <Icon className={classes.icon} size={24} aria-hidden />
              <span>{words[panel]}</span>
              <span className={classes.count}>
                {lists[panel].length}
                <span className="t-hidden"> {words.waiting}</span>
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
