import { useMemo } from 'react'
import { viewOf } from '#domain/temporary/view.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { staffPaths } from '#hooks/navigation/inner-paths.ts'
import { useHashPath } from '#hooks/navigation/navigation.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { DrawingNoDocuments } from '#ui/drawings/drawing-no-documents.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ChooseOne } from '#ui/lists/choose-one.tsx'
import beside from '#ui/lists/list-half.module.css'
import { ListHalf } from '#ui/lists/list-half.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import { useRoom } from '#ui/theme/use-room.ts'
import { Dated } from '../parts/dated.tsx'
import { personPath, type Place, PlaceProvider } from '../parts/place.ts'
import { type Staff, useStaff } from '../parts/use-staff.ts'
import { PersonPane } from '../person/person-pane.tsx'
import { SurveysDialog } from '../surveys/surveys-dialog.tsx'
import { texts } from '../texts.es.ts'
import { Counters } from './counters.tsx'
import { ListTools } from './list-tools.tsx'
import { StaffList } from './staff-list.tsx'
import { StaffTable } from './staff-table.tsx'
import { type ListView, useListView } from './use-list-view.ts'
import classes from './staff-screen.module.css'

/** Minimum content width in px that shows list and person side by side. */
const BESIDE = 640
/** Minimum width in px of all columns (TEMP-08). */
const COLUMNS = 920

export const CompanyStaff = (props: ScreenProps) => <StaffScreen {...props} base={staffPaths.companyStaff} />
export const TeamStaff = (props: ScreenProps) => <StaffScreen {...props} base={staffPaths.teamStaff} />
export const SpecialStaff = (props: ScreenProps) => <StaffScreen {...props} base={staffPaths.specialStaff} />
/** List that a notification opens. The address contains the notification's `ruta` (TEMP-01, 02). */
export const NotifiedStaff = (props: ScreenProps) => (
  <StaffScreen
    {...props}
    base={props.params.ruta === undefined ? staffPaths.staff : `${staffPaths.staff}/${props.params.ruta}`}
  />
)

function StaffScreen({ params, base }: ScreenProps & { base: string }) {
  const place = useMemo<Place>(() => {
    const ruta = params.ruta ?? ''
    // The notification's `ruta`, else the first segment of the screen's address.
    return { view: viewOf(ruta, base), base, ruta: ruta || (base.split('/')[1] ?? '') }
  }, [params.ruta, base])
  const openId = Number(revealKey(params.id ?? '')) || null
  return (
    <PlaceProvider key={base} value={place}>
      <Desk place={place} openId={openId} />
    </PlaceProvider>
  )
}

function Desk({ place, openId }: { place: Place; openId: number | null }) {
  const words = useTexts(texts)
  const staff = useStaff(place)
  const view = useListView(staff.people)
  const isOnline = useOnline()
  const { measure, isMeasured, hasTable: isBeside } = useRoom(BESIDE)
  const { measure: measureColumns, hasTable: hasColumns } = useRoom(COLUMNS)
  const close = useCloseItem(openId === null ? null : String(openId), place.base, (id) =>
    moveFocus(document.querySelector<HTMLElement>(`a[href="#${personPath(place, Number(id))}"]`)),
  )
  const isInPlace = isMeasured && !isBeside && openId !== null
  const hasTable = hasColumns && openId === null
  const hasRows = staff.people.length > 0
  const { isLoading } = staff.answer
  return (
    <div ref={measure} className="t-stack t-gap-4 t-shrink">
      <div ref={measureColumns} hidden={isInPlace} className={isInPlace ? undefined : 't-stack t-gap-3'}>
        {(hasRows || isLoading) && (
          <Counters counters={isLoading ? null : staff.counters} names={staff.names} view={view} />
        )}
      </div>
      <div
        className={
          isBeside && !hasTable
            ? classNames(classes.split, !isOnline && classes.offline)
            : 't-stack t-gap-3 t-shrink'
        }
      >
        <ListHalf
          isBeside={isMeasured && isBeside && !hasTable}
          hidden={isInPlace}
          shows={openId === null ? '' : `${openId} ${hasRows}`}
        >
          <Dated answer={staff.answer} loading={words.list.loading}>
            {() =>
              hasRows ? (
                <People {...{ staff, view, openId, hasTable }} />
              ) : (
                <EmptyState
                  drawing={<DrawingNoDocuments />}
                  title={words.list.none}
                  text={words.list.noneText}
                />
              )
            }
          </Dated>
        </ListHalf>
        {isMeasured && openId !== null && (
          <div
            key={openId}
            className={classNames('t-card t-stack t-shrink t-clip', classes.person, isBeside && beside.half)}
          >
            <PersonPane id={openId} staff={staff} onClose={isBeside ? close : null} />
          </div>
        )}
        {isMeasured && isBeside && !hasTable && openId === null && (
          <ChooseOne title={words.person.choose} text={words.person.chooseText} />
        )}
      </div>
      <Surveys place={place} staff={staff} openId={openId} />
    </div>
  )
}

interface PeopleProps {
  staff: Staff
  view: ListView
  openId: number | null
  hasTable: boolean
}

function People({ staff, view, openId, hasTable }: PeopleProps) {
  const tools = <ListTools staff={staff} view={view} isWide={hasTable} />
  return hasTable ? (
    <StaffTable people={view.shown} hasJobs={staff.hasJobs} tools={tools} onAll={view.showAll} />
  ) : (
    <StaffList people={view.shown} openId={openId} tools={tools} onAll={view.showAll} />
  )
}

function Surveys({ place, staff, openId }: { place: Place; staff: Staff; openId: number | null }) {
  const [path] = useHashPath()
  const isOpen = place.view === 3 && openId !== null && path.endsWith('/encuestas')
  const close = useCloseItem(
    isOpen ? 'encuestas' : null,
    openId === null ? place.base : personPath(place, openId),
    () => moveFocus(document.getElementById('persona-temporal')),
  )
  const person = staff.people.find(({ id }) => id === openId)
  return isOpen && person ? <SurveysDialog key={person.id} person={person} onClose={close} /> : null
}
