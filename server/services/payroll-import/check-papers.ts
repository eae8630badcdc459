import { isClean } from '../../files/clamd.ts'
import type { PayrollPaper } from '../../files/cfdi/run-payroll-worker.ts'
import { FileRefused } from '../../files/file-refused.ts'
import { sniff } from '../../files/sniff.ts'
import type { ReadDocument } from './read-document.ts'

const PARALLEL_SCANS = 4

/**
 * Scans PDFs for viruses before any of them is stored. The file worker has already checked their content.
 * @throws ScannerUnavailable: no document is stored, and the job retries
 */
export async function checkPapers(
  documents: readonly ReadDocument[],
  clamdUrl: string | null,
): Promise<ReadDocument[]> {
  const checked = [...documents]
  const withPaper = documents.flatMap(({ paper }, at) =>
    paper && !('problem' in paper) ? [{ paper, at }] : [],
  )
  for (let start = 0; start < withPaper.length; start += PARALLEL_SCANS) {
    const batch = withPaper.slice(start, start + PARALLEL_SCANS)
    const found = await Promise.all(batch.map(({ paper }) => problemOf(paper.pdf, clamdUrl)))
    for (const [index, problem] of found.entries()) {
      const each = batch[index]
      const document = each && documents[each.at]
      if (problem === null || !document) continue
      const { name, pdf } = each.paper
      const paper: PayrollPaper = { name, problem, pdf }
      checked[each.at] = { ...document, paper }
    }
  }
  return checked
}

async function problemOf(bytes: Buffer, clamdUrl: string | null): Promise<string | null> {
  try {
    sniff(bytes, ['pdf'], 'notAllowed')
  } catch (cause) {
    if (!(cause instanceof FileRefused)) throw cause
    return 'paperOther'
  }
  return clamdUrl === null || (await isClean(clamdUrl, bytes)) ? null : 'paperInfected'
}
