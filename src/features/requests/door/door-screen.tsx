import { IconCalendarExclamation, IconReceipt, IconScale } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import type { DialogProps } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { titles } from '../titles.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import type { Tone } from '#ui/theme/tone.ts'
import tones from '#ui/theme/tone.module.css'
import classes from './door.module.css'
import { doorTexts } from './door-texts.es.ts'

export function OverHome({ onClose }: DialogProps) {
  const words = useTexts(doorTexts)
  return (
    <Dialog opened size="page" title={titles.payDoubt()} closeLabel={words.close} onClose={onClose}>
      <div className={classes.page}>
        <Question />
        <section>
          <SectionTitle id="asked">{words.asked}</SectionTitle>
          <ListCard labelledBy="asked">
            <ListRow
              {...words.clarifications}
              lead={<Tile tone="pink" icon={<ClarificationIcon size={24} />} />}
              href={`#${paths.clarifications}`}
            />
            <ListRow
              {...words.disputes}
              lead={<Tile tone="warn" icon={<IconScale size={24} />} />}
              href={`#${paths.disputes}`}
            />
          </ListCard>
        </section>
      </div>
    </Dialog>
  )
}

function Question() {
  const words = useTexts(doorTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(heading)
  return (
    <section className="t-stack t-gap-4 t-no-focus" aria-labelledby="question">
      <h2 id="question" ref={heading} className={classes.question} tabIndex={-1} data-autofocus>
        {words.what}
      </h2>
      {/* Safari drops the list role when the bullets are removed with CSS. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={classes.answers} role="list">
        <Answer
          {...words.receipt}
          tone="money"
          icon={<IconReceipt size={36} />}
          path={paths.newClarification}
        />
        <Answer
          {...words.day}
          tone="warn"
          icon={<IconCalendarExclamation size={36} />}
          path={paths.newDispute}
        />
        <Answer {...words.again} tone="warn" icon={<IconScale size={36} />} path={paths.newDispute} />
      </ul>
    </section>
  )
}

interface AnswerProps {
  title: string
  text: string
  tone: Tone
  icon: ReactNode
  path: string
}

function Answer({ title, text, tone, icon, path }: AnswerProps) {
  return (
    <li className="t-stack">
      <a className={classes.answer} href={`#${path}`}>
        <span className={`${classes.picture} ${tones[tone]}`} aria-hidden="true">
          {icon}
        </span>
        <span className="t-stack t-shrink">
          <span className="t-heavy t-h3 t-snug">{title}</span>
          <span className="t-quiet t-body">{text}</span>
        </span>
      </a>
    </li>
  )
}
