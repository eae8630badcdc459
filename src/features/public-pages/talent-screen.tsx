import { IconBook, IconExternalLink, IconHelpCircle, IconNews, IconTargetArrow } from '@tabler/icons-react'
import { useId } from 'react'
import type { AppConfig } from '#contract/protocol/app-config.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { HalfDiscBadge } from '#ui/drawings/half-disc.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { PublicFrame } from './public-frame.tsx'
import classes from './talent-screen.module.css'
import { texts } from './texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

export function Screen() {
  const words = useTexts(texts).talent
  const config = useAppConfig()
  const isKiosk = useIsKiosk()
  const leadId = useId()
  const { steps } = words
  const numbered = [
    [steps.account, steps.accountText],
    [steps.signIn, steps.signInText],
    [steps.complete, steps.completeText],
  ]
  return (
    <PublicFrame>
      <h1>{words.title}</h1>
      <p className={classes.lead} id={leadId}>
        {words.lead}
      </p>
      <ListCard labelledBy={leadId}>
        {numbered.map(([title, text], index) => (
          <ListRow
            key={title}
            lead={<HalfDiscBadge tone="maiz">{index + 1}</HalfDiscBadge>}
            title={title}
            text={text}
          />
        ))}
      </ListCard>
      <Button className="t-above-4" size="lg" href={`#${paths.login}`}>
        {words.action}
      </Button>
      {config && !isKiosk && <CompanyLinks links={config.links} />}
      <div className="t-above-5">
        <Banner tone="teal" icon={<IconHelpCircle />} title={words.doubts}>
          {words.doubtsText}
        </Banner>
      </div>
      <TextLink className={classes.privacy} href={`#${paths.privacy}`}>
        {words.privacy}
      </TextLink>
    </PublicFrame>
  )
}

/** Links to the company's configured sites: news, objectives and learning (GRAL-39). */
function CompanyLinks({ links }: { links: AppConfig['links'] }) {
  const words = useTexts(texts).talent
  const headingId = useId()
  const rows = [
    { href: links.news, title: words.news, icon: <IconNews />, tone: 'primary' as const },
    { href: links.objectives, title: words.objectives, icon: <IconTargetArrow />, tone: 'pink' as const },
    { href: links.eLearning, title: words.eLearning, icon: <IconBook />, tone: 'teal' as const },
  ].filter((row) => row.href)
  if (rows.length === 0) return null
  return (
    <section className="t-above-4">
      <SectionTitle id={headingId}>{words.know}</SectionTitle>
      <ListCard labelledBy={headingId}>
        {rows.map(({ href, title, icon, tone }) => (
          <ListRow
            key={title}
            external
            href={href ?? ''}
            title={title}
            text={words.newWindow}
            lead={<Tile tone={tone} icon={icon} />}
            chevron={false}
            trail={<IconExternalLink aria-hidden="true" size={22} />}
          />
        ))}
      </ListCard>
    </section>
  )
}
