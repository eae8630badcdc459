import writeExcel, { type CellObject } from 'write-excel-file/browser'
import { PEOPLE_TEMPLATE } from '#domain/people-import/columns/template.es.ts'

/**
 * Creates the template. Contains only headings, because a forgotten sample row would become a person.
 * @throws when the browser cannot create the file
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
