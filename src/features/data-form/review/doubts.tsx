import { IconAlertTriangle } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { reviewTexts } from './review-texts.es.ts'
import type { Review } from './use-review.ts'

export function Doubts({ doubts, lead }: Pick<Review, 'doubts'> & { lead: string }) {
  const words = useTexts(reviewTexts).review
  if (doubts.length === 0) return null
  return (
    <Banner tone="warn" icon={<IconAlertTriangle size={24} />} title={words.doubts}>
      <ul className="t-stack t-flush t-gap-2">
        {doubts.map(({ path, label, text }) => (
          <li key={path + label}>
            <p>{text}</p>
            <TextLink underline href={`#${path}`}>
              {words.change(label)}
            </TextLink>
          </li>
        ))}
      </ul>
      <p>{lead}</p>
    </Banner>
  )
}
