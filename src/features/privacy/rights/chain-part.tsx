import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { exportRightsChain } from '#contract/privacy/privacy-rights.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { RIGHTS_FILE } from '#domain/privacy/rights.ts'
import { companyDate } from '#domain/time/dates.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { downloadFile } from '#media/pdf/save-file.ts'
import { Button } from '#ui/actions/button.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { rightsTexts } from './rights-texts.es.ts'

/** Downloads the hash chain of all ARCO requests, which scripts/verify-privacy.mjs checks. */
export function ChainPart() {
  const { chain, failure } = useTexts(rightsTexts)
  const [isBusy, setBusy] = useState(false)
  const button = useOnlineOnly(failure.offline, () => {
    if (isBusy) return
    setBusy(true)
    void download().finally(() => setBusy(false))
  })
  return (
    <section className="t-stack t-gap-3">
      <div>
        <SectionTitle>{chain.title}</SectionTitle>
        <p className="t-quiet t-body">{chain.text}</p>
      </div>
      <div>
        <Button variant="outline" leftSection={<IconDownload size={22} aria-hidden />} {...button}>
          {isBusy ? chain.preparing : chain.download}
        </Button>
      </div>
    </section>
  )
}

async function download(): Promise<void> {
  const { chain, failure } = wordsOf(rightsTexts)
  const entradas: ResponseOf<typeof exportRightsChain>['entradas'] = []
  for (let isMore = true; isMore; ) {
    const answer = await call(exportRightsChain, { desde: entradas.length + 1 })
    if (!answer.ok) return showSnack({ text: failureText(answer.failure, failure), tone: 'error', ms: 5000 })
    entradas.push(...answer.value.entradas)
    isMore = answer.value.sigue
  }
  const { buffer } = new TextEncoder().encode(JSON.stringify({ formato: RIGHTS_FILE, entradas }, null, 1))
  downloadFile(buffer, chain.file(companyDate(serverNow())), 'application/json')
  showSnack({ text: chain.done, tone: 'success' })
}
