import { deflateSync } from 'node:zlib'
import {
  append,
  onePage,
  pack,
  type Part,
  type Parts,
  predict,
  writeObject,
  writeTabled,
} from './pdf-maker.ts'

export const tricks: Readonly<Record<string, readonly [string, string?]>> = {
  'a script': ['<</S /JavaScript /JS (app.alert(1))>>'],
  'a script by name': ['<</Names <</JavaScript <</Names [(a) 11 0 R]>>>>>>', '<</S /JavaScript /JS (1)>>'],
  'a script, its kind in another object': ['<</Type /Action /S 11 0 R /JS (1)>>', '/JavaScript'],
  'a program': ['<</S /Launch /F (cmd.exe) /Win <</F (cmd.exe)>>>>'],
  'a program, its kind in another object': ['<</Type /Action /S 11 0 R /F (cmd.exe)>>', '/Launch'],
  'embedded files by name': [
    '<</Names <</EmbeddedFiles <</Names [(a) 11 0 R]>>>>>>',
    '<</Type /Filespec /F (a.exe)>>',
  ],
  'a file attachment annotation': [
    '<</Subtype /FileAttachment /Rect [0 0 9 9] /FS 11 0 R>>',
    '<</F (a.exe)>>',
  ],
  'a file specification with an embedded file': [
    '<</Type /Filespec /F (a.exe) /EF <</F 11 0 R>>>>',
    '<</Length 0>>',
  ],
  'rich media': ['<</Subtype /RichMedia /RichMediaContent 11 0 R>>', '<<>>'],
  'a rich media command': ['<</S /RichMediaExecute /CMD <</C (play)>>>>'],
  'a form that submits its data': ['<</S /SubmitForm /F <</FS /URL /F (https://x.example)>>>>'],
  'a form that imports data': ['<</S /ImportData /F (datos.fdf)>>'],
  'a link to another PDF': ['<</S /GoToR /F (otro.pdf) /D [0 /Fit]>>'],
  'a link to an embedded file': ['<</S /GoToE /T <</R /C /N (a)>>>>'],
  'a rendition': ['<</S /Rendition /OP 0 /R 11 0 R>>', '<</S /MR>>'],
  'renditions by name': ['<</Names <</Renditions 11 0 R>>>>', '<<>>'],
  'a movie': ['<</Subtype /Movie /A true /Movie <</F (a.avi)>>>>'],
  'a sound': ['<</S /Sound /Sound 11 0 R>>', '<<>>'],
  'an XFA form': ['<</Fields [] /XFA 11 0 R>>', '<<>>'],
  'a URL opened with a page': ['<</Type /Page /AA <</O 11 0 R>>>>', '<</S /URI /URI (https://x.example)>>'],
  'a URL opened with the document': ['<</Type /Catalog /OpenAction <</S /URI /URI (https://x.example)>>>>'],
  'a URL opened with the document, in another object': [
    '<</Type /Catalog /OpenAction 11 0 R>>',
    '<</S /URI /URI (https://x.example)>>',
  ],
  'a page and then a URL opened with the document': [
    '<</Type /Catalog /OpenAction <</S /GoTo /D [3 0 R /Fit] /Next 11 0 R>>>>',
    '<</S /URI /URI (https://x.example)>>',
  ],
  'printing at opening': ['<</Type /Catalog /OpenAction <</S /Named /N /Print>>>>'],
  'a link with a script URL': ['<</Subtype /Link /A <</S /URI /URI (javascript:app.alert\\(1\\))>>>>'],
  'a link to a file': ['<</Subtype /Link /A <</S /URI /URI <66696C653A2F2F2F6574632F706173737764>>>>>'],
  'a link to a network share': ['<</Subtype /Link /A <</S /URI /URI 11 0 R>>>>', '(smb://x.example/a)'],
  'a 3D annotation': ['<</Subtype /3D /3DD 11 0 R>>', '<</OnInstantiate 12 0 R>>'],
  'a portfolio': ['<</Type /Catalog /Collection <</View /D>>>>'],
  'an article thread in another PDF': ['<</S /Thread /F (otro.pdf) /D 0>>'],
}

const STRING = /\((?:[^()\\]|\\.|\([^()]*\))*\)/g
const hexOf = (text: string) => `<${Buffer.from(text.slice(1, -1).replaceAll('\\', '')).toString('hex')}>`

type Way = (objects: ReadonlyMap<number, string>) => Buffer

const maskNames = (text: string) =>
  text.replace(/\/(\w+)/g, (_, name: string) => `/${Buffer.from(name).toString('hex').replace(/../g, '#$&')}`)

function withParts(parts: Parts, trailer = ''): Buffer {
  return writeTabled(new Map([...onePage('/Extra 10 0 R'), ...parts]), trailer)
}

