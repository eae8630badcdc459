import { IconHourglass, IconUserShare } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { panelOf } from '#domain/approvals/panels.ts'
import { properName } from '#domain/text/person-name.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Pending } from '#models/approvals/pending.ts'
import { Button } from '#ui/actions/button.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { Decision } from './decide/decision.tsx'
import { type Typed, useTyped } from './decide/use-typed.ts'
import { CandidateDetail } from './details/candidate.tsx'
import { askedAt, describe, requesterOf } from './details/describe.ts'
import { Facts } from './details/facts.tsx'
import { IncidentDetail } from './details/incident.tsx'
import { OtherDetail } from './details/other.tsx'
import { OvertimeDetail } from './details/overtime.tsx'
import { panelIcons } from './details/panel-icons.ts'
import { VacancyDetail } from './details/vacancy.tsx'
import { VisitDetail } from './details/visit.tsx'
import { texts } from './texts.es.ts'
import classes from './approvals.module.css'

const HEADING = 'autorizacion'

interface Props {
  /** Null for an item outside all lists, and before the lists have loaded. */
  listed: Pending | null
  isBeside: boolean
  /**
   * True when the address names the item; its heading then gets the focus. False for the first item, which opens
   * automatically.
   */
  isAsked: boolean
  onDecided: (item: Pending) => void
  onOld: () => void
}

export function ItemPane({ listed, isBeside, isAsked, onDecided, onOld }: Props) {
  // Keeps an item that left its list after somebody else decided. Item and server message stay readable.
  const [known, setKnown] = useState(listed)
  if (listed !== null && listed !== known) setKnown(listed)
  if (known === null) return <Gone />
  return <OpenItem {...{ known, listed, isBeside, isAsked, onDecided, onOld }} />
}

function OpenItem({ known, listed, isBeside, isAsked, onDecided, onOld }: Props & { known: Pending }) {
  const typed = useTyped(known)
  const [tries, setTries] = useState(0)
  return (
    <section className={classes.item} aria-labelledby={HEADING}>
      <Head item={known} isGone={listed === null} isAsked={isAsked} />
      <Body item={known} typed={typed} tries={tries} isBeside={isBeside} isGone={listed === null} />
      <Decision
        item={known}
        typed={typed}
        tries={tries}
        onTooEarly={() => setTries(tries + 1)}
        isGone={listed === null}
        onAsk={() => {
          if (!isAsked) navigate(paths.approval(known), { replace: true })
        }}
        onDecided={() => onDecided(known)}
        onOld={onOld}
      />
    </section>
  )
}

function Gone() {
  const words = useTexts(texts).pane
  return (
    <EmptyState
      drawing={<DrawingAllDone />}
      title={words.gone}
      text={words.goneText}
      action={<Button onClick={() => navigate(paths.approvals, { replace: true })}>{words.toList}</Button>}
    />
  )
}

function Head({ item, isGone, isAsked }: { item: Pending; isGone: boolean; isAsked: boolean }) {
  const words = useTexts(texts)
  const heading = useRef<HTMLHeadingElement>(null)
  const [takesFocus] = useState(isAsked)
  useEffect(() => {
    if (takesFocus) focusOnMount(heading.current)
  }, [takesFocus])
  const { name } = describe(item, words)
  const isThing = item.kind === 'vacante' || item.kind === 'ingreso_material'
  const Icon = panelIcons[panelOf(item.kind)]
  return (
    <div className={classes.head}>
      {isThing ? <Tile tone="primary" icon={<Icon size={24} />} /> : <Avatar name={name} size={56} />}
      <div className="t-grow t-shrink t-no-focus t-headed">
        <h2 ref={heading} id={HEADING} tabIndex={-1}>
          {name}
        </h2>
        <p className="t-quiet t-snug">{words.pane.folio(words.kinds[item.kind], item.id)}</p>
      </div>
      {!isGone && (
        <span className={classes.state}>
          <StateChip tone="warn" icon={<IconHourglass />}>
            {item.kind === 'carta' ? words.pane.toPrepare : words.pane.state}
          </StateChip>
        </span>
      )}
    </div>
  )
}

interface BodyProps {
  item: Pending
  typed: Typed
  tries: number
  isBeside: boolean
  isGone: boolean
}

function Body({ item, typed, tries, isBeside, isGone }: BodyProps) {
  const words = useTexts(texts)
  const asker = requesterOf(item)
  const when = askedAt(item)
  const isOwn = item.kind === 'incidencia'
  return (
    // Beside the list, the section scrolls on its own and must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.body} tabIndex={isBeside ? 0 : undefined} aria-label={words.pane.what}>
      {isGone && <p className="t-strong">{words.pane.gone}</p>}
      <Why item={item} />
      <Detail item={item} typed={typed} tries={tries} isGone={isGone} />
      {!isOwn && asker !== '' && (
        <Facts rows={[[words.pane.asked, when === '' ? asker : words.pane.askedBy(asker, when)]]} />
      )}
    </section>
  )
}

/** Explains why the item came to this person instead of the regular approver. */
function Why({ item: { more } }: { item: Pending }) {
  const words = useTexts(texts).pane
  if (!more?.por) return null
  const name = properName(more.autoriza.nombre)
  return (
    <Banner tone="neutral" icon={<IconUserShare size={24} />}>
      {more.por === 'suplencia' ? words.substitute(name) : words.late(name)}
    </Banner>
  )
}

function Detail({ item, typed, tries, isGone }: Omit<BodyProps, 'isBeside'>) {
  switch (item.kind) {
    case 'incidencia':
      return <IncidentDetail item={item} isGone={isGone} />
    case 'vacante':
      return <VacancyDetail item={item} />
    case 'visita':
      return <VisitDetail item={item} />
    case 'tiempo_extra':
      return <OvertimeDetail item={item.more} />
    case 'apego':
    case 'candidato':
      return (
        <CandidateDetail
          item={item.more}
          answers={typed.fit}
          onAnswer={(fit) => typed.change({ fit })}
          tries={tries}
          isGone={isGone}
        />
      )
    default:
      return <OtherDetail item={item.more} />
  }
}
