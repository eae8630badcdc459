import { deflateSync } from 'node:zlib'
import { jsPDF } from 'jspdf'
import { append, onePage, type Part, writeObject, writePacked, writeTabled } from './pdf-maker.ts'
import { createRandom } from './random.ts'
import { picture } from './sample-files.ts'

const stream = (dictionary: string, bytes: Buffer | string): Part => ({
  dictionary,
  bytes: Buffer.from(bytes),
})

/** Random bytes instead of a picture: a search may find any short sequence in them. */
function noise(size: number): Buffer {
  const random = createRandom(20_261_122)
  return Buffer.from(Array.from({ length: size }, () => random.whole(0, 255)))
}

function scan(filter: string, image: Buffer, pages = 1): Map<number, Part> {
  const numbers = Array.from({ length: pages }, (_, at) => 10 + at * 3)
  const parts = new Map<number, Part>([
    [1, '<</Type /Catalog /Pages 2 0 R>>'],
    [2, `<</Type /Pages /Kids [${numbers.map((each) => `${each} 0 R`).join(' ')}] /Count ${pages}>>`],
    [3, `<</Producer (Scanner) /CreationDate (D:20261122101500-06'00')>>`],
  ])
  for (const each of numbers) {
    parts.set(
      each,
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${each + 1} 0 R /Resources <</XObject <</Im0 ${each + 2} 0 R>> /ProcSet [/PDF /ImageC]>>>>`,
    )
    parts.set(each + 1, stream('', 'q 612 0 0 792 0 0 cm /Im0 Do Q'))
    parts.set(
      each + 2,
      stream(
        `/Type /XObject /Subtype /Image /Width 320 /Height 200 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter ${filter}`,
        image,
      ),
    )
  }
  return parts
}

function fromJsPdf(): Buffer {
  const paper = new jsPDF()
  paper.setProperties({ title: 'Diplomado en HTML/CSS/JavaScript (1 0 obj)' })
  paper.textWithLink('portal', 20, 20, { url: 'https://empresa.example/portal' })
  paper.addPage()
  paper.outline.add(null, 'Hoja 2', { pageNumber: 2 })
  return Buffer.from(paper.output('arraybuffer'))
}

const links = new Map<number, Part>([
  ...onePage(
    '/Outlines 20 0 R /PageMode /UseOutlines /OpenAction <</S /GoTo /D [3 0 R /XYZ null null 0]>> /Names <</Dests <</Names [(uno) [3 0 R /Fit]]>>>> /URI <</Base (https://empresa.example/)>>',
    '/Annots [22 0 R 23 0 R 24 0 R]',
  ),
  [20, '<</Type /Outlines /First 21 0 R /Last 21 0 R /Count 1>>'],
  [21, '<</Title (Launch \\(obj\\) /JS) /Parent 20 0 R /A <</S /GoTo /D (uno)>>>>'],
  [
    22,
    '<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /Border [0 0 0] /A <</Type /Action /S /URI /URI (https://www.sat.gob.mx/)>>>>',
  ],
  [23, '<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /A <</S /URI /URI (mailto:rh@empresa.example)>>>>'],
  [24, '<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest [3 0 R /FitH 700]>>'],
])

const archive = new Map<number, Part>([
  ...onePage(
    '/Metadata 20 0 R /MarkInfo <</Marked true>> /Lang (es-MX) /OutputIntents [<</Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /DestOutputProfile 21 0 R>>]',
  ),
  [
    20,
    stream(
      '/Type /Metadata /Subtype /XML',
      '<?xpacket begin=""?><x:xmpmeta><rdf:li>Curso /JavaScript, obj</rdf:li></x:xmpmeta><?xpacket end="w"?>',
    ),
  ],
  [21, stream('/N 3 /Alternate /DeviceRGB /Filter /FlateDecode', deflateSync(noise(3000)))],
])

const form = new Map<number, Part>([
  ...onePage(
    '/AcroForm <</Fields [20 0 R 21 0 R 22 0 R] /NeedAppearances true /SigFlags 3 /DR <</Font <</Helv 5 0 R>>>> /DA (/Helv 0 Tf 0 g)>>',
    '/Annots [20 0 R 21 0 R 22 0 R]',
  ),
  [
    20,
    '<</FT /Tx /T (nombre) /V (Ana) /Type /Annot /Subtype /Widget /Rect [0 0 99 20] /DA (/Helv 12 Tf) /MaxLen 40 /F 4>>',
  ],
  [
    21,
    '<</FT /Btn /T (acepto) /V /Yes /AS /Yes /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /AP <</N <</Yes 23 0 R /Off 23 0 R>>>> /F 4>>',
  ],
  [
    22,
    '<</FT /Sig /T (firma) /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /V <</Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 10 20 10] /Contents <00AAFF>>> /F 132>>',
  ],
  [23, stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', 'q Q')],
])

const tagged = new Map<number, Part>([
  ...onePage(
    '/StructTreeRoot 20 0 R /MarkInfo <</Marked true>> /ViewerPreferences <</DisplayDocTitle true>> /PageLabels <</Nums [0 <</S /D>>]>>',
    '/StructParents 0 /Tabs /S /Group <</S /Transparency /CS /DeviceRGB>>',
  ),
  [
    20,
    '<</Type /StructTreeRoot /K 21 0 R /RoleMap <</Textbox /Sect /Chart /Figure>> /ParentTree <</Nums [0 [21 0 R]]>>>>',
  ],
  [
    21,
    '<</Type /StructElem /S /Document /P 20 0 R /K [<</Type /StructElem /S /P /Alt (F\\355n) /Pg 3 0 R /K 0>>]>>',
  ],
  [22, '<</Type /ExtGState /BM /Screen /ca .5 /CA 1e-05 /SMask <</S /Luminosity /G 23 0 R>>>>'],
  [23, stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /FormType 1', '')],
])

/** Cross-reference table for old readers, plus a cross-reference stream that lists packed objects. */
function hybrid(): Buffer {
  const before = writeTabled(onePage())
  const table = Buffer.from([0, 0, 0, 0, 0, 255])
  const parts = new Map<number, Part>([[9, stream('/Type /XRef /Size 1 /W [1 4 1] /Index [0 1]', table)]])
  return append(before, parts, `/Root 1 0 R /XRefStm ${before.length}`)
}

/**
 * Linearised PDF for reading over a network: the cross-reference table of the first page precedes the tables of
 * the other pages.
 */
function linearised(): Buffer {
  const whole = onePage()
  const head = Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')
  const row = (at: number) => `${String(at).padStart(10, '0')} 00000 n \n`
  const write = (main: number, length: number) => {
    const pad = (value: number) => String(value).padStart(6, '0')
    const chunks: Buffer[] = [
      head,
      Buffer.from(
        `6 0 obj\n<</Linearized 1 /L ${pad(length)} /H [${pad(0)} ${pad(0)}] /O 3 /E ${pad(0)} /N 1 /T ${pad(main)}>>\nendobj\n`,
      ),
    ]
    const places = new Map<number, number>()
    const at = () => chunks.reduce((sum, each) => sum + each.length, 0)
    const start = at()
    chunks.push(
      Buffer.from(
        `xref\n6 1\n${row(head.length)}trailer\n<</Size 7 /Root 1 0 R /Prev ${pad(main)}>>\nstartxref\n0\n%%EOF\n`,
      ),
    )
    for (const [number, part] of whole) {
      places.set(number, at())
      chunks.push(writeObject(number, part))
    }
    const mainAt = at()
    const rows = [...places.values()].map(row).join('')
    chunks.push(
      Buffer.from(
        `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<</Size 6 /Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
      ),
    )
    return { bytes: Buffer.concat(chunks), start, mainAt }
  }
  const draft = write(0, 0)
  return write(draft.mainAt, draft.bytes.length).bytes
}

