import { cutClasses, exportPayrollCut, MOST_CUT_ROWS } from '#contract/savings/savings-cut.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useFileMaking } from '#hooks/operations/use-file-making.ts'
import { wordsOf } from '#i18n/texts.ts'
import { downloadSheet } from '#media/pdf/save-file.ts'
import { makeCutFile } from './cut-file.ts'
import { texts } from './texts.es.ts'

export function useCutExport() {
  const { isBusy, make } = useFileMaking(() => wordsOf(texts).export.failed)
  const run = (grupo: number, fecha: string) =>
    make(async () => {
      const words = wordsOf(texts)
      const answer = await call(exportPayrollCut, { grupo, fecha })
      if (!answer.ok) return showSnack({ text: failureText(answer.failure, words.failure), tone: 'error' })
      const { data, hayMas } = answer.value
      if (data.length === 0) return showSnack({ text: words.empty, tone: 'info' })
      const { sheet, columns } = words.export
      const classes = Object.fromEntries(cutClasses.map((each) => [each, words.classes[each]]))
      const file = await makeCutFile({
        rows: data,
        payday: fecha,
        group: grupo,
        words: { sheet, columns, classes: classes as typeof words.classes },
      })
      downloadSheet(file, words.export.file(grupo, fecha))
      const { done, cut } = words.export
      showSnack(
        hayMas
          ? { text: cut(MOST_CUT_ROWS), tone: 'error', ms: 10_000 }
          : { text: done(data.length), tone: 'success' },
      )
    })
  return { isBusy, run }
}
