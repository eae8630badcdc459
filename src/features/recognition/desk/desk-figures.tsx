import { useState } from 'react'
import { readDeskFigures } from '#contract/recognition/recognition-desk.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { toLoadableDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { LoadableData } from '#ui/feedback/loadable-data.tsx'
import { Figures, latestMonths, PeriodField } from '../figures.tsx'
import { texts as common } from '../texts.es.ts'
import { FiguresFold } from '../wall-figures.tsx'
import { texts } from './texts.es.ts'

export function DeskFigures() {
  return (
    <FiguresFold>
      <Open />
    </FiguresFold>
  )
}

function Open() {
  const words = useTexts(common)
  const own = useTexts(texts)
  const [period, setPeriod] = useState(() => latestMonths(1)[0] ?? '')
  const answer = useOperation(readDeskFigures, { periodo: period }, { isShown: false })
  return (
    <div className="t-stack t-gap-4">
      <PeriodField value={period} onChange={setPeriod} />
      <LoadableData
        {...toLoadableDataProps(answer, { ...words, ...own, old: words.figures.old })}
        loading={words.figures.loading}
      >
        {(figures) => (
          <>
            <Figures
              figures={figures}
              period={period}
              others={{
                title: own.figures.departments,
                bars: [
                  ...figures.departamentos.map(({ nombre, total }) => ({
                    key: nombre,
                    label: sentenceCase(nombre),
                    total,
                  })),
                  ...(figures.otros === null
                    ? []
                    : [{ key: '', label: own.figures.others, total: figures.otros }]),
                ],
              }}
            />
            {figures.otros !== null && <p className="t-quiet t-small">{own.figures.rule}</p>}
          </>
        )}
      </LoadableData>
    </div>
  )
}