function savedAgain(): Buffer {
  let bytes: Buffer = writeTabled(onePage())
  for (let time = 0; time < 3; time++) {
    const page = onePage('', `/Rotate ${time * 90}`).get(3) ?? ''
    bytes = append(bytes, new Map([[3, page]]), '/Root 1 0 R')
  }
  return bytes
}

/** Sloppy output of copier firmware: indirect lengths, old Mac line ends, extra spaces and zero bytes. */
function careless(): Buffer {
  const whole = writeTabled(new Map<number, Part>([...onePage(), [8, '<</Title () /Subject (x)\n/Empty >>']]))
  const text = whole.toString('latin1').replace('/Length ', '/Length 9 0 R /Long ')
  const length = onePage().get(4)
  const size = typeof length === 'object' ? length.bytes.length : 0
  const at = text.lastIndexOf('xref\n', text.lastIndexOf('startxref') - 1)
  return Buffer.from(
    `${text.slice(0, at)}\0\0 \r9 0 obj\r${size}\rendobj\r% obj de la copiadora\r${text.slice(at)}\r\n\0\0`,
    'latin1',
  )
}

export async function everydayPdfs(): Promise<Record<string, Buffer>> {
  const jpeg = await picture('jpg')
  const raw = noise(200_000)
  return {
    'one page': writeTabled(onePage()),
    'one page, packed': writePacked(onePage()),
    jspdf: fromJsPdf(),
    'a scan': writeTabled(scan('/DCTDecode', jpeg)),
    'a scan of 20 pages': writeTabled(scan('[/DCTDecode]', jpeg, 20)),
    'a scan of 20 pages, packed': writePacked(scan('[/FlateDecode /DCTDecode]', deflateSync(jpeg), 20)),
    'a fax': writeTabled(scan('/CCITTFaxDecode /DecodeParms <</K -1 /Columns 1728>>', raw)),
    'a black and white scan': writeTabled(scan('/JBIG2Decode', raw)),
    'a wavelet scan': writePacked(scan('/JPXDecode', raw)),
    'an ASCII85 picture': writeTabled(scan('[/ASCII85Decode /RunLengthDecode]', Buffer.from('s8W-!~>'))),
    'links and an outline': writeTabled(links),
    'links and an outline, packed': writePacked(links),
    'for an archive': writeTabled(archive),
    'for an archive, packed': writePacked(archive),
    'a form': writeTabled(form),
    'a form, packed': writePacked(form),
    tagged: writeTabled(tagged),
    'tagged, packed': writePacked(tagged),
    'a cross-reference table and stream': hybrid(),
    linearised: linearised(),
    'saved three more times': savedAgain(),
    careless: careless(),
    'an opening page': writeTabled(onePage('/OpenAction [3 0 R /FitH null]')),
  }
}
