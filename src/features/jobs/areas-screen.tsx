import { listAreas } from '#contract/jobs.ts'
import { jobPaths } from '#hooks/navigation/job-paths.ts'
import { datedOf } from '#hooks/operations/dated.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useOwnApplications } from '#models/jobs/use-own-applications.ts'
import { DatedPlace } from '#ui/feedback/dated-place.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import tones from '#ui/theme/tone.module.css'
import { areaLook } from './area-icon.tsx'
import classes from './jobs.module.css'
import { ApplicationCard, HereRows } from './own-applications.tsx'
import { texts } from './texts.es.ts'

export { bringAhead } from '#models/jobs/ahead.ts'

/** The eight areas in their order (JOB-01, JOB-02), below where the own applications stand. */
export function AreasScreen() {
  const words = useTexts(texts)
  const areas = useOperation(listAreas, {})
  // A host of the spec does not know it: then there is nothing of it to show.
  const { data: own, failure, here, refresh } = useOwnApplications()
  const applications = own?.data ?? []
  // What stands above the areas would push them away under a finger.
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
      {(applications.length > 0 || here.length > 0) && (
        <section className="t-stack t-gap-3">
          <SectionTitle>{words.own.title}</SectionTitle>
          <HereRows rows={here} />
          {applications.map((application) => (
            <ApplicationCard key={application.id} application={application} />
          ))}
        </section>
      )}
      <section>
        <SectionTitle id="areas">{words.areas.title}</SectionTitle>
        <DatedPlace {...datedOf(areas, words)} loading={words.areas.loading}>
          {({ areas: rows }) => (
            // Safari forgets the list role when the bullets are styled away.
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles
            <ul className={classes.areas} role="list" aria-labelledby="areas">
              {rows.map(({ id, nombre, vacantes }) => {
                const { icon: Icon, tone } = areaLook(id)
                return (
                  <li key={id} className="t-row">
                    <a
                      className={classes.area}
                      // Nothing is behind it: said, and not to be followed.
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
        </DatedPlace>
      </section>
    </div>
  )
}
