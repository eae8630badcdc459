import type { Datos } from '#domain/data-form/data-form.ts'
import type { CourseRow, LanguageRow } from '#domain/data-form/data-form-step-5.ts'
import type { FamilyRow } from '#domain/data-form/data-form-step-7.ts'
import { type MasterField, masterFields } from '#domain/data-form/data-form-step-4.ts'
import { tables } from '../../db/schema/tables.ts'

type Row<Table extends { $inferSelect: object }> = Omit<Table['$inferSelect'], 'employeeId'>

export type AddressRow = Row<typeof tables.formAddresses>
export type PersonalRow = Row<typeof tables.formPersonal>
export type IdentificationRow = Row<typeof tables.formIdentification>
export type EducationRow = Row<typeof tables.formEducation>
export type LanguagesRow = Row<typeof tables.formLanguages>

export function toAddressRow(datos: Datos[1]): AddressRow {
  return {
    street: datos.calle,
    outsideNumber: datos.numExterior,
    insideNumber: datos.numInterior,
    postalCode: datos.cp,
    colony: datos.colonia,
    betweenStreets: datos.entreCalles,
    municipality: datos.municipio,
    state: datos.estado,
    residenceYears: Number(datos.anioArraigo),
    residenceMonths: datos.mesArraigo === '' ? null : Number(datos.mesArraigo),
    mobile: datos.celular,
    phone: datos.telefono,
    mail: datos.mail,
  }
}

export function fromAddressRow(row: AddressRow): Datos[1] {
  return {
    calle: row.street,
    numExterior: row.outsideNumber,
    numInterior: row.insideNumber,
    cp: row.postalCode,
    colonia: row.colony,
    entreCalles: row.betweenStreets,
    municipio: row.municipality,
    estado: row.state,
    anioArraigo: String(row.residenceYears),
    mesArraigo: row.residenceMonths === null ? '' : String(row.residenceMonths),
    celular: row.mobile,
    telefono: row.phone,
    mail: row.mail,
  }
}

export function toPersonalRow(datos: Datos[2]): PersonalRow {
  return {
    nationality: datos.nacionalidad,
    birthPlace: datos.lugarNacimiento,
    birthDate: datos.fechaNacimiento,
    maritalStatusId: datos.estadoCivil,
  }
}

export function fromPersonalRow(row: PersonalRow): Datos[2] {
  return {
    nacionalidad: row.nationality,
    lugarNacimiento: row.birthPlace,
    fechaNacimiento: row.birthDate,
    estadoCivil: row.maritalStatusId,
  }
}

export function toIdentificationRow(datos: Datos[3]): IdentificationRow {
  const { nss, curp, rfc, ine, ineVigencia, licenciaManejo } = datos
  return { nss, curp, rfc, ine, ineYear: Number(ineVigencia), hasLicense: licenciaManejo }
}

export function fromIdentificationRow(row: IdentificationRow): Datos[3] {
  const { nss, curp, rfc, ine, ineYear, hasLicense } = row
  return { nss, curp, rfc, ine, ineVigencia: String(ineYear), licenciaManejo: hasLicense }
}

export function toEducationRow(datos: Datos[4]): EducationRow {
  const master: Partial<Record<MasterField, string>> = {}
  for (const field of masterFields) {
    const value = datos[field]
    if (value !== undefined) master[field] = value
  }
  return {
    level: datos.nivelEstudios,
    career: datos.carrera,
    institute: datos.nombre,
    month: datos.fechaEscolaridad,
    hasDegree: datos.tituladoEscolaridad,
    master: Object.keys(master).length > 0 ? master : null,
  }
}

export function fromEducationRow(row: EducationRow): Datos[4] {
  return {
    nivelEstudios: row.level,
    carrera: row.career,
    nombre: row.institute,
    fechaEscolaridad: row.month,
    tituladoEscolaridad: row.hasDegree,
    ...row.master,
  }
}

export function toLanguagesRow(datos: Datos[5]): LanguagesRow {
  return {
    knowsLanguage: datos.saberIdioma,
    languageCount: datos.numeroIdiomas === '' ? null : Number(datos.numeroIdiomas),
    tookCourse: datos.cursoRealizado,
    courseCount: datos.numeroCursos === '' ? null : Number(datos.numeroCursos),
  }
}

export function fromLanguagesRow(row: LanguagesRow, idiomas: LanguageRow[], cursos: CourseRow[]): Datos[5] {
  return {
    saberIdioma: row.knowsLanguage,
    numeroIdiomas: row.languageCount === null ? '' : String(row.languageCount),
    idiomas,
    cursoRealizado: row.tookCourse,
    numeroCursos: row.courseCount === null ? '' : String(row.courseCount),
    cursos,
  }
}

export function toLanguageRow(language: LanguageRow): Omit<Row<typeof tables.formLanguageRows>, 'position'> {
  return {
    name: language.nombreOtroIdioma,
    speaks: language.hablaIdioma,
    reads: language.leeIdioma,
    writes: language.escribeIdioma,
  }
}

export function fromLanguageRow(row: Row<typeof tables.formLanguageRows>): LanguageRow {
  return {
    nombreOtroIdioma: row.name,
    hablaIdioma: row.speaks,
    leeIdioma: row.reads,
    escribeIdioma: row.writes,
  }
}

export function toCourseRow(course: CourseRow): Omit<Row<typeof tables.formCourseRows>, 'position'> {
  return { name: course.nombreCurso, month: course.fechaCurso, hasCertificate: course.certificado }
}

export function fromCourseRow(row: Row<typeof tables.formCourseRows>): CourseRow {
  return { nombreCurso: row.name, fechaCurso: row.month, certificado: row.hasCertificate }
}

export function toRelativeRow(relative: FamilyRow): Omit<Row<typeof tables.formRelatives>, 'position'> {
  const { parentesco, nombre, ocupacion, lugar } = relative
  return { kinship: parentesco, name: nombre, occupation: ocupacion, place: lugar }
}

export function fromRelativeRow(row: Row<typeof tables.formRelatives>): FamilyRow {
  return { nombre: row.name, parentesco: row.kinship, ocupacion: row.occupation, lugar: row.place }
}
