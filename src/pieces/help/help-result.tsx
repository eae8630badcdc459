import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { findHelp, topicPath } from './help-of.ts'
import { SpokenHelp } from './spoken-help.tsx'
import { helpTexts } from './help-texts.es.ts'

interface Props {
  typed: string
  helpPath: string
  isOwn: (path: string) => boolean
  otherwise: ReactNode
}

export function HelpResult({ typed, helpPath, isOwn, otherwise }: Props) {
  const words = useTexts(helpTexts)
  const [item] = findHelp(typed, 1, isOwn, true)
  if (!item) return otherwise
  return (
    <div className="t-stack t-gap-1">
      <strong>{item.name}</strong>
      <SpokenHelp {...item} />
      <TextLink icon={<IconArrowRight size={22} />} href={`#${item.path}`}>
        {words.go}
        <span className="t-hidden"> {item.name}</span>
      </TextLink>
      <TextLink href={`#${topicPath(helpPath, item.path)}`}>{words.more}</TextLink>
    </div>
  )
}
