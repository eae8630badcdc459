import { IconCalendarStats, IconHourglass, IconTable, IconUserSearch, IconX } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { listTeamAlerts, markTeamAlertsSeen } from '#contract/time/time-alerts.ts'
import { readKept } from '#core/store/kept.ts'
import type { TeamPerson } from '#domain/time/time-alerts.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { hideKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { taskTexts } from '#models/approvals/task-texts.es.ts'
import { useWaitingApprovals } from '#models/approvals/waiting-count.ts'
import { AskIcon } from '#models/screens/screen-icons.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { useRoom } from '#ui/theme/use-room.ts'
import { Legend } from './legend.tsx'
import { PeopleCards, PeopleTable } from './people-table.tsx'
import { PersonDetail } from './person-detail.tsx'
import { SeenChip, StateFrame } from '../alerts/state-frame.tsx'
import { TeamFilter } from './team-filter.tsx'
import { type Open, TeamGrid } from './team-grid.tsx'
import { texts } from '../texts.es.ts'
import { useTeam } from '../alerts/use-alerts.ts'
import { useLiveView } from '../alerts/use-live-view.ts'
import { useSeen } from '../alerts/use-seen.ts'
import { type TeamView, useTeamView } from './use-team-view.ts'
import classes from './team-screen.module.css'

/** Minimum width in px that shows a week beside the names. */
const GRID = 560

/** Shows the team's alerts; people with most minutes come first (spec 001 §2 and §6, TIME-02). */
export function TeamScreen({ params }: ScreenProps) {
  const team = useTeam()
  const seenAt = useSeen(markTeamAlertsSeen, listTeamAlerts, team)
  useLiveView('team-alert', team.refresh)
  const number = params.persona === undefined ? null : revealKey(params.persona)
  const open = useMemo(
    () => (number === null ? null : { number, day: params.dia ?? null }),
    [number, params.dia],
  )
  return (
    <div className="t-stack t-gap-3">
      <Requests />
      <StateFrame state={team}>{(people) => <Team people={people} open={open} seenAt={seenAt} />}</StateFrame>
    </div>
  )
}

function Requests() {
  const words = useTexts(texts).requests
  const task = useTexts(taskTexts)
  const count = useWaitingApprovals()
  return (
    <ListCard label={words.label}>
      {count > 0 && (
        <ListRow
          lead={<Tile tone="primary" icon={<IconHourglass size={24} />} />}
          title={task.review(count)}
          text={task.reviewText}
          href={`#${paths.approvals}`}
        />
      )}
      <ListRow
        lead={<Tile tone="teal" icon={<AskIcon size={24} />} />}
        title={words.ask}
        text={words.askText}
        href={`#${paths.newAsking}`}
      />
    </ListCard>
  )
}

/** Reads stored alerts before the tap, because decrypting 700 KB of a large team is slow on a cheap tablet. */
export async function prefetchData(client: QueryClient): Promise<void> {
  const key = [listTeamAlerts.id, {}]
  if (client.getQueryData(key) !== undefined) return
  const kept = await readKept(listTeamAlerts, {})
  if (kept && client.getQueryData(key) === undefined) client.setQueryData(key, kept, { updatedAt: 0 })
}

interface TeamProps {
  people: readonly TeamPerson[]
  open: Open | null
  seenAt: number | null
}

