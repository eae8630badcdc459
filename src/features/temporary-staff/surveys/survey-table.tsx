import { IconCheck, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import type { SurveyRow } from '#contract/evaluations/evaluations.ts'
import { properName } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingNoDocuments } from '#ui/drawings/drawing-no-documents.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { useRoom } from '#ui/theme/use-room.ts'
import type { Person } from '../parts/people.ts'
import { ChangeSurvey, RemoveSurvey } from './survey-dialogs.tsx'
import { SurveyActions } from './survey-actions.tsx'
import { surveyTexts } from './texts.es.ts'
import classes from './surveys.module.css'

/** Minimum width in px of all columns. */
const COLUMNS = 860

interface Props {
  person: Person
  rows: readonly SurveyRow[]
  onLastRemoved: () => Promise<void>
}
type Open = { what: 'remove' | 'change'; survey: SurveyRow }

export function SurveyTable({ person, rows, onLastRemoved }: Props) {
  const words = useTexts(surveyTexts)
  const { measure, isMeasured, hasTable } = useRoom(COLUMNS)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const common = { person, onOpen: (what: Open['what'], survey: SurveyRow) => setOpen({ what, survey }) }
  return (
    <div ref={measure}>
      {rows.length === 0 ? (
        <EmptyState drawing={<DrawingNoDocuments />} title={words.none} text={words.noneText} />
      ) : !isMeasured ? null : hasTable ? (
        <Table rows={rows} {...common} />
      ) : (
        <Cards rows={rows} {...common} />
      )}
      {open?.what === 'remove' && (
        <RemoveSurvey
          survey={open.survey}
          pending={rows.filter(({ estatus }) => estatus === 0).length}
          onLast={onLastRemoved}
          onClose={close}
        />
      )}
      {open?.what === 'change' && <ChangeSurvey survey={open.survey} person={person} onClose={close} />}
    </div>
  )
}

interface RowsProps {
  person: Person
  rows: readonly SurveyRow[]
  onOpen: (what: Open['what'], survey: SurveyRow) => void
}

/** Returns a React key. The specification's rows have no id, and one person may answer as peer and as client. */
const keyOf = ({ id, evaluador, tipo }: SurveyRow, at: number) => id ?? `${evaluador} ${tipo} ${at}`

const canChange = (person: Person, survey: SurveyRow) => person.status === 3 && survey.estatus === 0

function useKind() {
  const kinds: Record<string, string> = useTexts(surveyTexts).kinds
  return (kind: string) => kinds[kind] ?? kind
}

function Table({ person, rows, onOpen }: RowsProps) {
  const words = useTexts(surveyTexts)
  const kindOf = useKind()
  return (
    <div className="t-card t-clip">
      <table className={classes.table}>
        <caption className="t-hidden">{words.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.table.name}</th>
            <th scope="col">{words.table.kind}</th>
            <th scope="col">{words.table.state}</th>
            <th scope="col">{words.table.actions}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((survey, at) => (
            <tr key={keyOf(survey, at)}>
              <th scope="row">
                <span className="t-block t-strong">{properName(survey.NAME)}</span>
                <span className="t-quiet t-small t-regular">{survey.evaluador}</span>
              </th>
              <td>{kindOf(survey.tipo)}</td>
              <td>
                <State survey={survey} />
              </td>
              <td>{canChange(person, survey) && <SurveyActions survey={survey} onOpen={onOpen} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards({ person, rows, onOpen }: RowsProps) {
  const words = useTexts(surveyTexts)
  const kindOf = useKind()
  return (
    // Safari drops the list role when the bullets are removed with CSS.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className="t-card t-list" aria-label={words.table.caption}>
      {rows.map((survey, at) => (
        <li key={keyOf(survey, at)} className={classes.survey}>
          <div className="t-row t-between t-gap-3">
            <div className="t-shrink">
              <p className="t-strong t-break">{properName(survey.NAME)}</p>
              <p className="t-quiet t-small">
                {kindOf(survey.tipo)} · {survey.evaluador}
              </p>
            </div>
            <State survey={survey} />
          </div>
          {canChange(person, survey) && <SurveyActions survey={survey} onOpen={onOpen} />}
        </li>
      ))}
    </ul>
  )
}

function State({ survey: { estatus, Puntos } }: { survey: SurveyRow }) {
  const words = useTexts(surveyTexts)
  return estatus === 1 ? (
    <StateChip tone="ok" icon={<IconCheck size={18} />}>
      {words.points(Puntos)}
    </StateChip>
  ) : (
    <StateChip tone="warn" icon={<IconClock size={18} />}>
      {words.waiting}
    </StateChip>
  )
}
