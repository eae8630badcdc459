import type { CourseRow, LanguageRow } from '#domain/data-form/data-form-step-5.ts'
import { wordsOf } from '#i18n/texts.ts'
import { monthText } from '../fields/months.ts'
import { laterTexts } from '../fields/texts-4-7.es.ts'

export function reviewLanguage(row: LanguageRow): string {
  const words = wordsOf(laterTexts).languages
  return [row.nombreOtroIdioma.trim(), words.skills(row.hablaIdioma, row.leeIdioma, row.escribeIdioma)]
    .filter(Boolean)
    .join('. ')
}

export function reviewCourse(row: CourseRow): string {
  const words = wordsOf(laterTexts).languages
  return [row.nombreCurso.trim(), monthText(row.fechaCurso), row.certificado === 1 ? words.certified : '']
    .filter(Boolean)
    .join(', ')
}
