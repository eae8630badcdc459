import { IconLock, IconShieldCheck, IconUserPlus } from '@tabler/icons-react'
import { type ListedPerson, peopleFilters } from '#contract/people/people.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { roleWords } from '#models/roles/role-words.es.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ListRow } from '#ui/lists/list-card.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { texts } from './texts.es.ts'
import type { People } from './use-people.ts'
import classes from './people.module.css'

/** Maximum characters of a search, set by the service. */
const LONGEST = 60

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
          if (navigator.onLine) return
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
  const { failure } = people
  return (
    <PagedList
      list={people}
      words={{ ...list, slow: words.slow, again: words.again }}
      loadProblem={failure && missingDataReason(failure, words)}
      staleProblem={staleDataReason(failure, words.failure, list.old)}
      none={
        <div className={classes.none}>
          <p>{people.hasNoAccount ? list.withoutAccount : list.none}</p>
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
      }
    >
      {(person) => <Person key={person.id} person={person} isOpen={person.id === openId} />}
    </PagedList>
  )
}

function Person({ person, isOpen }: { person: ListedPerson; isOpen: boolean }) {
  const words = useTexts(texts)
  const named = useTexts(roleWords)
  const name = person.numero === '' ? words.person.user(person.usuario) : words.person.number(person.numero)
  const job = person.puesto === '' ? '' : ` · ${sentenceCase(person.puesto)}`
  const roles = person.roles.map((role) => named.names[role]).join(', ')
  return (
    <ListRow
      href={`#${paths.person(person.id)}`}
      current={isOpen}
      lead={<Avatar name={person.nombre} isOver={!person.abierta} />}
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
