import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { readDeskPoll } from '#contract/polls/poll-desk.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { PeopleBar } from '../parts/people-bar.tsx'
import { Dated } from '../parts/place.tsx'
import classes from './list.module.css'
import { texts } from './texts.es.ts'

interface Props {
  id: number
  name: string
}

export function DepartmentProgress({ id, name }: Props) {
  const words = useTexts(texts).progress
  const [isOpen, setOpen] = useState(false)
  const place = useId()
  return (
    <div className="t-stack t-gap-2">
      <Button
        size="sm"
        variant="subtle"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? place : undefined}
        rightSection={<IconChevronDown size={20} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {words.show}
        <span className="t-hidden"> {name}</span>
      </Button>
      {isOpen && (
        <div id={place} className="t-stack t-gap-3">
          <Departments id={id} />
        </div>
      )}
    </div>
  )
}

function Departments({ id }: { id: number }) {
  const words = useTexts(texts).progress
  const answer = useOperation(readDeskPoll, { id }, { isKept: false })
  return (
    <Dated answer={answer} loading={words.loading}>
      {({ avance }) => {
        const isHidden = avance.some(({ nombre }) => nombre === '')
        const isNone = avance.every(({ nombre }) => nombre === '')
        if (isNone) return <p className="t-flush t-quiet">{words.none}</p>
        return (
          <>
            <ul className="t-list t-stack t-gap-3">
              {avance.map(({ nombre, personas, contestadas }) => (
                <li key={nombre} className="t-stack t-gap-1">
                  {nombre === '' ? (
                    <span className="t-strong">{words.others}</span>
                  ) : (
                    <span className="t-strong t-break" lang="es-MX">
                      {nombre}
                    </span>
                  )}
                  <PeopleBar answered={contestadas} people={personas} />
                </li>
              ))}
            </ul>
            {isHidden && <p className="t-flush t-quiet t-small">{words.small}</p>}
          </>
        )
      }}
    </Dated>
  )
}