function mapTexts(objects: ReadonlyMap<number, string>, change: (text: string) => string): Buffer {
  return withParts(new Map([...objects].map(([number, text]) => [number, change(text)])))
}

/** @param finish transforms the packed objects and returns their dictionary */
function packedBy(
  finish: (plain: Buffer) => { dictionary: string; bytes: Buffer },
  more: [number, Part][] = [],
): Way {
  return (objects) => {
    const { plain, entries } = pack(objects)
    const { dictionary, bytes } = finish(plain)
    return withParts(
      new Map<number, Part>([...more, [20, { dictionary: `${entries} ${dictionary}`, bytes }]]),
    )
  }
}

const FLATE = { dictionary: '/Filter /FlateDecode' }
const ENCRYPT =
  '/Encrypt <</Filter /Standard /V 1 /R 2 /P -4 /O (11111111111111111111111111111111) /U (22222222222222222222222222222222)>> /ID [(a) (a)]'

export const ways: Readonly<Record<string, Way>> = {
  plain: (objects) => withParts(objects),
  'under masked names': (objects) => mapTexts(objects, maskNames),
  'behind 2,100 spaces': (objects) =>
    mapTexts(objects, (text) => text.replaceAll('/', `${' '.repeat(2100)}/`)),
  'behind comments': (objects) => mapTexts(objects, (text) => text.replaceAll(' /', ' %>> endobj\n/')),
  'behind the word endobj in a string': (objects) =>
    mapTexts(objects, (text) => text.replace(/^<</, '<</Z (endobj >> \\) endobj) ')),
  'with carriage returns and comments in place of spaces': (objects) =>
    mapTexts(objects, (text) => text.replaceAll(' ', '\r%x\r')),
  compressed: packedBy((plain) => ({ ...FLATE, bytes: deflateSync(plain) })),
  'packed and not compressed': packedBy((plain) => ({ dictionary: '', bytes: plain })),
  'compressed, its filter in another object': packedBy(
    (plain) => ({ dictionary: '/Filter 7 0 R', bytes: deflateSync(plain) }),
    [[7, '/FlateDecode']],
  ),
  'compressed, its filter behind a comment': packedBy((plain) => ({
    dictionary: '/Filter%x\n/Flate#44ecode',
    bytes: deflateSync(plain),
  })),
  'compressed, its list of filters in another object': packedBy(
    (plain) => ({ dictionary: '/Filter 7 0 R', bytes: deflateSync(plain) }),
    [
      [7, '[8 0 R]'],
      [8, '/FlateDecode'],
    ],
  ),
  'compressed with a predictor': packedBy((plain) => ({
    dictionary: '/Filter /FlateDecode /DecodeParms <</Predictor 12 /Columns 7>>',
    bytes: deflateSync(predict(plain, 7)),
  })),
  'compressed, its predictor in another object': packedBy(
    (plain) => ({ dictionary: '/Filter [/Fl] /DecodeParms [7 0 R]', bytes: deflateSync(predict(plain, 5)) }),
    [
      [7, '<</Predictor 8 0 R /Columns 5>>'],
      [8, '15'],
    ],
  ),
  'in an earlier revision of the file': (objects) => {
    const emptied = new Map([...objects.keys()].map((number): [number, Part] => [number, 'null']))
    return append(withParts(objects), emptied, '/Root 1 0 R')
  },
  'in a string of another object': (objects) => {
    const inner = [...objects].map(([number, text]) => writeObject(number, text).toString('latin1')).join('')
    return withParts(new Map([[12, `(${inner.replace(STRING, hexOf)})`]]))
  },
  'in a stream of another object': (objects) => {
    const bytes = Buffer.concat([...objects].map(([number, text]) => writeObject(number, text)))
    return withParts(new Map([[12, { dictionary: '', bytes }]]))
  },
}

/** Encrypted files cannot be inspected, so they are refused like files with a password. */
export const encryptedWays: Readonly<Record<string, Way>> = {
  'encrypted, plain': (objects) => withParts(objects, ENCRYPT),
  'encrypted, packed': (objects) => {
    const { plain, entries } = pack(objects)
    const bytes = deflateSync(plain).map((byte) => byte ^ 0x5a)
    const part = { dictionary: `${entries} /Filter /FlateDecode`, bytes: Buffer.from(bytes) }
    return withParts(new Map<number, Part>([[20, part]]), ENCRYPT)
  },
}

export function* wickedPdfs(all = ways): Generator<{ name: string; bytes: Buffer }> {
  for (const [way, write] of Object.entries(all)) {
    for (const [trick, [ten, eleven]] of Object.entries(tricks)) {
      const objects = new Map([[10, ten], ...(eleven === undefined ? [] : [[11, eleven] as const])])
      yield { name: `${trick}, ${way}`, bytes: write(objects) }
    }
  }
}
