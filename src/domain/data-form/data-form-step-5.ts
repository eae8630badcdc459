import { skillLevels } from './data-form-choices.ts'
import {
  checkSchoolMonth,
  denseOf,
  type Fields,
  idOf,
  isDigits,
  isYesOrNo,
  listProblems,
  type ProblemList,
  rowsOf,
  textOf,
} from './data-form-fields.ts'
import { MOST_ROWS, type StepContext, type StepProblem } from './data-form-rules.ts'

/** Skills are percentages: 0 … 100 in steps of 10. */
export interface LanguageRow {
  nombreOtroIdioma: string
  hablaIdioma: number
  leeIdioma: number
  escribeIdioma: number
}

export interface CourseRow {
  nombreCurso: string
  /** YYYY-MM or ''. */
  fechaCurso: string
  /** 1 yes, 2 no. */
  certificado: number | null
}

/** Languages and courses (spec 000 §3 and §5, step 5). */
export interface LanguagesValues {
  saberIdioma: number | null
  numeroIdiomas: string
  idiomas: LanguageRow[]
  cursoRealizado: number | null
  numeroCursos: string
  cursos: CourseRow[]
}

export interface LanguagesDatos extends LanguagesValues {
  saberIdioma: number
  cursoRealizado: number
}

export function emptyLanguages(): LanguagesValues {
  return {
    saberIdioma: null,
    numeroIdiomas: '',
    idiomas: [],
    cursoRealizado: null,
    numeroCursos: '',
    cursos: [],
  }
}

export function emptyLanguage(): LanguageRow {
  return { nombreOtroIdioma: '', hablaIdioma: 0, leeIdioma: 0, escribeIdioma: 0 }
}

export function emptyCourse(): CourseRow {
  return { nombreCurso: '', fechaCurso: '', certificado: null }
}

/** Names of languages and courses are optional (FORM5-10). Answer 2 (no) clears the count and the rows. */
export function checkLanguages(
  input: Fields,
  { today }: Pick<StepContext, 'today'>,
): { datos: LanguagesDatos; problems: StepProblem[] } {
  const knows = idOf(input.saberIdioma)
  const took = idOf(input.cursoRealizado)
  const problems = listProblems()
  problems.require({ saberIdioma: textOf(input.saberIdioma), cursoRealizado: textOf(input.cursoRealizado) })
  if (!isYesOrNo(knows)) problems.add('saberIdioma', 'choice')
  if (!isYesOrNo(took)) problems.add('cursoRealizado', 'choice')
  const numeroIdiomas = knows === 1 ? readCount('numeroIdiomas', input, problems) : ''
  const numeroCursos = took === 1 ? readCount('numeroCursos', input, problems) : ''
  const languages = knows === 1 ? readRows('idiomas', input, problems) : []
  const courses = took === 1 ? readRows('cursos', input, problems) : []
  const idiomas = languages.map((row, index) => readLanguage(row, `idiomas.${index}`, problems))
  const cursos = courses.map((row, index) => readCourse(row, `cursos.${index}`, problems, today))
  return {
    datos: {
      saberIdioma: knows ?? 0,
      numeroIdiomas,
      idiomas,
      cursoRealizado: took ?? 0,
      numeroCursos,
      cursos,
    },
    problems: problems.found,
  }
}

function readCount(field: 'numeroIdiomas' | 'numeroCursos', input: Fields, problems: ProblemList): string {
  const count = denseOf(input[field]).replace(/^0+(?=[0-9])/, '')
  if (!isDigits(count) || count === '0') problems.add(field, 'countNotNumeric')
  else if (count.length > 2 || Number(count) > MOST_ROWS) problems.add(field, 'tooMany')
  return count
}

function readRows(field: 'idiomas' | 'cursos', input: Fields, problems: ProblemList): Fields[] {
  const rows = rowsOf(input[field])
  if (rows.length > MOST_ROWS) problems.add(field, 'tooMany')
  return rows.slice(0, MOST_ROWS)
}

function readLanguage(row: Fields, place: string, problems: ProblemList): LanguageRow {
  const nombreOtroIdioma = textOf(row.nombreOtroIdioma)
  problems.limit({ [`${place}.nombreOtroIdioma`]: nombreOtroIdioma })
  const level = (name: 'hablaIdioma' | 'leeIdioma' | 'escribeIdioma') => {
    // An untouched slider sends nothing and counts as 0; blanks are invalid.
    const percent = (row[name] ?? '') === '' ? 0 : idOf(row[name])
    if (percent === null || !skillLevels.includes(percent)) problems.add(`${place}.${name}`, 'choice')
    return percent ?? 0
  }
  return {
    nombreOtroIdioma,
    hablaIdioma: level('hablaIdioma'),
    leeIdioma: level('leeIdioma'),
    escribeIdioma: level('escribeIdioma'),
  }
}

function readCourse(row: Fields, place: string, problems: ProblemList, today: string): CourseRow {
  const nombreCurso = textOf(row.nombreCurso)
  const fechaCurso = textOf(row.fechaCurso)
  const certificado = idOf(row.certificado)
  problems.limit({ [`${place}.nombreCurso`]: nombreCurso })
  if (fechaCurso !== '') checkSchoolMonth(problems, `${place}.fechaCurso`, fechaCurso, today)
  if (textOf(row.certificado) !== '' && !isYesOrNo(certificado))
    problems.add(`${place}.certificado`, 'choice')
  return { nombreCurso, fechaCurso, certificado }
}
