import { useState } from 'react'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { classNames } from '#ui/theme/class-names.ts'
import { ChooseOne } from '#ui/lists/choose-one.tsx'
import beside from '#ui/lists/list-half.module.css'
import { ListHalf } from '#ui/lists/list-half.tsx'
import { useRoom } from '#ui/theme/use-room.ts'
import { type Issued, IssuedDialog } from './issued-dialog.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonPane } from './person-pane.tsx'
import { texts } from './texts.es.ts'
import { usePeople } from './use-people.ts'
import classes from './people.module.css'

/** Minimum content width in px that shows list and person side by side. */
const BESIDE = 640

export function PeopleScreen({ params }: ScreenProps) {
  const people = usePeople()
  const [issued, setIssued] = useState<Issued | null>(null)
  const { measure, isMeasured, hasTable: isBeside } = useRoom(BESIDE)
  const word = params.id === undefined ? null : revealKey(params.id)
  const id = word !== null && /^\d+$/.test(word) ? Number(word) : null
  const close = useCloseItem(id === null ? null : String(id), paths.people, focusRow)
  return (
    <div ref={measure} className={isBeside ? classes.split : 't-stack t-gap-3 t-shrink'}>
      <ListHalf
        isBeside={isMeasured && isBeside}
        hidden={isMeasured && !isBeside && id !== null}
        shows={id === null ? '' : `${id} ${people.rows !== null}`}
      >
        <PeopleList people={people} openId={id} />
      </ListHalf>
      {isMeasured && id !== null && (
        <div className={classNames('t-card t-stack t-shrink t-clip', isBeside && beside.half)}>
          <PersonPane key={id} id={id} onIssued={setIssued} onClose={isBeside ? close : null} />
        </div>
      )}
      {isBeside && id === null && <NobodyChosen />}
      {issued && <IssuedDialog issued={issued} onClose={() => setIssued(null)} />}
    </div>
  )
}

function focusRow(id: string): void {
  moveFocus(document.querySelector<HTMLElement>(`a[href="#${paths.person(Number(id))}"]`))
}

function NobodyChosen() {
  const words = useTexts(texts).person
  return <ChooseOne title={words.choose} text={words.chooseText} />
}
