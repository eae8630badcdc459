import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readFigures } from '#contract/recognition/recognition-desk.ts'
import { toLoadableDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { LoadableData } from '#ui/feedback/loadable-data.tsx'
import { Fold } from '#ui/lists/fold.tsx'
import { Figures, latestMonths, PeriodField } from './figures.tsx'
import { texts } from './texts.es.ts'

export function FiguresFold({ children }: { children: ReactNode }) {
  const words = useTexts(texts).figures
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const fold = place.current?.closest('details')
    const note = () => setOpen(fold?.open === true)
    fold?.addEventListener('toggle', note)
    return () => fold?.removeEventListener('toggle', note)
  }, [])
  return (
    <Fold title={words.title} text={words.period}>
      <div ref={place}>{isOpen && children}</div>
    </Fold>
  )
}

export function WallFigures() {
  return (
    <FiguresFold>
      <Open />
    </FiguresFold>
  )
}

function Open() {
  const words = useTexts(texts)
  const [period, setPeriod] = useState(() => latestMonths(1)[0] ?? '')
  const answer = useOperation(readFigures, { periodo: period }, { isShown: false })
  return (
    <div className="t-stack t-gap-4">
      <PeriodField value={period} onChange={setPeriod} />
      <LoadableData
        {...toLoadableDataProps(answer, { ...words, old: words.figures.old })}
        loading={words.figures.loading}
      >
        {(figures) => <Figures figures={figures} period={period} />}
      </LoadableData>
    </div>
  )
}
