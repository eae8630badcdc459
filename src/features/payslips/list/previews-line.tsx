import { IconChevronDown, IconChevronUp, IconHourglass } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '../texts.es.ts'
import classes from './previews-line.module.css'

interface Props {
  count: number
  isOpen: boolean
  onToggle: () => void
}

export function PreviewsLine({ count, isOpen, onToggle }: Props) {
  const { list } = useTexts(texts)
  const Icon = isOpen ? IconChevronUp : IconChevronDown
  return (
    <button type="button" className={classes.line} aria-expanded={isOpen} onClick={onToggle}>
      <IconHourglass aria-hidden size={24} />
      <span className="t-grow t-shrink">
        <span className="t-strong t-row-text">{list.previews(count)}</span>{' '}
        <span className="t-quiet t-small">{list.previewsText}</span>
      </span>
      <Icon className="t-quiet" aria-hidden size={22} />
    </button>
  )
}
