import { IconArrowLeft, IconId, IconReceipt, IconUsers } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import classes from './kiosk-sign-in.module.css'
import { kioskTexts } from './kiosk-texts.es.ts'
import { texts } from '../texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'

interface Props {
  onBack: () => void
  onLetters: () => void
}

export function KioskHelp({ onBack, onLetters }: Props) {
  const words = useTexts(kioskTexts).help
  const { back } = useTexts(texts)
  return (
    <div className={classes.form}>
      <h1 className={classes.heading}>{words.heading}</h1>
      <ListCard label={words.heading}>
        <ListRow lead={<Tile tone="primary" icon={<IconId size={28} />} />} title={words.badge} />
        <ListRow lead={<Tile tone="money" icon={<IconReceipt size={28} />} />} title={words.payslip} />
        <ListRow lead={<Tile tone="pink" icon={<IconUsers size={28} />} />} title={words.people} />
      </ListCard>
      <Button
        ref={focusOnMount}
        className={classes.go}
        leftSection={<IconArrowLeft aria-hidden size={28} />}
        onClick={onBack}
      >
        {back}
      </Button>
      <TextLink onClick={onLetters}>{words.letters}</TextLink>
    </div>
  )
}
