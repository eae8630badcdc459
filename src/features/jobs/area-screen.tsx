import { type Job, jobsOf, listJobs } from '#contract/jobs/jobs.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import { toLoadableDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingNoDocuments } from '#ui/drawings/drawing-no-documents.tsx'
import { LoadableData } from '#ui/feedback/loadable-data.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { useLetter } from '#ui/theme/letter.ts'
import { areaLook } from './area-icon.tsx'
import { type es, texts } from './texts.es.ts'

/** Lists the vacancies of an area (JOB-03). */
export function AreaScreen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const idArea = Number(params.idArea) || 0
  const jobs = useOperation(listJobs, jobsOf(idArea))
  const { icon: Icon, tone } = areaLook(idArea)
  // Large text hides the icon, because all rows have the same icon and long words need the space.
  const isLarge = useLetter() !== '1'
  return (
    <div className="t-stack t-gap-4 t-page">
      <LoadableData {...toLoadableDataProps(jobs, words)} loading={words.jobs.loading}>
        {({ vacantes }) =>
          vacantes.length === 0 ? (
            <EmptyState
              drawing={<DrawingNoDocuments />}
              title={words.jobs.none}
              text={words.jobs.noneText}
              action={<Button href={`#${jobPaths.jobs}`}>{words.jobs.toAreas}</Button>}
            />
          ) : (
            <ListCard label={words.jobs.title}>
              {vacantes.map((job) => (
                <ListRow
                  key={job.id}
                  href={`#${jobPaths.jobs}/${idArea}/${job.id}`}
                  lead={isLarge ? undefined : <Tile tone={tone} icon={<Icon size={24} />} />}
                  title={job.Nombre}
                  text={factsOf(job, words.jobs)}
                />
              ))}
            </ListCard>
          )
        }
      </LoadableData>
    </div>
  )
}

/** Example: '2 lugares · 4 preguntas · hasta 05/12/2025'. */
export function factsOf(
  { lugares, preguntas, hasta }: Job,
  words: Pick<Translation<typeof es>['jobs'], 'places' | 'questions' | 'until'>,
): string {
  return [
    typeof lugares === 'number' ? words.places(lugares) : '',
    typeof preguntas === 'number' ? words.questions(preguntas) : '',
    hasta ? words.until(formatDate(hasta)) : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ')
}
