import {
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronUp,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { MAX_ZOOM, MIN_ZOOM, stepZoom } from './pdf-zoom.ts'
import { texts } from './texts.es.ts'
import classes from './pdf-tools.module.css'

interface Props {
  /** Zoom; 1 fits the width. */
  zoom: number
  onZoom: (zoom: number) => void
  page: number
  pages: number
  onPage: (page: number) => void
}

export function PdfTools({ zoom, onZoom, page, pages, onPage }: Props) {
  const words = useTexts(texts)
  const percent = Math.round(zoom * 100)
  return (
    <fieldset className={classes.tools}>
      <legend className="t-hidden">{words.tools}</legend>
      {pages > 1 && (
        <div className="t-wrap t-middle t-gap-2">
          <Tool
            icon={<IconChevronUp />}
            word={words.previous}
            isOff={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <output className={classes.value} aria-label={words.page(page, pages)}>
            {words.pageShort(page, pages)}
          </output>
          <Tool
            icon={<IconChevronDown />}
            word={words.next}
            isOff={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </div>
      )}
      <div className="t-wrap t-middle t-gap-2">
        <Tool
          icon={<IconZoomOut />}
          word={words.zoomOut}
          isOff={zoom <= MIN_ZOOM}
          onClick={() => onZoom(stepZoom(zoom, -1))}
        />
        <output className={classes.value} aria-label={words.zoomSaid(percent)}>
          {words.zoom(percent)}
        </output>
        <Tool
          icon={<IconZoomIn />}
          word={words.zoomIn}
          isOff={zoom >= MAX_ZOOM}
          onClick={() => onZoom(stepZoom(zoom, 1))}
        />
        <Tool
          icon={<IconArrowAutofitWidth />}
          word={words.fit}
          isOff={zoom === 1}
          onClick={() => onZoom(1)}
        />
      </div>
    </fieldset>
  )
}

interface ToolProps {
  icon: ReactNode
  word: string
  /** True at the end of a range. The button stays focusable. */
  isOff: boolean
  onClick: () => void
}

function Tool({ icon, word, isOff, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick()
      }}
    >
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <span>{word}</span>
    </button>
  )
}
