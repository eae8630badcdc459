import {
  IconArrowDownCircle,
  IconAdjustments,
  IconCash,
  IconCoins,
  IconLogout,
  IconPigMoney,
  IconReceiptRefund,
} from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { titles } from '../titles.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type Fund, offerOf } from '#models/savings/fund.ts'
import { useRefusalText } from '#models/savings/use-refusal-text.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { type Move, moves } from './moves.ts'
import { texts } from './move-texts.es.ts'

function MoveTile({ move }: { move: Move }) {
  switch (move) {
    case 'enrol':
      return <Tile tone="teal" icon={<IconPigMoney size={24} />} />
    case 'change':
      return <Tile tone="teal" icon={<IconAdjustments size={24} />} />
    case 'withdraw':
      return <Tile tone="money" icon={<IconArrowDownCircle size={24} />} />
    case 'loan':
      return <Tile tone="primary" icon={<IconCash size={24} />} />
    case 'extra-payment':
      return <Tile tone="primary" icon={<IconCoins size={24} />} />
    case 'payoff':
      return <Tile tone="primary" icon={<IconReceiptRefund size={24} />} />
    case 'leave':
      return <Tile tone="warn" icon={<IconLogout size={24} />} />
  }
}

export function MoveList({ fund }: { fund: Fund }) {
  const words = useTexts(texts)
  const whyNot = useRefusalText(fund)
  return (
    <section>
      <SectionTitle id="savings-moves">{words.list}</SectionTitle>
      <ListCard labelledBy="savings-moves">
        {moves
          .filter(({ move }) => isThere(move, fund))
          .map(({ word, move }) => {
            const { refusal } = offerOf(move, fund)
            const href = refusal === null ? paths.savingsMove(word) : whyOf(move)
            return (
              <ListRow
                key={move}
                {...(href === null ? {} : { href: `#${href}` })}
                lead={<MoveTile move={move} />}
                title={titles.moves[word]()}
                text={refusal === null ? words.hints[move] : whyNot(refusal)}
              />
            )
          })}
      </ListCard>
    </section>
  )
}

/** Returns false for loans during an incapacidad (CHAT-14), and for the enrolment of members. */
function isThere(move: Move, { position }: Fund): boolean {
  if (move === 'enrol') return !position.isEnrolled
  return move !== 'loan' || !position.isDisabled
}

/** Returns the page that explains a refusal; null when the short reason is enough. */
function whyOf(move: Move): string | null {
  return move === 'loan' ? paths.loanWhyNot : null
}
