import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { EventPerson, RecordedEvent } from '#contract/identity/security-record.ts'
import { formatDate } from '#domain/time/dates.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'
import { EventTile } from './event-look.tsx'
import { detailsOf, personName, sentenceOf } from './event-words.ts'
import { texts } from './texts.es.ts'
import type { SecurityRecord } from './use-record.ts'
import classes from './pane.module.css'

interface Props {
  /** Null when the list lacks the event. */
  event: RecordedEvent | null
  record: SecurityRecord
  /** Null when the pane replaces the list; the page header's arrow then leads back. */
  onClose: (() => void) | null
}

const toList = () => navigate(paths.record, { replace: true })

export function EventPane({ event, record, onClose }: Props) {
  const words = useTexts(texts)
  if (event === null) {
    if (record.rows === null) return null
    return (
      <EmptyState
        drawing={<DrawingEmptyPayslips />}
        title={words.pane.unknown}
        text={words.pane.unknownText}
        action={<Button onClick={toList}>{words.pane.toList}</Button>}
      />
    )
  }
  const { autor, persona } = event
  const isSelf = autor !== null && persona?.clave === autor.clave
  const search = (filter: Parameters<SecurityRecord['setFilter']>[0]) => {
    record.showAll()
    record.setFilter(filter)
    toList()
  }
  return (
    <section className="t-stack t-shrink" aria-labelledby="movimiento">
      <Head event={event} onClose={onClose} />
      <dl className={classes.facts}>
        <Fact name={words.pane.when}>
          {formatDate(event.fecha)}, {event.hora}
        </Fact>
        <Fact name={words.pane.by}>
          <PersonLine person={autor} />
          {autor && (
            <TextLink underline onClick={() => search({ by: autor })}>
              {words.pane.allBy}
            </TextLink>
          )}
        </Fact>
        {!isSelf && (
          <Fact name={words.pane.about}>
            <PersonLine person={persona} />
            {persona && (
              <TextLink underline onClick={() => search({ about: persona })}>
                {words.pane.allAbout}
              </TextLink>
            )}
          </Fact>
        )}
        <Fact name={words.pane.from}>{event.direccion || words.pane.noAddress}</Fact>
        {detailsOf(event, words).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function Head({ event, onClose }: { event: RecordedEvent; onClose: Props['onClose'] }) {
  const words = useTexts(texts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (event.id) focusOnMount(heading.current)
  }, [event.id])
  return (
    <div className={classes.head}>
      <EventTile kind={event.clase} />
      <h2 ref={heading} id="movimiento" className={classes.title} tabIndex={-1}>
        {sentenceOf(event, words)}
      </h2>
      {onClose && <IconAction icon={<IconX size={24} />} label={words.close} onClick={onClose} />}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function PersonLine({ person }: { person: EventPerson | null }) {
  const words = useTexts(texts)
  if (person === null) return <span>{words.pane.nobody}</span>
  return (
    <span>
      {person.nombre === '' ? words.pane.gone : personName(person, words)}
      <span>{person.numero !== '' && `, ${words.pane.number(person.numero)}`}</span>
    </span>
  )
}
