import { useState } from 'react'
import { type Colleague, listColleagues } from '#contract/recognition.ts'
import { foundIn } from '#domain/fold.ts'
import { properName, sentenceCase } from '#domain/person-name.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useRested } from '#hooks/operations/use-paged.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { texts } from './texts.es.ts'

/** As many as a phone shows at once; whoever is not among them is found by another word. */
const MOST_SHOWN = 8

/** What takes the focus: the search, or the way to another one. */
export const COLLEAGUE_FIELD = 'a-quien-busca'

interface Props {
  value: Colleague | null
  error: string | null
  onChange: (colleague: Colleague | null) => void
}

/** RECO-04: found by name or number on the server; the area comes with the person. */
export function ColleagueField({ value, error, onChange }: Props) {
  const words = useTexts(texts).give
  return (
    <section className="t-stack t-gap-3" aria-labelledby="a-quien">
      <h2 id="a-quien" className="t-row-text t-strong">
        {words.colleague}
      </h2>
      {value ? (
        <>
          {error && (
            <p className="t-error" id="a-quien-error">
              {error}
            </p>
          )}
          <Chosen colleague={value} onChange={() => onChange(null)} />
        </>
      ) : (
        <Search error={error} onChoose={onChange} />
      )}
    </section>
  )
}

function Chosen({ colleague, onChange }: { colleague: Colleague; onChange: () => void }) {
  const words = useTexts(texts).give
  const name = properName(colleague.NAME)
  return (
    <ListCard label={words.colleague}>
      <ListRow
        lead={<Avatar name={name} tone="teal" size={44} />}
        title={name}
        text={words.person(colleague.EMPLID, sentenceCase(colleague.Area))}
        action={
          <TextLink id={COLLEAGUE_FIELD} describedBy="a-quien-error" onClick={onChange}>
            {words.change}
          </TextLink>
        }
      />
    </ListCard>
  )
}

interface SearchProps {
  error: string | null
  onChoose: (colleague: Colleague) => void
}

function Search({ error, onChoose }: SearchProps) {
  const words = useTexts(texts).give
  const isKiosk = useIsKiosk()
  const [text, setText] = useState('')
  const searched = useRested(text.trim())
  const answer = useOperation(
    listColleagues,
    { buscar: searched },
    {
      // One's own area is all that a person's own device keeps of colleagues, a kiosk nothing.
      isKept: searched === '' && !isKiosk,
    },
  )
  // A host of its own answers with everybody.
  const found = (answer.data?.colaboradores ?? [])
    .filter(({ EMPLID, NAME }) => foundIn(`${EMPLID} ${NAME}`, searched))
    .slice(0, MOST_SHOWN)
  return (
    <>
      <SearchField
        id={COLLEAGUE_FIELD}
        error={error}
        label={words.search}
        placeholder={words.search}
        clearLabel={words.clear}
        value={text}
        onChange={setText}
        maxLength={60}
      />
      {found.length > 0 && (
        <ListCard label={words.colleague}>
          {found.map((colleague) => {
            const name = properName(colleague.NAME)
            return (
              <ListRow
                key={colleague.EMPLID}
                lead={<Avatar name={name} tone="teal" size={44} />}
                title={name}
                text={words.person(colleague.EMPLID, sentenceCase(colleague.Area))}
                onClick={() => onChoose(colleague)}
              />
            )
          })}
        </ListCard>
      )}
      <output className={found.length > 0 ? 't-hidden' : 't-quiet'}>
        {answer.isLoading ? words.searching : found.length === 0 && searched !== '' ? words.nobody : ''}
      </output>
    </>
  )
}
