import type { Datos } from '#domain/data-form/data-form.ts'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { overwrite } from '../services/documents/save-step.ts'
import type { Tx } from '../db/connection.ts'
import { dataChanges } from '../db/schema/data-changes.ts'

type Steps = { [N in StepNumber]?: Datos[N] }

interface Identified {
  curp: string
  rfc: string
  nss: string
  birthDate: string
}

const nothing = { edad: '', frecuencia: '', ultimo: '' }

function habit<Name extends string>(name: Name, { edad, frecuencia, ultimo } = nothing) {
  return {
    [`${name}EdadInicio`]: edad,
    [`${name}Frecuencia`]: frecuencia,
    [`${name}UltimoConsumo`]: ultimo,
  } as Record<`${Name}${'EdadInicio' | 'Frecuencia' | 'UltimoConsumo'}`, string>
}

function wholeForm(person: Identified, ineVigencia: string): Required<Steps> {
  return {
    1: {
      calle: 'Privada Nogal',
      numExterior: '218',
      numInterior: 'B',
      cp: '66220',
      colonia: 'Del Valle',
      entreCalles: 'Encino y Fresno',
      municipio: 'San Pedro Garza García',
      estado: 'Nuevo León',
      anioArraigo: '6',
      mesArraigo: '3',
      celular: '8115550142',
      telefono: '8183550178',
      mail: 'arturo.mendoza@correo.example',
    },
    2: {
      nacionalidad: 'Mexicana',
      lugarNacimiento: 'Saltillo, Coahuila',
      fechaNacimiento: person.birthDate,
      estadoCivil: 2,
    },
    3: {
      nss: person.nss,
      curp: person.curp,
      rfc: person.rfc,
      ine: '1840062391',
      ineVigencia,
      licenciaManejo: 1,
    },
    4: {
      nivelEstudios: 'Licenciatura o ingeniería',
      carrera: 'Ingeniería Industrial',
      nombre: 'Instituto Tecnológico de Saltillo',
      fechaEscolaridad: '2009-06',
      tituladoEscolaridad: 1,
    },
    5: {
      saberIdioma: 1,
      numeroIdiomas: '1',
      idiomas: [{ nombreOtroIdioma: 'Inglés', hablaIdioma: 60, leeIdioma: 80, escribeIdioma: 50 }],
      cursoRealizado: 1,
      numeroCursos: '2',
      cursos: [
        { nombreCurso: 'Core tools', fechaCurso: '2021-03', certificado: 1 },
        { nombreCurso: 'Auditor interno', fechaCurso: '2023-10', certificado: 2 },
      ],
    },
    6: {
      estatura: '1.74',
      peso: '81.5',
      enfermedad: [5],
      identificacionPersonal: [1],
      numeroEmergencia: '8115550197',
      nombreNumeroEmergencia: 'Laura Ibáñez',
      parentesco: 'Esposa',
      realizaEjercicio: 1,
      nombreEjercicio: [1, 5],
      tabaco: 2,
      ...habit('tabaco'),
      alcohol: 1,
      ...habit('alcohol', { edad: '19', frecuencia: 'Una vez al mes', ultimo: 'Hace 2 semanas' }),
      drogas: 2,
      ...habit('drogas'),
    },
    7: {
      familiares: [
        { nombre: 'Elvira Lara Ponce', parentesco: 'Madre', ocupacion: 'Hogar', lugar: 'Saltillo' },
        { nombre: 'Tomás Mendoza Ruiz', parentesco: 'Padre', ocupacion: 'Jubilado', lugar: 'Saltillo' },
        { nombre: 'Laura Ibáñez Mora', parentesco: 'Pareja', ocupacion: 'Maestra', lugar: 'San Pedro' },
        {
          nombre: 'Emilio Mendoza Ibáñez',
          parentesco: 'Hijo(a)',
          ocupacion: 'Estudiante',
          lugar: 'San Pedro',
        },
      ],
    },
  }
}

function begunForm(person: Identified): Steps {
  return {
    1: {
      calle: 'Abasolo Norte',
      numExterior: '1420',
      numInterior: '',
      cp: '25000',
      colonia: 'Saltillo Zona Centro',
      entreCalles: 'Pérez Treviño y Aldama',
      municipio: 'Saltillo',
      estado: 'Coahuila',
      anioArraigo: '4',
      mesArraigo: '',
      celular: '8445550163',
      telefono: '',
      mail: 'brenda.solis@correo.example',
    },
    2: {
      nacionalidad: 'Mexicana',
      lugarNacimiento: 'Saltillo, Coahuila',
      fechaNacimiento: person.birthDate,
      estadoCivil: 4,
    },
  }
}

/** Returns the saved steps of a demo person; none for most. @param today YYYY-MM-DD */
export function dataFormOf(number: string, person: Identified, today: string): Steps {
  if (number === '100102') return wholeForm(person, String(Number(today.slice(0, 4)) + 3))
  return number === '100103' ? begunForm(person) : {}
}

/**
 * Previous answers of 100102 for two changes that human resources has not seen yet: mobile and email, and
 * emergency contact.
 */
const earlier: { step: StepNumber; hours: number; answers: Record<string, unknown> }[] = [
  { step: 1, hours: 50, answers: { celular: '8115550100', mail: 'a.mendoza@correo.example' } },
  {
    step: 6,
    hours: 5,
    answers: { numeroEmergencia: '8183550178', nombreNumeroEmergencia: 'Elvira Lara', parentesco: 'Madre' },
  },
]

const HOUR_MS = 3_600_000

/** @param authorId the person's own account */
export async function insertDataChanges(
  tx: Tx,
  employeeId: number,
  authorId: number,
  steps: Steps,
  now: Date,
): Promise<void> {
  const rows = earlier.map(({ step, hours, answers }) => {
    const after = { ...steps[step] }
    const at = new Date(now.getTime() - hours * HOUR_MS)
    return { employeeId, authorId, step, at, before: { ...after, ...answers }, after }
  })
  await tx.insert(dataChanges).values(rows)
}

export async function insertDataForm(tx: Tx, employeeId: number, steps: Steps, now: Date): Promise<void> {
  const save = async <N extends StepNumber>(step: N, datos: Datos[N] | undefined) => {
    if (datos !== undefined) await overwrite(tx, { employeeId, step, now }, datos)
  }
  await save(1, steps[1])
  await save(2, steps[2])
  await save(3, steps[3])
  await save(4, steps[4])
  await save(5, steps[5])
  await save(6, steps[6])
  await save(7, steps[7])
}