function Team({ people, open, seenAt }: TeamProps) {
  const { team: words, close: closeWord } = useTexts(texts)
  const view = useTeamView(people)
  const [isTable, setTable] = useState(false)
  const { measure, isMeasured, hasTable: hasGrid, hasPane } = useRoom(GRID)
  const { onOpen, close } = useOpening(open)
  const detail = open && <Detail {...{ people, view, open, onOpen }} hasName={hasGrid} />
  return (
    <div ref={measure} className="t-stack t-gap-3 t-shrink">
      <TeamFilter view={view} />
      {isMeasured && (
        <div className={hasPane ? classes.split : classes.stack}>
          <div className="t-stack t-gap-3 t-shrink">
            <People {...{ view, open, onOpen, hasGrid, isTable }} />
            <div className="t-row t-wrap t-gap-2-3 t-between">
              {hasGrid && (
                <TextLink
                  icon={isTable ? <IconCalendarStats size={22} /> : <IconTable size={22} />}
                  onClick={() => setTable(!isTable)}
                >
                  {isTable ? words.asGrid : words.asTable}
                </TextLink>
              )}
              <SeenChip at={seenAt} />
            </div>
          </div>
          {hasGrid && detail && <Pane onClose={close}>{detail}</Pane>}
          {hasPane && !detail && <Nobody />}
        </div>
      )}
      {isMeasured && !hasGrid && detail && (
        <Dialog
          opened
          title={nameOf(people, open.number) ?? words.unknown}
          closeLabel={closeWord}
          returnFocus={false}
          onClose={close}
        >
          {detail}
        </Dialog>
      )}
    </div>
  )
}

/** Opens a person by address, so Back closes the person. */
function useOpening(open: Open | null) {
  const opener = useRef<Element | null>(null)
  const close = useCloseItem(open && 'open', paths.team, () => {
    if (opener.current instanceof HTMLElement) moveFocus(opener.current, { preventScroll: true })
  })
  const isOpen = open !== null
  const onOpen = useCallback(
    (number: string, day: string | null) => {
      if (!isOpen || day !== null) opener.current = document.activeElement
      // Replaces the address while a person is open, so one Back closes the person.
      const person = `${paths.team}/${encodeURIComponent(hideKey(number))}`
      navigate(day === null ? person : `${person}/${day}`, { replace: isOpen })
    },
    [isOpen],
  )
  return { onOpen, close }
}

function nameOf(people: readonly TeamPerson[], number: string): string | null {
  return people.find((person) => person.number === number)?.name ?? null
}

interface PeopleProps {
  view: TeamView
  open: Open | null
  onOpen: (number: string, day: string | null) => void
  hasGrid: boolean
  isTable: boolean
}

function People({ view, open, onOpen, hasGrid, isTable }: PeopleProps) {
  const words = useTexts(texts).team
  const { rows, days, today } = view
  if (rows.length === 0) {
    return (
      <div className={classes.none}>
        <p>{words.nobody}</p>
        <Button variant="outline" onClick={() => view.setSearch('')}>
          {words.showAll}
        </Button>
      </div>
    )
  }
  const list = { rows, openNumber: open?.number ?? null, onOpen }
  if (!hasGrid) return <PeopleCards {...list} />
  return (
    <div className="t-card t-clip">
      {isTable ? (
        <PeopleTable {...list} />
      ) : (
        <>
          <TeamGrid {...{ rows, days, today, open, onOpen }} />
          <Legend />
        </>
      )}
    </div>
  )
}

interface DetailProps {
  people: readonly TeamPerson[]
  view: TeamView
  open: Open
  hasName: boolean
  onOpen: (number: string, day: string | null) => void
}

function Detail({ people, view, open, hasName, onOpen }: DetailProps) {
  const words = useTexts(texts).team
  const person = people.find(({ number }) => number === open.number)
  if (!person) {
    return (
      <div className={classes.none}>
        <p>{words.unknown}</p>
        <Button href={`#${paths.team}`}>{words.toTeam}</Button>
      </div>
    )
  }
  return (
    <PersonDetail
      person={person}
      row={view.rowOf(person)}
      day={open.day}
      days={view.days}
      hasName={hasName}
      onAll={() => onOpen(person.number, null)}
    />
  )
}

function Pane({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const words = useTexts(texts)
  return (
    <aside className={classes.pane} aria-label={words.team.detail}>
      <div className={classes.close}>
        <IconAction icon={<IconX size={24} />} label={words.close} onClick={onClose} />
      </div>
      {children}
    </aside>
  )
}

function Nobody() {
  const words = useTexts(texts).team
  return (
    <div className={classes.nobody}>
      <Tile tone="neutral" icon={<IconUserSearch size={24} />} />
      <h2>{words.choose}</h2>
      <p>{words.chooseText}</p>
    </div>
  )
}
