import { useTexts } from '#i18n/use-texts.ts'
import type { Pending } from '#models/approvals/pending.ts'
import { askedAt, describe, requesterOf } from '../details/describe.ts'
import { Facts } from '../details/facts.tsx'
import { texts } from '../texts.es.ts'

export function About({ item }: { item: Pending }) {
  const words = useTexts(texts)
  const { name, what, when } = describe(item, words)
  const asker = requesterOf(item)
  return (
    <div className="t-sunk t-round t-frame t-pad-3">
      <Facts
        rows={[
          [words.decision.who, name],
          [words.decision.what, what],
          [words.decision.when, when],
          item.kind === 'incidencia' || asker === name ? null : [words.pane.asked, asker],
          when === '' ? [words.pane.when, askedAt(item)] : null,
        ]}
      />
    </div>
  )
}
