import type { PayrollDocument } from '../../files/cfdi/run-payroll-worker.ts'
import { PayrollFileRefused, readPayrollFile } from '../../files/cfdi/run-payroll-worker.ts'
import type { FileRoom } from '../../files/file-room.ts'

/**
 * Reads one document of a stored file again. Only the file worker unpacks the file.
 * @param position position of the document, from 0
 * @returns null for an unavailable document
 */
export async function readDocumentAgain(
  files: Pick<FileRoom, 'open'>,
  fileKey: string,
  position: number,
): Promise<{ name: string; bytes: Buffer } | null> {
  const file = await files.open(fileKey)
  if (file === null) return null
  try {
    for await (const document of readPayrollFile(file.fd, position)) return bytesOf(document)
  } catch (cause) {
    if (!(cause instanceof PayrollFileRefused)) throw cause
  } finally {
    await file.close()
  }
  return null
}

function bytesOf(document: PayrollDocument): { name: string; bytes: Buffer } | null {
  const isPaper = 'isAlone' in document
  const bytes = isPaper ? document.paper.pdf : document.xml
  const name = document.name.split('/').at(-1) || (isPaper ? 'recibo.pdf' : 'recibo.xml')
  return bytes === null ? null : { name, bytes }
}
