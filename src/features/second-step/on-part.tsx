import { IconDeviceMobile, IconListNumbers, IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import classes from './second-step.module.css'
import { texts } from './texts.es.ts'

export type Change = 'newCodes' | 'newPhone' | 'remove'

interface Props {
  isDemanded: boolean
  codesLeft: number
  onChange: (change: Change) => void
}

export function OnPart({ isDemanded, codesLeft, onChange }: Props) {
  const words = useTexts(texts).on
  const left = words.left(codesLeft)
  return (
    <div className={classes.form}>
      <Banner tone="ok" icon={<IconShieldCheck />} title={words.title}>
        {isDemanded ? `${words.text} ${words.demanded}` : words.text}
      </Banner>
      <section>
        <SectionTitle>{words.actions}</SectionTitle>
        <ListCard label={words.actions}>
          <ListRow
            lead={<Tile tone={codesLeft < 3 ? 'warn' : 'teal'} icon={<IconListNumbers size={24} />} />}
            title={words.newCodes}
            text={left}
            onClick={() => onChange('newCodes')}
          />
          <ListRow
            lead={<Tile tone="primary" icon={<IconDeviceMobile size={24} />} />}
            title={words.newPhone}
            text={words.newPhoneText}
            onClick={() => onChange('newPhone')}
          />
          {!isDemanded && (
            <ListRow
              lead={<Tile tone="pink" icon={<IconShieldX size={24} />} />}
              title={words.remove}
              text={words.removeText}
              onClick={() => onChange('remove')}
            />
          )}
        </ListCard>
      </section>
    </div>
  )
}
