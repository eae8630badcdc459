import { IconPigMoney, IconScale } from '@tabler/icons-react'
import { canAskAboutPay } from '#domain/identity/can.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useSavingsEnrolment } from '#models/savings/use-savings-enrolment.ts'
import { ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { texts } from './texts.es.ts'

export function AskedElsewhere() {
  const words = useTexts(texts).elsewhere
  const { company, user } = useProfile()
  const { canSee } = useSavingsEnrolment()
  if (!canAskAboutPay({ company, userId: user.Id_Usuario })) return null
  return (
    <section>
      <SectionTitle id="asked-elsewhere">{words.title}</SectionTitle>
      <ListCard labelledBy="asked-elsewhere">
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
        {canSee === true && (
          <ListRow
            {...words.savings}
            lead={<Tile tone="teal" icon={<IconPigMoney size={24} />} />}
            href={`#${paths.savings}`}
          />
        )}
      </ListCard>
    </section>
  )
}
