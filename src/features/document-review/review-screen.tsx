import { IconArrowRight } from '@tabler/icons-react'
import type { DocumentPerson } from '#contract/documents/document-review.ts'
import { properName } from '#domain/text/person-name.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { classNames } from '#ui/theme/class-names.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { ChooseOne } from '#ui/lists/choose-one.tsx'
import beside from '#ui/lists/list-half.module.css'
import { ListHalf } from '#ui/lists/list-half.tsx'
import { useRoom } from '#ui/theme/use-room.ts'
import { PeopleList } from './people-list.tsx'
import { PersonPane } from './person-pane.tsx'
import { texts } from './texts.es.ts'
import { useDesk } from './use-desk.ts'
import { nextPerson, usePeople, usePerson } from './use-people.ts'
import classes from './review.module.css'

/** Minimum content width in px that shows list and person side by side. */
const BESIDE = 640

export function ReviewScreen({ params }: ScreenProps) {
  const people = usePeople()
  const { measure, isMeasured, hasTable: isBeside } = useRoom(BESIDE)
  const empleado = keyOf(params.empleado)
  const desk = useDesk(empleado === null)
  const person = usePerson(empleado, people.rows)
  const close = useCloseItem(empleado, paths.documentReview, focusRow)
  return (
    <div ref={measure} className={isBeside ? classes.split : 't-stack t-gap-3 t-shrink'}>
      <ListHalf
        isBeside={isMeasured && isBeside}
        hidden={isMeasured && !isBeside && empleado !== null}
        shows={empleado === null ? '' : `${empleado} ${people.rows !== null}`}
      >
        <PeopleList people={people} openId={empleado} />
      </ListHalf>
      {isMeasured && empleado !== null && (
        <div className={classNames('t-card t-stack t-shrink t-clip', isBeside && beside.half)}>
          <PersonPane
            key={empleado}
            empleado={empleado}
            person={person}
            next={nextPerson(people.rows ?? [], empleado)}
            idDoc={keyOf(params.documento)}
            desk={desk}
            onClose={isBeside ? close : null}
          />
        </div>
      )}
      {isBeside && empleado === null && <NobodyChosen first={nextPerson(people.rows ?? [], '')} />}
    </div>
  )
}

/** Returns null for the list, and when a kiosk can no longer reveal the key. */
function keyOf(word: string | undefined): string | null {
  return word === undefined ? null : revealKey(word)
}

function focusRow(empleado: string): void {
  moveFocus(document.querySelector<HTMLElement>(`a[href="#${paths.documentReviewOf(empleado)}"]`))
}

function NobodyChosen({ first }: { first: DocumentPerson | null }) {
  const words = useTexts(texts).person
  return (
    <ChooseOne
      title={words.choose}
      text={words.chooseText}
      action={
        first && (
          <Button
            href={`#${paths.documentReviewOf(first.empleado)}`}
            rightSection={<IconArrowRight size={22} aria-hidden />}
          >
            {words.begin(properName(first.nombre))}
          </Button>
        )
      }
    />
  )
}
