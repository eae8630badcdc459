import { listAreas } from '#contract/jobs/jobs.ts'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import { toLoadableDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useOwnApplications } from '#models/jobs/use-own-applications.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { LoadableData } from '#ui/feedback/loadable-data.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import tones from '#ui/theme/tone.module.css'
import { areaLook } from './area-icon.tsx'
import classes from './jobs.module.css'
import { ApplicationCard, LocalRows } from './own-applications.tsx'
import { texts } from './texts.es.ts'

export { prefetchData } from '#models/jobs/ahead.ts'

export function AreasScreen() {
  const words = useTexts(texts)
  const areas = useOperation(listAreas, {})
  // A host that knows only the specification lacks this operation and shows no applications.
  const { data: own, failure, here, refresh } = useOwnApplications()
  const applications = own?.data ?? []
  const newer = own?.desconocidas ?? 0
  // Waits for the applications, which are above the areas and would move them during a tap.
  if (own === null && failure === null)
    return (
      <SkeletonRows
        rows={8}
        label={words.areas.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={() => void refresh()}
      />
    )
  return (
    <div className="t-stack t-gap-4 t-page">
      {(applications.length > 0 || here.length > 0 || newer > 0) && (
        <section className="t-stack t-gap-3">
          <SectionTitle>{words.own.title}</SectionTitle>
          <LocalRows rows={here} />
          {applications.map((application) => (
            <ApplicationCard key={application.id} application={application} />
          ))}
          <NewerRows count={newer} />
        </section>
      )}
      <section>
        <SectionTitle id="areas">{words.areas.title}</SectionTitle>
        <LoadableData {...toLoadableDataProps(areas, words)} loading={words.areas.loading}>
          {({ areas: rows }) => (
            // Safari drops the list role when CSS removes the bullets.
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles
            <ul className={classes.areas} role="list" aria-labelledby="areas">
              {rows.map(({ id, nombre, vacantes }) => {
                const { icon: Icon, tone } = areaLook(id)
                return (
                  <li key={id} className="t-row">
                    <a
                      className={classes.area}
                      {...(vacantes === 0
                        ? { role: 'link', 'aria-disabled': true }
                        : { href: `#${jobPaths.jobs}/${id}` })}
                    >
                      <span className={classNames(classes.areaIcon, tones[tone])} aria-hidden="true">
                        <Icon size={28} />
                      </span>
                      <span className="t-strong t-row-text t-snug">{nombre}</span>
                      {vacantes !== undefined && vacantes !== null && (
                        <span className="t-quiet t-small">{words.areas.open(vacantes)}</span>
                      )}
                    </a>
                  </li>
                )
              })}
            </ul>
          )}
        </LoadableData>
      </section>
    </div>
  )
}
