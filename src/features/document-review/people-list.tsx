import { IconId } from '@tabler/icons-react'
import type { DocumentPerson } from '#contract/documents/document-review.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ListRow } from '#ui/lists/list-card.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { PersonChip } from './state-chips.tsx'
import { texts } from './texts.es.ts'
import type { People } from './use-people.ts'
import classes from './review.module.css'

const LONGEST = 60

export function PeopleList({ people, openId }: { people: People; openId: string | null }) {
  const words = useTexts(texts).people
  return (
    <div className="t-stack t-gap-3 t-shrink">
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
      <TextLink href={`#${paths.dataChanges}`} icon={<IconId size={22} />} className="t-at-start">
        {words.changes}
      </TextLink>
      <Rows people={people} openId={openId} />
    </div>
  )
}

function Rows({ people, openId }: { people: People; openId: string | null }) {
  const words = useTexts(texts)
  const { failure } = people
  return (
    <PagedList
      list={people}
      words={words.people}
      loadProblem={failure && missingDataReason(failure, words)}
      staleProblem={staleDataReason(failure, words.failure, words.people.old)}
      none={
        <div className={classes.none}>
          <p>{words.people.none}</p>
          <Button variant="outline" onClick={() => people.search('')}>
            {words.people.showAll}
          </Button>
        </div>
      }
    >
      {(person) => <Person key={person.empleado} person={person} isOpen={person.empleado === openId} />}
    </PagedList>
  )
}

function Person({ person, isOpen }: { person: DocumentPerson; isOpen: boolean }) {
  const words = useTexts(texts)
  const job = person.puesto === '' ? '' : ` · ${sentenceCase(person.puesto)}`
  return (
    <ListRow
      href={`#${paths.documentReviewOf(person.empleado)}`}
      current={isOpen}
      lead={<Avatar name={person.nombre} />}
      title={properName(person.nombre)}
      text={`${words.person.number(person.empleado)}${job}`}
      chip={
        <span className={classes.chips}>
          <PersonChip person={person} plain />
          {person.pendientes > 0 && person.documentos > 0 && (
            <span className="t-quiet t-small">{words.states.missing(person.pendientes)}</span>
          )}
        </span>
      }
    />
  )
}
