import { IconKey, IconLock, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { type AccountPerson, readPerson } from '#contract/people/people.ts'
import { formatDate } from '#domain/time/dates.ts'
import { weeklyRestDays } from '#domain/time/workdays.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { AccountActions } from './account-actions.tsx'
import type { Issued } from './issued-dialog.tsx'
import { Roles } from './roles.tsx'
import { texts } from './texts.es.ts'
import classes from './people.module.css'

interface Props {
  id: number
  onIssued: (issued: Issued) => void
  /** Null when the pane replaces the list; the page header's arrow then leads back. */
  onClose: (() => void) | null
}

export function PersonPane({ id, onIssued, onClose }: Props) {
  const words = useTexts(texts)
  const answer = useOperation(readPerson, { id }, { isKept: false })
  const person = answer.data?.persona
  if (!person) {
    return (
      <div className={classes.body}>
        <MissingData {...toMissingDataProps(answer, words)} loading={words.person.loading} />
      </div>
    )
  }
  return (
    <section className={classes.person} aria-labelledby="persona">
      <Head person={person} onClose={onClose} />
      {/* Focusable, because keys must be able to scroll the content. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.body} role="group" aria-labelledby="persona" tabIndex={0}>
        <State person={person} />
        <Facts person={person} />
        {!person.esPropia && <AccountActions person={person} onIssued={onIssued} />}
        <Roles person={person} />
      </div>
    </section>
  )
}

function Head({ person, onClose }: { person: AccountPerson; onClose: Props['onClose'] }) {
  const words = useTexts(texts).person
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(heading)
  const names = [
    person.numero === '' ? '' : words.number(person.numero),
    person.usuario === person.numero ? '' : words.user(person.usuario),
  ]
  return (
    <div className={classes.head}>
      <Avatar name={person.nombre} size={48} isOver={!person.abierta} />
      <div className={classes.headWords}>
        <h2 ref={heading} id="persona" tabIndex={-1}>
          {properName(person.nombre)}
        </h2>
        <p className="t-quiet t-small t-airy">{names.filter((name) => name !== '').join(' · ')}</p>
      </div>
      {onClose && <IconAction icon={<IconX size={24} />} label={words.close} onClick={onClose} />}
    </div>
  )
}

function State({ person }: { person: AccountPerson }) {
  const words = useTexts(texts).person
  if (!person.abierta) {
    return (
      <Banner tone="warn" icon={<IconLock size={24} />} title={words.closedOn(person.cierre.slice(0, 10))}>
        {person.motivo}
      </Banner>
    )
  }
  if (person.esPropia) return <p className="t-quiet t-small t-airy">{words.own}</p>
  return person.debeCambiar ? (
    <p className="t-row t-gap-2">
      <IconKey size={22} aria-hidden="true" />
      {words.mustChange}
    </p>
  ) : null
}

function Facts({ person }: { person: AccountPerson }) {
  const { person: words, form, weekdays } = useTexts(texts)
  const facts: [string, string][] = [
    [words.facts.tipo, words.types[person.tipo]],
    [words.facts.puesto, sentenceCase(person.puesto)],
    [words.facts.compania, person.compania],
    [words.facts.departamento, sentenceCase(person.departamento)],
    [words.facts.planta, person.planta],
    [words.facts.turno, form.shifts[person.turno as 1 | 2 | 3] ?? ''],
    [
      words.facts.descanso,
      weeklyRestDays(person.descanso ?? '')
        .map((day) => weekdays[day])
        .join(', '),
    ],
    [words.facts.lider, properName(person.lider)],
    [words.facts.ingreso, person.ingreso === '' ? '' : formatDate(person.ingreso)],
    [words.facts.correo, person.correo],
    [words.facts.alta, person.alta.slice(0, 10)],
  ]
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.includes('@') ? <Mail address={value} /> : value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Mail({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
