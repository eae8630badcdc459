import { IconFileSpreadsheet } from '@tabler/icons-react'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { downloadSheet } from '#media/pdf/save-file.ts'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { texts } from './texts.es.ts'

const loadTemplate = lazyPart(() => import('./template.ts'))

export function PeopleLead() {
  const { lead, needed } = useTexts(texts)
  const save = async () => {
    try {
      const { writePeopleTemplate } = await loadOrReload(loadTemplate)
      downloadSheet(await writePeopleTemplate(), needed.templateFile)
    } catch {
      // Fetching the writer or creating the file failed.
      showSnack({ text: needed.failed, tone: 'error' })
    }
  }
  return (
    <>
      <p>{lead}</p>
      <section className="t-stack t-gap-2" aria-labelledby="columnas">
        <h2 id="columnas" className="t-strong t-body">
          {needed.title}
        </h2>
        <dl className="t-stack t-gap-2 t-flush">
          {[needed.always, needed.added].map(({ when, what }) => (
            <div key={when}>
              <dt className="t-quiet t-small">{when}</dt>
              <dd className="t-flush">{what}</dd>
            </div>
          ))}
        </dl>
        <p className="t-quiet">{needed.rest}</p>
        <div>
          <Button
            variant="outline"
            leftSection={<IconFileSpreadsheet size={22} aria-hidden />}
            onClick={() => void save()}
          >
            {needed.template}
          </Button>
        </div>
      </section>
    </>
  )
}
