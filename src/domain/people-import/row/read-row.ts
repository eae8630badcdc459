import { addDays } from '../../time/dates.ts'
import { isMail } from '../../text/mail-address.ts'
import { isEmployeeNumber } from '../../identity/new-person.ts'
import { isNssCheckDigitRight } from '../../text/mexican-ids.ts'
import { lengthOf } from '../../text/text-length.ts'
import { bareNumber } from '../../import-file/bare-number.ts'
import { cellText, denseText, numberText } from '../../import-file/cell-text.ts'
import { isWithoutDay, readDay } from '../../import-file/dates.ts'
import { BROKEN } from '../../import-file/file-words.es.ts'
import { plainWord } from '../../import-file/plain-word.ts'
import type { Columns, ImportField } from '../columns/fields.ts'
import { isSameName } from './missing-places.ts'
import { splitWholeName, surnamesIn, tidyName } from './names.ts'
import type { Problem } from '../problems.ts'
import type { ImportContext, PersonFacts, WantedPerson } from '../import-context.ts'
import { readWeeklyRest } from '../../import-file/weekly-rest.es.ts'

export interface ReadRow {
  wanted: WantedPerson
  problems: Problem[]
}

const longest: Partial<Record<ImportField, number>> = {
  nombreCompleto: 180,
  nombre: 60,
  apellidos: 120,
  paterno: 60,
  materno: 60,
  puesto: 80,
}
const lengths = { curp: 18, rfc: 13, nss: 11 } as const
/** Maximum days until the first working day, so that accounts can be prepared. */
const DAYS_AHEAD = 90
const shifts = new Map<string, number>([
  ...[
    '1',
    '01',
    't1',
    'primero',
    'matutino',
    'manana',
    '1o',
    '1er',
    '1ro',
    'primer',
    'matutina',
    'diurno',
  ].map((text) => [text, 1] as const),
  ...['2', '02', 't2', 'segundo', 'vespertino', 'tarde', '2o', '2do', 'segunda', 'vespertina'].map(
    (text) => [text, 2] as const,
  ),
  ...['3', '03', 't3', 'tercero', 'nocturno', 'noche', '3o', '3er', '3ro', 'tercer', 'nocturna'].map(
    (text) => [text, 3] as const,
  ),
])

/** Returns whether M in the sex column means "masculino": true if any cell begins with F. */
export function isMasculineM(cells: Iterable<string>): boolean {
  for (const cell of cells) if (/^f/i.test(cell.trim())) return true
  return false
}

export function readRow(
  cells: readonly string[],
  columns: Columns,
  context: ImportContext,
  isMMasculine = false,
): ReadRow {
  return new RowReader(cells, columns, context, isMMasculine).read()
}

class RowReader {
  readonly problems: Problem[] = []
  readonly facts: Partial<PersonFacts> = {}
  readonly #cells: readonly string[]
  readonly #columns: Columns
  readonly #context: ImportContext
  readonly #isMMasculine: boolean

  constructor(cells: readonly string[], columns: Columns, context: ImportContext, isMMasculine: boolean) {
    this.#cells = cells
    this.#columns = columns
    this.#context = context
    this.#isMMasculine = isMMasculine
  }

  read(): ReadRow {
    for (const field of this.#columns) {
      if (field === '') continue
      const text = this.#text(field)
      if (BROKEN.test(text)) this.#add(field, 'broken')
      const most = longest[field]
      if (most !== undefined && lengthOf(text) > most) this.#add(field, 'long', { of: String(most) })
    }
    const numero = this.#number()
    this.#ids()
    this.#names()
    this.#mail()
    const baja = this.#days()
    this.#sex()
    this.#places()
    this.#work()
    const wanted = { numero, facts: this.facts, baja }
    // Reports a cell that a spreadsheet could not compute only once.
    const broken = new Set(this.problems.filter(({ what }) => what === 'broken').map(({ field }) => field))
    const problems = this.problems.filter(({ field, what }) => what === 'broken' || !broken.has(field))
    return { wanted, problems }
  }

