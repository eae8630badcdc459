import { IconBook, IconExternalLink, IconNews, IconSchool, IconTarget } from '@tabler/icons-react'
import { canSeeUniversity } from '#domain/identity/can.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { MoreGroup } from './more-group.tsx'
import { texts } from './texts.es.ts'

export function OtherSites() {
  const words = useTexts(texts).more
  const { user, company } = useProfile()
  const links = useAppConfig()?.links ?? {}
  const isEmployee = canSeeUniversity({ company, userId: user.Id_Usuario })
  const sites = [
    {
      url: isEmployee ? links.university : undefined,
      title: words.university,
      icon: <IconSchool size={24} />,
    },
    { url: links.eLearning, title: words.eLearning, icon: <IconBook size={24} /> },
    { url: links.news, title: words.news, icon: <IconNews size={24} /> },
    { url: links.objectives, title: words.objectives, icon: <IconTarget size={24} /> },
  ].filter((site) => site.url)
  if (sites.length === 0) return null
  return (
    <MoreGroup title={words.links}>
      <ListCard label={words.links}>
        {sites.map((site) => (
          <ListRow
            key={site.title}
            lead={<Tile tone="neutral" icon={site.icon} />}
            title={site.title}
            text={words.newWindow}
            trail={<IconExternalLink size={22} aria-hidden />}
            href={site.url ?? ''}
            external
          />
        ))}
      </ListCard>
    </MoreGroup>
  )
}
