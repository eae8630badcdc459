import { IconAlertTriangle } from '@tabler/icons-react'
import type { DocumentPerson } from '#contract/document-files.ts'
import { properName, sentenceCase } from '#domain/person-name.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { NoNetwork } from './no-network.tsx'
import { PersonChip } from './state-chips.tsx'
import { texts } from './texts.es.ts'
import type { People } from './use-people.ts'
import { useProblemText } from './use-review.ts'
import classes from './review.module.css'

/** Longest search that the service takes. */
const LONGEST = 60

/** Who has documents, those who wait for a review first. */
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
      <Rows people={people} openId={openId} />
    </div>
  )
}

function Rows({ people, openId }: { people: People; openId: string | null }) {
  const words = useTexts(texts).people
  const { rows, total, page, pages, failure, refresh } = people
  if (rows === null) {
    if (failure && !people.isRefreshing) return <NoNetwork failure={failure} onRetry={refresh} />
    return (
      <SkeletonRows
        rows={6}
        label={words.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={refresh}
      />
    )
  }
  return (
    <>
      <Old people={people} />
      <output className="t-quiet">{words.total(total)}</output>
      {rows.length === 0 ? (
        <div className={classes.none}>
          <p>{words.none}</p>
          <Button variant="outline" onClick={() => people.search('')}>
            {words.showAll}
          </Button>
        </div>
      ) : (
        <ListCard label={words.title}>
          {rows.map((person) => (
            <Person key={person.empleado} person={person} isOpen={person.empleado === openId} />
          ))}
        </ListCard>
      )}
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          onPage={people.turnTo}
          label={words.pages}
          previousWord={words.previous}
          nextWord={words.next}
          placeText={words.place(page, pages)}
        />
      )}
    </>
  )
}

/** The rows on the screen are from before: why. */
function Old({ people: { failure, refresh } }: { people: People }) {
  const words = useTexts(texts).people
  const problemText = useProblemText()
  if (failure === null || failure.kind === 'expired') return null
  return (
    <Banner
      tone="error"
      live="alert"
      icon={<IconAlertTriangle size={24} />}
      title={words.old}
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

function Person({ person, isOpen }: { person: DocumentPerson; isOpen: boolean }) {
  const words = useTexts(texts)
  const job = person.puesto === '' ? '' : ` · ${sentenceCase(person.puesto)}`
  return (
    <ListRow
      href={`#${paths.documentReviewOf(person.empleado)}`}
      current={isOpen}
      lead={<Avatar name={person.nombre} tone={person.porRevisar > 0 ? 'warn' : 'primary'} />}
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
