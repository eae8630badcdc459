import { groups } from '../identity/groups.ts'
import type { DemoPerson, DemoUser } from './demo-person.ts'
import { temporaryPeople } from './recruiting/temporary-words.es.ts'

export const DEMO_PASSWORD = 'Portal.2026'

const worker = {
  company: '00100',
  payGroupId: 1,
  workGroup: 'OPERATIVOS',
  leader: '100201',
  user: null,
} as const

const staff = { company: '00100', workGroup: 'ADMINISTRATIVOS', leader: null, user: null } as const

function worksAs(jobTitle: string, departmentId: string, dailySalary: number) {
  return { jobTitle, departmentId, dailySalary }
}

function named(
  firstName: string,
  paternalName: string,
  maternalName: string,
  sex: 'H' | 'M',
  birthDate: string,
) {
  return { firstName, paternalName, maternalName, sex, birthDate, birthState: 'CL' }
}

function hired(serviceYears: number, hiredOn: string) {
  return { serviceYears, hiredOn }
}

const withSignIn: DemoPerson[] = [
  {
    ...worker,
    ...named('GUADALUPE', 'RAMOS', 'ORTEGA', 'M', '1991-12-12'),
    ...worksAs('OPERADORA DE PRENSA', 'D010', 36_500),
    ...hired(7, '03-11'),
    number: '100101',
    user: { nickname: 'lupita', mail: 'guadalupe.ramos@correo.example', groupId: groups.workers },
  },
  {
    ...staff,
    ...named('ARTURO', 'MENDOZA', 'LARA', 'H', '1986-06-03'),
    ...worksAs('ANALISTA DE CALIDAD', 'D030', 62_000),
    ...hired(9, '08-19'),
    number: '100102',
    payGroupId: 2,
    leader: '100202',
    user: { nickname: 'arturo', mail: 'arturo.mendoza@correo.example', groupId: groups.staff },
  },
  {
    ...worker,
    ...named('BRENDA YOLANDA', 'SOLÍS', 'CANTÚ', 'M', '1998-02-21'),
    ...worksAs('AUXILIAR DE ALMACÉN', 'D040', 33_800),
    ...hired(3, '05-06'),
    number: '100103',
    user: { nickname: 'brenda', mail: '', groupId: groups.workers },
  },
  {
    ...worker,
    ...named('JOSÉ ÁNGEL', 'NÚÑEZ', 'PEÑA', 'H', '1983-09-30'),
    ...worksAs('MONTACARGUISTA', 'D040', 39_200),
    ...hired(11, '01-15'),
    number: '100104',
    user: { nickname: 'chepe', mail: 'jose.nunez@correo.example', groupId: groups.workers },
  },
  {
    ...worker,
    ...named('ADRIANA', 'GARZA', 'TREVIÑO', 'M', '1979-04-17'),
    ...worksAs('JEFA DE PRODUCCIÓN', 'D020', 98_000),
    ...hired(16, '10-01'),
    number: '100201',
    payGroupId: 8,
    workGroup: 'SUPERVISIÓN',
    leader: null,
    user: {
      nickname: 'adriana',
      mail: 'adriana.garza@correo.example',
      groupId: groups.leaders,
      roles: ['autorizador'],
    },
  },
  {
    ...staff,
    ...named('MARICELA', 'QUINTANILLA', 'RÍOS', 'M', '1984-11-08'),
    ...worksAs('GENERALISTA DE RECURSOS HUMANOS', 'D050', 84_500),
    ...hired(12, '02-03'),
    number: '100301',
    payGroupId: 3,
    user: {
      nickname: 'maricela',
      mail: 'maricela.quintanilla@correo.example',
      groupId: groups.humanResources,
      // In this small company human resources also answers about pay and runs the fund.
      roles: ['recursos-humanos', 'nomina', 'caja'],
    },
  },
  {
    ...staff,
    ...named('IRMA LETICIA', 'BARRERA', 'SOTO', 'M', '1980-03-22'),
    ...worksAs('AUDITORA INTERNA', 'D050', 79_000),
    ...hired(10, '06-15'),
    number: '100401',
    payGroupId: 3,
    user: {
      nickname: 'irma',
      mail: 'irma.barrera@correo.example',
      groupId: groups.staff,
      roles: ['auditor'],
    },
  },
  {
    ...staff,
    ...named('ESTEBAN', 'CÁRDENAS', 'MORENO', 'H', '1987-09-04'),
    ...worksAs('ADMINISTRADOR DE SISTEMAS', 'D050', 81_000),
    ...hired(5, '04-08'),
    number: '100501',
    payGroupId: 3,
    user: {
      nickname: 'esteban',
      mail: 'esteban.cardenas@correo.example',
      groupId: groups.staff,
      roles: ['administrador'],
    },
  },
  {
    ...staff,
    ...named('RAMIRO', 'TOVAR', 'CASAS', 'H', '1978-02-11'),
    ...worksAs('GUARDIA DE VIGILANCIA', 'D080', 41_500),
    ...hired(6, '09-12'),
    number: '100601',
    payGroupId: 3,
    user: {
      nickname: 'ramiro',
      mail: 'ramiro.tovar@correo.example',
      groupId: groups.staff,
      roles: ['vigilancia'],
    },
  },
  {
    ...worker,
    ...named('DIEGO', 'VALDÉS', 'IBARRA', 'H', '2001-07-25'),
    ...worksAs('CANDIDATO', 'D900', 0),
    ...hired(0, '01-01'),
    number: '900001',
    company: 'CANDIDATO',
    workGroup: 'CANDIDATOS',
    leader: null,
    user: { nickname: 'candidato', mail: 'diego.valdes@correo.example', groupId: groups.candidates },
  },
]

