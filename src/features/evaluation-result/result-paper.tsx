import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import type { EvaluationResult, Scores } from '#contract/evaluations/evaluation-result.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DocumentView } from '#media/documents/document-view.tsx'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import classes from './result.module.css'
import { texts } from './texts.es.ts'

const loadDrawing = lazyPart(() => import('#paper/evaluation-result.ts'))

interface Props {
  result: EvaluationResult
  scores: Scores
  whose: 'own' | 'theirs'
}

export function ResultPaper({ result, scores, whose }: Props) {
  const words = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.paperAction}>
      <Button
        variant="outline"
        size="sm"
        leftSection={<IconFileTypePdf size={22} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.pdf}
      </Button>
      {isOpen && (
        <Dialog
          opened
          size="page"
          backCloses
          title={words.paper}
          closeLabel={words.close}
          onClose={() => setOpen(false)}
        >
          <div className={classes.paper}>
            <DocumentView
              load={async () => {
                const { drawEvaluationResult } = await loadOrReload(loadDrawing)
                const bytes = drawEvaluationResult({ ...result, scores, whose })
                return { kind: 'file', bytes, media: 'application/pdf' }
              }}
              fileName={`resultado-360_${result.numero}_${scores.fecha}.pdf`}
              label={words.paper}
            />
          </div>
        </Dialog>
      )}
    </div>
  )
}
