import type { DemoPerson } from '../demo-person.ts'

const temporary = {
  company: '00100',
  payGroupId: 1,
  workGroup: 'EMPLEADOS',
  // Temporary people are not in the team of 100201, although 100201 is responsible for them.
  leader: null,
  user: null,
  birthState: 'CL',
  serviceYears: 0,
} as const

const who = (
  number: string,
  firstName: string,
  paternalName: string,
  maternalName: string,
  sex: 'H' | 'M',
  birthDate: string,
) => ({ number, firstName, paternalName, maternalName, sex, birthDate })

const helper = { jobTitle: 'AYUDANTE GENERAL', departmentId: 'D060', dailySalary: 31_000 } as const
const seller = { jobTitle: 'AUXILIAR DE EMBARQUES', departmentId: 'D040', dailySalary: 31_500 } as const
const cleaner = { jobTitle: 'AUXILIAR DE LIMPIEZA', departmentId: 'D010', dailySalary: 29_800 } as const

/** Temporary staff without accounts. 100201 is responsible for all of them but 100232. */
export const temporaryPeople: readonly DemoPerson[] = [
  {
    ...temporary,
    ...helper,
    ...who('100221', 'KARLA', 'MEJÍA', 'SOTO', 'M', '1999-04-11'),
    hiredOn: '05-20',
  },
  {
    ...temporary,
    ...helper,
    ...who('100222', 'IVÁN', 'CORDERO', 'LIRA', 'H', '1996-09-02'),
    hiredOn: '06-03',
  },
  {
    ...temporary,
    ...helper,
    ...who('100223', 'ROSA', 'ELIZONDO', 'VEGA', 'M', '1994-01-27'),
    hiredOn: '06-10',
  },
  {
    ...temporary,
    ...helper,
    ...who('100224', 'GILBERTO', 'LUNA', 'ROBLES', 'H', '1998-12-05'),
    hiredOn: '07-01',
  },
  {
    ...temporary,
    ...helper,
    ...who('100225', 'SANDRA', 'PONCE', 'AYALA', 'M', '1992-06-18'),
    hiredOn: '05-12',
  },
  {
    ...temporary,
    ...helper,
    ...who('100226', 'TOMÁS', 'ARRIAGA', 'NIETO', 'H', '2000-03-30'),
    hiredOn: '06-24',
  },
  {
    ...temporary,
    ...seller,
    ...who('100227', 'MARIBEL', 'FUENTES', 'OCHOA', 'M', '1997-08-14'),
    hiredOn: '08-05',
    workGroup: 'COMISIONISTA TEMPORAL',
  },
  {
    ...temporary,
    ...cleaner,
    ...who('100228', 'VERÓNICA', 'NAVA', 'PINEDA', 'M', '1989-11-09'),
    hiredOn: '06-17',
  },
  {
    ...temporary,
    ...cleaner,
    ...who('100229', 'ALDO', 'CARRIZALES', 'MATA', 'H', '1995-02-23'),
    hiredOn: '06-17',
  },
  {
    ...temporary,
    ...helper,
    ...who('100230', 'BRUNO', 'SALAS', 'TIJERINA', 'H', '1993-05-07'),
    hiredOn: '04-15',
  },
  {
    ...temporary,
    ...helper,
    ...who('100231', 'LETICIA', 'OLMOS', 'BRAVO', 'M', '1990-10-21'),
    hiredOn: '03-04',
  },
  {
    ...temporary,
    ...helper,
    ...who('100232', 'CÉSAR', 'GALVÁN', 'IBARRA', 'H', '2001-01-15'),
    hiredOn: '08-12',
  },
  {
    ...temporary,
    ...helper,
    ...who('100233', 'ALMA', 'VILLEGAS', 'DUARTE', 'M', '1995-03-08'),
    hiredOn: '02-26',
  },
  {
    ...temporary,
    ...helper,
    ...who('100234', 'NOÉ', 'ESPARZA', 'LERMA', 'H', '1991-07-19'),
    hiredOn: '02-26',
  },
  {
    ...temporary,
    ...helper,
    ...who('100235', 'ITZEL', 'CORONADO', 'FLORES', 'M', '1998-10-30'),
    hiredOn: '02-26',
  },
]

export const temporaryJobs = [
  { code: '001234', name: 'AYUDANTE GENERAL', isByKardex: false },
  { code: '001240', name: 'AUXILIAR DE EMBARQUES', isByKardex: false },
  { code: '001301', name: 'AUXILIAR DE LIMPIEZA', isByKardex: true },
]

export const temporaryWords = {
  project: 'Planta administrativa, otoño',
  extension: '1 mes: cambió de línea',
  absence: 'FALTA INJUSTIFICADA',
  strengths: [
    'Siempre ayuda cuando la línea se atrasa.',
    'Aprende rápido y comparte lo que sabe.',
    'Es puntual y cuida su equipo.',
    'Trata bien a todos.',
    'Se puede confiar en su trabajo.',
    'Revisa dos veces antes de entregar.',
  ],
  opportunities: [
    'Avisar antes cuando falte material.',
    'Preguntar cuando tenga dudas.',
    'Confiar más en lo que sabe.',
    'Ordenar su lugar al terminar.',
    '',
    'Hablar más en las juntas.',
  ],
}
