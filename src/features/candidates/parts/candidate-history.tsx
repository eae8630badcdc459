import {
  IconBan,
  IconCheck,
  IconFileDollar,
  IconId,
  IconProgressCheck,
  IconShieldCheck,
  IconThumbDown,
  IconUserPlus,
  IconX,
} from '@tabler/icons-react'
import type { Candidate } from '#contract/jobs/candidates.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { classNames } from '#ui/theme/class-names.ts'
import tones from '#ui/theme/tone.module.css'
import type { Tone } from '#ui/theme/tone.ts'
import { texts } from '../texts.es.ts'
import classes from './parts.module.css'

type Step = Candidate['pasos'][number]

const looks: Record<Step['paso'], [typeof IconCheck, Tone]> = {
  propuesta: [IconUserPlus, 'pink'],
  apego: [IconProgressCheck, 'primary'],
  autorizada: [IconShieldCheck, 'ok'],
  rechazada: [IconX, 'error'],
  ofrecida: [IconFileDollar, 'money'],
  aceptada: [IconCheck, 'ok'],
  declinada: [IconThumbDown, 'error'],
  registrada: [IconId, 'teal'],
  descartada: [IconBan, 'neutral'],
}

/** Steps that the candidate takes through a link. Any other step without a name was decided by a leader by mail. */
const own: readonly Step['paso'][] = ['aceptada', 'declinada', 'registrada']

export function CandidateHistory({ steps }: { steps: readonly Step[] }) {
  const words = useTexts(texts)
  return (
    <section className="t-stack t-gap-3" aria-labelledby="paso-a-paso">
      <h3 id="paso-a-paso" className="t-heavy t-lead t-snug">
        {words.pane.happened}
      </h3>
      {/* Safari drops the list role when CSS removes the bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" className={classes.steps}>
        {steps.map(({ paso, cuando, quien, comentario }) => {
          const [Icon, tone] = looks[paso]
          return (
            <li key={`${paso} ${cuando}`} className={classes.step}>
              <span className={classNames(classes.mark, tones[tone])} aria-hidden="true">
                <Icon size={20} />
              </span>
              <div className="t-stack t-shrink t-grow">
                <p className="t-wrap t-between t-at-base t-gap-0-3">
                  <strong>{words.happened[paso]}</strong>
                  <span className="t-quiet t-small">{formatInstant(Date.parse(cuando))}</span>
                </p>
                {(quien !== '' || own.includes(paso)) && (
                  <p className="t-quiet">
                    {quien === '' ? words.pane.itself : words.pane.by(properName(quien))}
                  </p>
                )}
                {comentario !== '' && (
                  <p className={classes.said} lang="es-MX">
                    {comentario}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
