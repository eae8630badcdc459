import { useState } from 'react'
import { type Colleague, keyOfColleague, listColleagues } from '#contract/recognition/recognition.ts'
import { containsWords } from '#domain/text/fold.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useDebounced } from '#hooks/operations/use-paged.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { texts } from './texts.es.ts'

const MOST_SHOWN = 8

export const COLLEAGUE_FIELD = 'a-quien-busca'

interface Props {
  value: Colleague | null
  error: string | null
  onChange: (colleague: Colleague | null) => void
}

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

function aboutOf({ EMPLID, Area }: Colleague, withNumber: (number: string, area: string) => string): string {
  const area = sentenceCase(Area)
  return EMPLID === undefined ? area : withNumber(EMPLID, area)
}

function Chosen({ colleague, onChange }: { colleague: Colleague; onChange: () => void }) {
  const words = useTexts(texts).give
  const name = properName(colleague.NAME)
  return (
    <ListCard label={words.colleague}>
      <ListRow
        lead={<Avatar name={name} size={44} />}
        title={name}
        text={aboutOf(colleague, words.person)}
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
  const searched = useDebounced(text.trim())
  const answer = useOperation(
    listColleagues,
    { buscar: searched },
    {
      // A personal device stores only colleagues of the person's own area. A kiosk stores none.
      isKept: searched === '' && !isKiosk,
    },
  )
  // A company's own host ignores the search and returns everybody.
  const found = (answer.data?.colaboradores ?? [])
    .filter(({ EMPLID, NAME }) => containsWords(`${EMPLID ?? ''} ${NAME}`, searched))
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
                key={keyOfColleague(colleague)}
                lead={<Avatar name={name} size={44} />}
                title={name}
                text={aboutOf(colleague, words.person)}
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
