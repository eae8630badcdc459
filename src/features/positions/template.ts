import writeExcel, { type CellObject } from 'write-excel-file/browser'

interface Words {
  sheet: string
  columns: readonly string[]
  sample: readonly string[]
}

/** @throws when the browser cannot create the file */
export async function writeTemplate({ sheet, columns, sample }: Words): Promise<ArrayBuffer> {
  const header = columns.map((value): CellObject => ({ type: String, value, fontWeight: 'bold' }))
  const row = sample.map(
    (value): CellObject =>
      /^\d+$/.test(value) ? { type: Number, value: Number(value) } : { type: String, value },
  )
  const file = writeExcel([header, row], {
    sheet,
    columns: [30, 18, 60, 10].map((width) => ({ width })),
    stickyRowsCount: 1,
  })
  return (await file.toBlob()).arrayBuffer()
}
