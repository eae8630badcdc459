import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Collaborator } from '#contract/evaluations/temporary-staff.ts'
import { fold } from '#domain/text/fold.ts'
import { properName } from '#domain/text/person-name.ts'
import { firstThree, MOST_EVALUATORS } from '#domain/temporary/evaluators.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { texts } from '../texts.es.ts'
import classes from './evaluators.module.css'
import { evaluatorTexts } from './texts.es.ts'

const ROWS = 5

interface Props {
  id: string
  title: string
  text: string
  search: string
  answer: Pick<OperationState<unknown>, 'failure' | 'isRefreshing' | 'refresh'> & {
    people: readonly Collaborator[] | null
  }
  chosen: readonly Collaborator[]
  onChoose: (next: Collaborator[]) => void
  children?: ReactNode
}

export function PickTable({ id, title, text, search, answer, chosen, onChoose, children }: Props) {
  const words = useTexts(evaluatorTexts)
  const { isFull } = firstThree(chosen)
  return (
    <section className={classes.table} aria-labelledby={id}>
      <div className="t-row t-between t-gap-3">
        <div className="t-shrink">
          <h3 id={id} className="t-heavy t-lead t-snug">
            {title}
          </h3>
          <p className="t-quiet t-small">{text}</p>
        </div>
        <output className={classes.count} data-full={isFull || undefined}>
          {words.chosen(chosen.length, MOST_EVALUATORS)}
        </output>
      </div>
      {chosen.length > 0 && (
        // Safari drops the list role when the bullets are removed with CSS.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={classes.chosen}>
          {chosen.map((person) => {
            const name = properName(person.NAME)
            return (
              <li key={person.EMPLID}>
                <button
                  type="button"
                  className={classes.drop}
                  aria-label={words.drop(name)}
                  onClick={() => onChoose(chosen.filter(({ EMPLID }) => EMPLID !== person.EMPLID))}
                >
                  {name}
                  <IconX size={20} aria-hidden />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {isFull && <p className="t-quiet t-small">{words.full}</p>}
      <Found {...{ title, search, answer, chosen, onChoose }} />
      {children}
    </section>
  )
}

function Found({ title, search, answer, chosen, onChoose }: Omit<Props, 'id' | 'text' | 'children'>) {
  const words = useTexts(evaluatorTexts)
  const shared = useTexts(texts)
  const [looked, setLooked] = useState('')
  const [page, setPage] = useState(1)
  const { people } = answer
  if (people === null) {
    return <MissingData rows={ROWS} {...toMissingDataProps(answer, shared)} loading={words.loading} />
  }
  const found = people.filter(({ NAME, EMPLID }) => fold(`${NAME} ${EMPLID}`).includes(fold(looked.trim())))
  const pages = Math.max(1, Math.ceil(found.length / ROWS))
  const shown = Math.min(page, pages)
  return (
    <>
      <SearchField
        label={search}
        placeholder={words.search}
        clearLabel={words.clear}
        maxLength={60}
        value={looked}
        onChange={(text) => {
          setLooked(text)
          setPage(1)
        }}
      />
      {found.length === 0 ? (
        <p className="t-quiet">{people.length === 0 ? words.none : words.nobody}</p>
      ) : (
        <Rows
          title={title}
          people={found.slice((shown - 1) * ROWS, shown * ROWS)}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      <Pager page={shown} pages={pages} onPage={setPage} words={{ ...words, pages: words.pages(title) }} />
    </>
  )
}

interface RowsProps extends Pick<Props, 'title' | 'chosen' | 'onChoose'> {
  people: readonly Collaborator[]
}

function Rows({ title, people, chosen, onChoose }: RowsProps) {
  const words = useTexts(evaluatorTexts)
  const { isFull } = firstThree(chosen)
  return (
    <table className={classes.rows}>
      <caption className="t-hidden">{title}</caption>
      <thead className="t-hidden">
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.number}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => {
          const name = properName(person.NAME)
          const isChosen = chosen.some(({ EMPLID }) => EMPLID === person.EMPLID)
          const others = chosen.filter(({ EMPLID }) => EMPLID !== person.EMPLID)
          return (
            <tr key={person.EMPLID} data-chosen={isChosen || undefined}>
              <td>
                <label className={classes.row}>
                  <input
                    type="checkbox"
                    className={classes.box}
                    aria-label={words.take(name)}
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => onChoose(isChosen ? others : [...chosen, person])}
                  />
                  <span className="t-break">{name}</span>
                </label>
              </td>
              <td className={classes.number}>{person.EMPLID}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
