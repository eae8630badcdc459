import type { KardexKind } from '#domain/time/kardex.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { texts } from '../texts.es.ts'
import classes from './missing-kinds.module.css'

interface Props {
  missing: readonly KardexKind[]
  isRefreshing: boolean
  onRetry: () => void
}

export function MissingKinds({ missing, isRefreshing, onRetry }: Props) {
  const words = useTexts(texts)
  if (missing.length === 0 || isRefreshing) return null
  return (
    <div className={classes.line}>
      <p>{words.ninety.missing(missing.map((kind) => words.kinds[kind]).join(', '))}</p>
      <TextLink onClick={onRetry}>{words.summary.again}</TextLink>
    </div>
  )
}