/** Team of 100201, and the leader of 100102. Without accounts, they appear only in lists of other people. */
const withoutSignIn: DemoPerson[] = [
  {
    ...staff,
    ...named('ROGELIO', 'ZAMBRANO', 'SADA', 'H', '1975-01-28'),
    ...worksAs('JEFE DE CALIDAD', 'D030', 101_000),
    ...hired(18, '06-10'),
    number: '100202',
    payGroupId: 7,
  },
  {
    ...worker,
    ...named('RAÚL', 'DOMÍNGUEZ', 'ESQUIVEL', 'H', '1988-03-14'),
    ...worksAs('OPERADOR DE PRENSA', 'D010', 37_100),
    ...hired(8, '04-22'),
    number: '100211',
  },
  {
    ...worker,
    ...named('ELENA', 'CASTAÑEDA', 'RUBIO', 'M', '1990-10-05'),
    ...worksAs('OPERADORA DE PRENSA', 'D010', 36_500),
    ...hired(6, '07-08'),
    number: '100212',
  },
  {
    ...worker,
    ...named('MARTÍN', 'OLVERA', 'TORRES', 'H', '1981-05-19'),
    ...worksAs('SOLDADOR', 'D060', 41_000),
    ...hired(14, '09-12'),
    number: '100213',
  },
  {
    ...worker,
    ...named('SOFÍA', 'TREVIÑO', 'LUNA', 'M', '1996-08-27'),
    ...worksAs('INSPECTORA DE LÍNEA', 'D060', 35_600),
    ...hired(4, '03-01'),
    number: '100214',
  },
  {
    ...worker,
    ...named('JORGE', 'ALMAGUER', 'CISNEROS', 'H', '1977-12-02'),
    ...worksAs('MECÁNICO DE TROQUELES', 'D070', 44_300),
    ...hired(17, '11-04'),
    number: '100215',
    payGroupId: 9,
  },
  {
    ...worker,
    ...named('NAYELI', 'CRUZ', 'MONTES', 'M', '1999-01-16'),
    ...worksAs('OPERADORA DE ENSAMBLE', 'D060', 33_800),
    ...hired(2, '10-20'),
    number: '100216',
  },
  {
    ...worker,
    ...named('HÉCTOR', 'VILLARREAL', 'ROCHA', 'H', '1985-07-07'),
    ...worksAs('OPERADOR DE ENSAMBLE', 'D060', 35_200),
    ...hired(10, '02-14'),
    number: '100217',
  },
  {
    ...worker,
    ...named('LUCÍA', 'PEÑA', 'ARÉVALO', 'M', '1993-11-23'),
    ...worksAs('ALMACENISTA', 'D040', 34_700),
    ...hired(5, '08-30'),
    number: '100218',
    payGroupId: 10,
  },
  {
    ...worker,
    ...named('OMAR', 'SALINAS', 'BERMEA', 'H', '1989-06-11'),
    ...worksAs('MONTACARGUISTA', 'D040', 38_400),
    ...hired(9, '01-25'),
    number: '100219',
    payGroupId: 10,
  },
]

/** Person with polls to answer. Last in the list, so that the database ids of the others do not change. */
const withPolls: DemoPerson = {
  ...worker,
  ...named('ALICIA', 'MORALES', 'CANTÚ', 'M', '1995-05-23'),
  ...worksAs('INSPECTORA DE CALIDAD', 'D030', 36_200),
  ...hired(4, '02-17'),
  number: '100106',
  leader: '100202',
  user: { nickname: 'alicia', mail: 'alicia.morales@correo.example', groupId: groups.workers },
}

export const demoPeople: readonly DemoPerson[] = [
  ...withSignIn,
  ...withoutSignIn,
  ...temporaryPeople,
  withPolls,
]

/** Account without an employee record. Clients get 0 as its user id (GRAL-05). */
export const externalUser = {
  name: 'PATRICIA LEDEZMA OCHOA',
  company: '00300',
  user: {
    nickname: 'externo',
    mail: 'patricia.ledezma@correo.example',
    groupId: groups.multisystem,
    isMultisystem: true,
  } satisfies DemoUser,
}
