import { IconAlertTriangle, IconLock, IconShieldCheck, IconUserPlus } from '@tabler/icons-react'
import { type ListedPerson, peopleFilters } from '#contract/people.ts'
import { properName, sentenceCase } from '#domain/person-name.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Segments } from '#ui/fields/segments.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { NoNetwork } from './no-network.tsx'
import { texts } from './texts.es.ts'
import { type People, useProblemText } from './use-people.ts'
import classes from './people.module.css'

/** Longest search that the service takes. */
const LONGEST = 60

/** Accounts by name, and the way to a new one. */
export function PeopleList({ people, openId }: { people: People; openId: number | null }) {
  const { list: words, failure } = useTexts(texts)
  const isOnline = useOnline()
  return (
    <div className="t-stack t-gap-3 t-shrink">
      <Button
        href={`#${paths.newPerson}`}
        fullWidth
        resting={!isOnline}
        onClick={(event) => {
          if (isOnline) return
          event.preventDefault()
          showSnack({ text: failure.offline, tone: 'error' })
        }}
        leftSection={<IconUserPlus size={22} aria-hidden="true" />}
      >
        {words.add}
      </Button>
      <search>
        <SearchField
          label={words.search}
          placeholder={words.searchShort}
          clearLabel={words.clear}
          maxLength={LONGEST}
          value={people.typed}
          onChange={people.search}
        />
      </search>
      <Segments
        label={words.filter}
        value={people.filtro}
        options={peopleFilters.map((value) => ({ value, label: words.filters[value] }))}
        onChange={people.filter}
      />
      <Rows people={people} openId={openId} />
    </div>
  )
}

function Rows({ people, openId }: { people: People; openId: number | null }) {
  const words = useTexts(texts)
  const { list } = words
  const { rows, total, page, pages, failure, refresh } = people
  if (rows === null) {
    if (failure && !people.isRefreshing) return <NoNetwork failure={failure} onRetry={refresh} />
    return (
      <SkeletonRows
        rows={6}
        label={list.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={refresh}
      />
    )
  }
  return (
    <>
      <Old people={people} />
      <output className="t-quiet">{list.total(total)}</output>
      {rows.length === 0 ? (
        <div className={classes.none}>
          <p>{list.none}</p>
          <Button
            variant="outline"
            onClick={() => {
              people.search('')
              people.filter('todas')
            }}
          >
            {list.showAll}
          </Button>
        </div>
      ) : (
        <ListCard label={list.title}>
          {rows.map((person) => (
            <Person key={person.id} person={person} isOpen={person.id === openId} />
          ))}
        </ListCard>
      )}
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          onPage={people.turnTo}
          label={list.pages}
          previousWord={list.previous}
          nextWord={list.next}
          placeText={list.place(page, pages)}
        />
      )}
    </>
  )
}

/** The rows on the screen are from before: why. */
function Old({ people: { failure, refresh } }: { people: People }) {
  const words = useTexts(texts)
  const problemText = useProblemText()
  if (failure === null || failure.kind === 'expired') return null
  return (
    <Banner
      tone="error"
      live="alert"
      icon={<IconAlertTriangle size={24} />}
      title={words.list.old}
      action={
        <TextLink underline onClick={refresh}>
          {words.again}
        </TextLink>
      }
    >
      {problemText(failure)}
    </Banner>
  )
}

function Person({ person, isOpen }: { person: ListedPerson; isOpen: boolean }) {
  const words = useTexts(texts)
  const name = person.numero === '' ? words.person.user(person.usuario) : words.person.number(person.numero)
  const job = person.puesto === '' ? '' : ` · ${sentenceCase(person.puesto)}`
  const roles = person.roles.map((role) => words.roles.names[role]).join(', ')
  return (
    <ListRow
      href={`#${paths.person(person.id)}`}
      current={isOpen}
      lead={<Avatar name={person.nombre} tone={person.abierta ? 'primary' : 'neutral'} />}
      title={properName(person.nombre)}
      text={`${name}${job}`}
      chip={
        person.abierta ? (
          roles !== '' && (
            <StateChip tone="teal" plain icon={<IconShieldCheck />}>
              {roles}
            </StateChip>
          )
        ) : (
          <StateChip tone="neutral" plain icon={<IconLock />}>
            {words.list.closed}
          </StateChip>
        )
      }
    />
  )
}
