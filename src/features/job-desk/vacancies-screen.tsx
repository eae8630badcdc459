import { IconCircleCheck, IconCircleDashed, IconLock, IconPencil, IconUsers } from '@tabler/icons-react'
import { type ListedPosting, listPostings } from '#contract/jobs/job-desk.ts'
import { formatDate } from '#domain/time/dates.ts'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { Button } from '#ui/actions/button.tsx'
import { DrawingNoDocuments } from '#ui/drawings/drawing-no-documents.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import classes from './desk.module.css'
import { Dated } from './parts.tsx'
import { texts } from './texts.es.ts'

export function VacanciesScreen() {
  const words = useTexts(texts).list
  const answer = useOperation(listPostings, {})
  return (
    <div className="t-stack t-gap-4 t-page">
      <Dated answer={answer} loading={words.loading}>
        {({ data, desconocidas: newer = 0 }) =>
          data.length + newer === 0 ? (
            <EmptyState drawing={<DrawingNoDocuments />} title={words.none} text={words.noneText} />
          ) : (
            <>
              {data.filter(({ postulaciones }) => postulaciones > 0).length > 1 && (
                <Button
                  href={`#${jobPaths.desk}/todas`}
                  variant="outline"
                  leftSection={<IconUsers size={22} aria-hidden />}
                >
                  {words.all}
                </Button>
              )}
              {data.map((posting) => (
                <Vacancy key={posting.folio} posting={posting} />
              ))}
              <NewerRows count={newer} />
            </>
          )
        }
      </Dated>
    </div>
  )
}

const looks = {
  nueva: { tone: 'warn', icon: <IconCircleDashed /> },
  abierta: { tone: 'ok', icon: <IconCircleCheck /> },
  cerrada: { tone: 'neutral', icon: <IconLock /> },
} as const

function Vacancy({ posting }: { posting: ListedPosting }) {
  const words = useTexts(texts).list
  const { folio, puesto, lugares, pidio, estado, hasta, postulaciones, recibidas } = posting
  const facts = [
    words.places(lugares),
    words.asked(pidio),
    hasta === '' ? '' : words.until(formatDate(hasta)),
  ]
  return (
    <section className={classes.vacancy} aria-labelledby={`vacante-${folio}`}>
      <div className="t-wrap t-gap-2 t-between t-level">
        <h2 id={`vacante-${folio}`} className="t-flush t-heavy t-lead t-snug t-break" lang="es-MX">
          {puesto}
        </h2>
        <StateChip {...looks[estado]}>{words.states[estado]}</StateChip>
      </div>
      <p className="t-flush t-quiet">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      <div className={classes.buttons}>
        {estado !== 'nueva' && (
          <Button
            href={`#${jobPaths.desk}/${folio}`}
            leftSection={<IconUsers size={22} aria-hidden />}
            variant={postulaciones > 0 ? 'filled' : 'outline'}
          >
            {words.see(postulaciones)}
            <span>{recibidas > 0 && ` · ${words.fresh(recibidas)}`}</span>
            <span className="t-hidden"> {puesto}</span>
          </Button>
        )}
        <Button
          href={`#${jobPaths.desk}/publicar/${folio}`}
          variant={estado === 'nueva' ? 'filled' : 'outline'}
          leftSection={<IconPencil size={22} aria-hidden />}
        >
          {estado === 'nueva' ? words.publish : words.edit}
          <span className="t-hidden"> {puesto}</span>
        </Button>
      </div>
    </section>
  )
}