  #add(field: ImportField, what: Problem['what'], more: Pick<Problem, 'of' | 'and'> = {}): void {
    this.problems.push({ field, what, ...more })
  }

  #text(field: ImportField): string {
    const at = this.#columns.indexOf(field)
    return at < 0 ? '' : cellText(this.#cells[at])
  }

  #number(): string {
    const numero = numberText(this.#text('numero'))
    if (numero === '') this.#add('numero', 'empty')
    else if (!isEmployeeNumber(numero)) this.#add('numero', 'number')
    return numero
  }

  #ids(): void {
    for (const field of ['curp', 'rfc', 'nss'] as const) {
      // Drops decimals and apostrophes, which spreadsheets add, and hyphens, which people write:
      // PEGJ-850210-AB1.
      let text = denseText(this.#text(field))
        .toUpperCase()
        .replace(/\.0+$|[-.']/g, '')
      // Restores the leading zero of an NSS, which spreadsheets drop.
      if (field === 'nss' && /^\d{10}$/.test(text) && isNssCheckDigitRight(`0${text}`)) text = `0${text}`
      if (text === '') continue
      const wanted = lengths[field]
      const shape = field === 'nss' ? /^[0-9]+$/ : /^[A-ZÑ&0-9]+$/
      if (lengthOf(text) !== wanted) this.#add(field, 'length', { of: String(wanted), and: lengthOf(text) })
      else if (!shape.test(text)) this.#add(field, 'signs')
      else this.facts[field] = text
    }
  }

  #names(): void {
    const whole = this.#text('nombreCompleto')
    if (whole !== '') {
      const { nombre, paterno, materno } = splitWholeName(whole, this.facts.curp ?? '')
      if (paterno === '') this.#add('nombreCompleto', 'empty')
      Object.assign(this.facts, { nombre, paterno, materno })
      return
    }
    const nombre = tidyName(this.#text('nombre'))
    const both = this.#text('apellidos')
    const own = { paterno: tidyName(this.#text('paterno')), materno: tidyName(this.#text('materno')) }
    const surnames = both === '' ? own : surnamesIn(both, own.materno)
    if (nombre !== '') this.facts.nombre = nombre
    if (surnames.paterno !== '') Object.assign(this.facts, surnames)
    // Without a value for the second surname, the existing second surname stays.
    if (both === '' && own.materno === '') delete this.facts.materno
  }

  #mail(): void {
    const correo = denseText(this.#text('correo'))
    if (correo === '') return
    if (isMail(correo)) this.facts.correo = correo
    else this.#add('correo', 'mail')
  }

  /** @returns the leaving day, YYYY-MM-DD; '' without one */
  #days(): string {
    const { today } = this.#context
    const day = (field: 'nacimiento' | 'ingreso' | 'baja'): string => {
      const text = this.#text(field)
      if (isWithoutDay(text)) return ''
      const found = readDay(text)
      if ('day' in found) return found.day
      this.#add(field, found.problem)
      return ''
    }
    const written = day('nacimiento')
    const nacimiento = written === '' ? birthOfCurp(this.facts.curp ?? '') : written
    const place = written === '' ? 'curp' : 'nacimiento'
    if (nacimiento > `${Number(today.slice(0, 4)) - 15}${today.slice(4)}`) this.#add(place, 'tooLate')
    else if (nacimiento !== '' && nacimiento < `${Number(today.slice(0, 4)) - 110}`)
      this.#add(place, 'tooEarly')
    else if (nacimiento !== '') this.facts.nacimiento = nacimiento
    const ingreso = day('ingreso')
    if (ingreso > addDays(today, DAYS_AHEAD)) this.#add('ingreso', 'tooLate')
    else if (ingreso !== '') this.facts.ingreso = ingreso
    const baja = day('baja')
    if (baja !== '' && ingreso !== '' && baja < ingreso) this.#add('baja', 'tooEarly')
    return baja
  }

  #sex(): void {
    const letter = plainWord(this.#text('sexo'))
    // The CURP is more reliable than the column.
    const known = /^.{10}([HM])/.exec(this.facts.curp ?? '')?.[1]
    if (known === 'H' || known === 'M') this.facts.sexo = known
    else if (/^(h|hombre|masculino|male|man|masc|varon)$/.test(letter)) this.facts.sexo = 'H'
    else if (/^(f|fem|femenino|female|woman|mujer)$/.test(letter)) this.facts.sexo = 'M'
    else if (letter === 'm') this.facts.sexo = this.#isMMasculine ? 'H' : 'M'
    else if (letter !== '') this.#add('sexo', 'sex')
  }

  #places(): void {
    const { companies, plants, departments, payGroups } = this.#context
    const company = this.#text('compania')
    if (company !== '') {
      const found = companies.find(
        ({ code, name }) => code === company.padStart(5, '0') || isSameName(name, company),
      )
      if (found) this.facts.compania = found.code
      else this.#add('compania', 'unknownCompany', { of: company })
    }
    const plant = this.#text('planta')
    if (plant !== '' && !plants.some((name) => isSameName(name, plant)))
      this.#add('planta', 'unknownPlant', { of: plant })
    const department = this.#text('departamento')
    if (department !== '') {
      const byId = departments.filter(({ id }) => id.toUpperCase() === department.toUpperCase())
      const byName = departments.filter(({ name }) => isSameName(name, department))
      const inPlant = byName.filter((each) => plant === '' || isSameName(each.plant, plant))
      const [found, another] = byId.length > 0 ? byId : inPlant
      if (!found) {
        const of = byName.length > 0 ? `${department}, ${plant}` : department
        this.#add('departamento', 'unknownDepartment', { of })
      } else if (another) this.#add('departamento', 'unclearDepartment', { of: department })
      else this.facts.departamento = found.id
    }
    const group = this.#text('grupo')
    if (group !== '') {
      const word = plainWord(group)
      const isWeekly = /^(s|sem|semana|semanal|weekly)$/.test(word)
      const isOther = /^(c|q|cat|quin|catorcena|catorcenal|quincena|quincenal|biweekly)$/.test(word)
      const found =
        payGroups.find(({ id, name }) => String(id) === group || isSameName(name, group)) ??
        payGroups.find((each) => (isWeekly && each.isWeekly) || (isOther && !each.isWeekly))
      if (found) this.facts.grupo = found.id
      else this.#add('grupo', 'unknownGroup', { of: group })
    }
  }

  #work(): void {
    const puesto = tidyName(this.#text('puesto'))
    if (puesto !== '') this.facts.puesto = puesto
    const turno = plainWord(this.#text('turno'))
    const shift = shifts.get(turno.replace(/^turno | turno$/g, ''))
    if (shift) this.facts.turno = shift
    else if (turno !== '') this.#add('turno', 'shift')
    const descanso = this.#text('descanso')
    const rest = readWeeklyRest(descanso)
    if (rest !== null) this.facts.descanso = rest
    else if (descanso !== '') this.#add('descanso', 'rest')
    const lider = numberText(this.#text('lider'))
    if (lider === '') return
    if (!isEmployeeNumber(lider)) this.#add('lider', 'unknownLeader', { of: lider })
    else if (bareNumber(lider) === bareNumber(numberText(this.#text('numero'))))
      this.#add('lider', 'ownLeader')
    else this.facts.lider = lider
  }
}

/** Returns the birth date in a CURP, whose 17th character tells the century; '' for other texts. */
function birthOfCurp(curp: string): string {
  const parts = /^.{4}(\d{2})(\d{2})(\d{2}).{6}(.)/.exec(curp)
  if (!parts) return ''
  const found = readDay(`${/\d/.test(parts[4] ?? '') ? '19' : '20'}${parts[1]}-${parts[2]}-${parts[3]}`)
  return 'day' in found ? found.day : ''
}
