import type { ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Card } from '#ui/lists/card.tsx'
import { texts } from '../texts.es.ts'
import classes from './change-skeleton.module.css'

export function ChangeSkeleton({ children }: { children?: ReactNode }) {
  const { change, summary } = useTexts(texts)
  return (
    <Card className="t-stack t-gap-1">
      <h3 className="t-h3">{change.title}</h3>
      <output className={classes.coming}>
        <span className="t-hidden">{summary.loading}</span>
      </output>
      {children}
    </Card>
  )
}
