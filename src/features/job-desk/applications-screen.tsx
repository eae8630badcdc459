import { useState } from 'react'
import { listApplications, type ListedApplication, listPostings } from '#contract/jobs/job-desk.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { DrawingNoDocuments } from '#ui/drawings/drawing-no-documents.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { ChooseOne } from '#ui/lists/choose-one.tsx'
import beside from '#ui/lists/list-half.module.css'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { ListHalf } from '#ui/lists/list-half.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import { useRoom } from '#ui/theme/use-room.ts'
import { ApplicationPane } from './application-pane.tsx'
import classes from './desk.module.css'
import { Dated } from './parts.tsx'
import { StateMark } from './state-mark.tsx'
import { texts } from './texts.es.ts'

/** Minimum content width in px that shows list and application side by side. */
const BESIDE = 640
/** Word of the address for all vacancies, in place of a vacancy's number. */
const ALL = 'todas'

export function ApplicationsScreen({ params }: ScreenProps) {
  const words = useTexts(texts).applications
  const ofOne = Number(params.folio) || null
  const openId = Number(params.idPostulacion) || null
  const [pagina, setPage] = useState(1)
  const [empresa, setCompany] = useState('')
  const [chosen, setChosen] = useState('')
  const folio = ofOne ?? (Number(chosen) || null)
  const answer = useOperation(listApplications, {
    ...(folio !== null && { folio }),
    ...(empresa !== '' && { empresa }),
    pagina,
  })
  // Keeps the filters while another choice loads.
  const [choices, setChoices] = useState(answer.data)
  if (answer.data !== null && answer.data !== choices) setChoices(answer.data)
  const vacancy = useOperation(listPostings, {}, { isShown: false }).data?.data.find(
    (posting) => posting.folio === folio,
  )
  const { measure, isMeasured, hasTable: isBeside } = useRoom(BESIDE)
  const list = `${jobPaths.desk}/${ofOne ?? ALL}`
  const close = useCloseItem(openId === null ? null : String(openId), list, (id) =>
    moveFocus(document.querySelector<HTMLElement>(`a[href="#${list}/${id}"]`)),
  )
  return (
    <div ref={measure} className={isBeside ? classes.split : 't-stack t-gap-3 t-shrink'}>
      <ListHalf
        isBeside={isMeasured && isBeside}
        hidden={isMeasured && !isBeside && openId !== null}
        shows={openId === null ? '' : `${openId} ${answer.data !== null}`}
      >
        {vacancy && (
          <SectionTitle>
            <span lang="es-MX">{vacancy.puesto}</span>
          </SectionTitle>
        )}
        <Filters
          choices={choices}
          vacancy={ofOne === null ? chosen : null}
          empresa={empresa}
          onCompany={(next) => {
            setCompany(next)
            setPage(1)
          }}
          onVacancy={(next) => {
            setChosen(next)
            setPage(1)
          }}
        />
        <Dated answer={answer} loading={words.loading}>
          {({ data, desconocidas: newer = 0, total, porPagina }) =>
            data.length + newer === 0 ? (
              <EmptyState
                drawing={<DrawingNoDocuments />}
                title={empresa === '' ? words.none : words.noneSuch}
                text={words.noneText}
              />
            ) : (
              <>
                {data.length > 0 && (
                  <ListCard label={words.title}>
                    {data.map((row) => (
                      <Row
                        key={row.id}
                        row={row}
                        ofAll={ofOne === null}
                        href={`#${list}/${row.id}`}
                        isOpen={row.id === openId}
                      />
                    ))}
                  </ListCard>
                )}
                <NewerRows count={newer} />
                {total > porPagina && (
                  <Pages page={pagina} pages={Math.ceil(total / porPagina)} onTurn={setPage} />
                )}
              </>
            )
          }
        </Dated>
      </ListHalf>
      {isMeasured && openId !== null && (
        <div key={openId} className={classNames('t-card t-stack t-shrink t-clip', isBeside && beside.half)}>
          <ApplicationPane id={openId} list={list} onClose={isBeside ? close : null} />
        </div>
      )}
      {isBeside && openId === null && <ChooseOne title={words.choose} text={words.chooseText} />}
    </div>
  )
}

interface FilterProps {
  choices: ResponseOf<typeof listApplications> | null
  /** Chosen vacancy, or '' for all. Null when the whole list is about one vacancy. */
  vacancy: string | null
  empresa: string
  onCompany: (company: string) => void
  onVacancy: (folio: string) => void
}

function Filters({ choices, vacancy, empresa, onCompany, onVacancy }: FilterProps) {
  const words = useTexts(texts).applications
  const vacantes = vacancy === null ? [] : (choices?.vacantes ?? [])
  const empresas = choices?.empresas ?? []
  const hasCompanies = empresas.length > 1 || empresa !== ''
  if (vacantes.length < 2 && !hasCompanies) return null
  return (
    <search className={classes.filters}>
      {vacantes.length > 1 && (
        <SelectField
          label={words.vacancy}
          value={vacancy ?? ''}
          options={[
            { value: '', label: words.all },
            ...vacantes.map((one) => ({
              value: String(one.folio),
              label: one.puesto,
              lang: 'es-MX' as const,
            })),
          ]}
          onChange={(event) => onVacancy(event.currentTarget.value)}
        />
      )}
      {hasCompanies && (
        <SelectField
          label={words.company}
          value={empresa}
          options={[
            { value: '', label: words.all },
            ...empresas.map(({ clave, nombre }) => ({ value: clave, label: nombre, lang: 'es-MX' as const })),
          ]}
          onChange={(event) => onCompany(event.currentTarget.value)}
        />
      )}
    </search>
  )
}

interface RowProps {
  row: ListedApplication
  ofAll: boolean
  href: string
  isOpen: boolean
}

function Row({ row, ofAll, href, isOpen }: RowProps) {
  const words = useTexts(texts).applications
  const { nombre, numero, puesto, vacante, etapa, fecha, hora, enviada } = row
  return (
    <ListRow
      href={href}
      current={isOpen}
      lead={<Avatar name={nombre} size={48} />}
      title={nombre}
      text={
        <>
          <span>{words.of(numero, sentenceCase(puesto))}</span>
          {ofAll && (
            <span className="t-block" lang="es-MX">
              {words.applied(vacante)}
            </span>
          )}
          <span className="t-block">
            {etapa === 'entrevista'
              ? words.interview(formatDate(fecha), hora)
              : formatDate(companyDate(Date.parse(enviada)))}
          </span>
        </>
      }
      chip={<StateMark state={etapa} plain />}
    />
  )
}

function Pages({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const words = useTexts(texts).applications
  return (
    <div className="t-wrap t-gap-2 t-between t-level">
      <Button variant="outline" size="sm" resting={page === 1} onClick={() => page > 1 && onTurn(page - 1)}>
        {words.previous}
      </Button>
      <span className="t-quiet">{words.page(page, pages)}</span>
      <Button
        variant="outline"
        size="sm"
        resting={page === pages}
        onClick={() => page < pages && onTurn(page + 1)}
      >
        {words.next}
      </Button>
    </div>
  )
}
