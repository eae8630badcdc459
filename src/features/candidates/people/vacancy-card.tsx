import { IconAlertTriangle, IconUserPlus } from '@tabler/icons-react'
import { useId } from 'react'
import type { OpenVacancy } from '#contract/jobs/candidates.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ListRow } from '#ui/lists/list-card.tsx'
import { candidatePath, proposalPath } from '../parts/addresses.ts'
import { StageChip } from '../parts/stage-chip.tsx'
import { wayOf } from '../way.ts'
import { SmallStrip } from '../parts/way-strip.tsx'
import { texts } from '../texts.es.ts'
import classes from './people.module.css'

export function VacancyCard({ vacancy, openId }: { vacancy: OpenVacancy; openId: number | null }) {
  const words = useTexts(texts).list
  const id = useId()
  const { folio, puesto, lugares, pidio, autorizada, tienePerfil, candidatos } = vacancy
  const position = sentenceCase(puesto)
  const filled = candidatos.filter(({ etapa }) => etapa === 'aceptada').length
  return (
    <section className={classes.vacancy} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className="t-lead t-break" lang="es-MX">
          {position}
        </h2>
        <Places filled={filled} total={lugares} />
        <p className="t-quiet t-small t-airy">{words.asked(properName(pidio))}</p>
        <p className="t-quiet t-small t-airy">{words.about(folio, formatDate(autorizada))}</p>
      </div>
      {candidatos.length === 0 ? (
        <p className={classes.nobody}>{words.nobody}</p>
      ) : (
        // Safari drops the list role when CSS removes the bullets.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className="t-list" aria-labelledby={id}>
          {candidatos.map((candidate) => (
            <Person key={candidate.id} candidate={candidate} isOpen={candidate.id === openId} />
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        {tienePerfil ? (
          <Button
            variant="outline"
            fullWidth
            href={`#${proposalPath(folio)}`}
            aria-label={words.proposeFor(position)}
            leftSection={<IconUserPlus size={22} aria-hidden />}
          >
            {words.propose}
          </Button>
        ) : (
          <NoProfile />
        )}
      </div>
    </section>
  )
}

export function NoProfile() {
  const words = useTexts(texts).list
  return (
    <Banner
      tone="warn"
      icon={<IconAlertTriangle size={24} />}
      title={words.noProfile}
      action={
        <TextLink underline href={`#${paths.profiles}`}>
          {words.toProfiles}
        </TextLink>
      }
    >
      {words.noProfileText}
    </Banner>
  )
}

const DRAWN = 8

function Places({ filled, total }: { filled: number; total: number }) {
  const words = useTexts(texts).list
  return (
    <p className="t-wrap t-level t-gap-2-3">
      {total <= DRAWN && (
        <span className={classes.places} aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <span key={index} data-filled={index < filled || undefined} />
          ))}
        </span>
      )}
      <span className="t-strong">{words.places(filled, total)}</span>
    </p>
  )
}

function Person({ candidate, isOpen }: { candidate: OpenVacancy['candidatos'][number]; isOpen: boolean }) {
  const words = useTexts(texts).list
  const { id, nombre, etapa, desde } = candidate
  const isGoing = etapa !== 'descartada'
  return (
    <ListRow
      href={`#${candidatePath(id)}`}
      current={isOpen}
      lead={<Avatar name={nombre} isOver={!isGoing} />}
      title={properName(nombre)}
      text={words.since(formatDate(companyDate(Date.parse(desde))))}
      chip={
        <span className="t-stack t-gap-1">
          {isGoing && <SmallStrip way={wayOf({ etapa })} />}
          <StageChip stage={etapa} plain />
        </span>
      }
    />
  )
}
