import writeExcel, { type CellObject } from 'write-excel-file/browser'
import { PEOPLE_TEMPLATE } from '#domain/people-import/columns/template.es.ts'

/**
 * Creates the template: headings only, because a sample row left in it would become a person.
 * @throws when the browser can't create it
 */
export async function writePeopleTemplate(): Promise<ArrayBuffer> {
  const headings = PEOPLE_TEMPLATE.map(
    ([, value]): CellObject => ({ type: String, value, fontWeight: 'bold' }),
  )
  const file = writeExcel([headings], {
    sheet: 'Personas',
    columns: PEOPLE_TEMPLATE.map(() => ({ width: 20 })),
    stickyRowsCount: 1,
  })
  return (await file.toBlob()).arrayBuffer()
}
