import type { Datos } from '#domain/data-form/data-form.ts'
import type { StepContext, StepNumber } from '#domain/data-form/data-form-rules.ts'

export const goodSteps: { [N in StepNumber]: Datos[N] } = {
  1: {
    calle: 'Av. Reforma',
    numExterior: '100',
    numInterior: '4-B',
    cp: '64000',
    colonia: 'Centro',
    entreCalles: 'Juárez y Zaragoza',
    municipio: 'Monterrey',
    estado: 'Nuevo León',
    anioArraigo: '5',
    mesArraigo: '11',
    celular: '8112345678',
    telefono: '81234567',
    mail: 'ana@correo.example',
  },
  2: {
    nacionalidad: 'Mexicana',
    lugarNacimiento: 'Monterrey',
    fechaNacimiento: '1990-02-28',
    estadoCivil: 2,
  },
  3: {
    nss: '43907812345',
    curp: 'LOHM900101MNLPRR09',
    rfc: 'LOHM900101AB1',
    ine: '1234567890',
    ineVigencia: '2030',
    licenciaManejo: 1,
  },
  4: {
    nivelEstudios: 'Licenciatura o ingeniería',
    carrera: 'Ingeniería Industrial',
    nombre: 'UANL',
    fechaEscolaridad: '2012-06',
    tituladoEscolaridad: 1,
  },
  5: {
    saberIdioma: 1,
    numeroIdiomas: '1',
    idiomas: [{ nombreOtroIdioma: 'Inglés', hablaIdioma: 50, leeIdioma: 100, escribeIdioma: 0 }],
    cursoRealizado: 1,
    numeroCursos: '1',
    cursos: [{ nombreCurso: 'Soldadura', fechaCurso: '2020-01', certificado: 1 }],
  },
  6: {
    estatura: '1.65',
    peso: '72.5',
    enfermedad: [2, 5],
    identificacionPersonal: [1],
    numeroEmergencia: '8187654321',
    nombreNumeroEmergencia: 'Rosa López',
    parentesco: 'Madre',
    realizaEjercicio: 1,
    nombreEjercicio: [2, 1],
    tabaco: 1,
    tabacoEdadInicio: '18',
    tabacoFrecuencia: 'Diario',
    tabacoUltimoConsumo: 'Ayer',
    alcohol: 2,
    alcoholEdadInicio: '',
    alcoholFrecuencia: '',
    alcoholUltimoConsumo: '',
    drogas: 2,
    drogasEdadInicio: '',
    drogasFrecuencia: '',
    drogasUltimoConsumo: '',
  },
  7: {
    familiares: [
      { nombre: 'Ana Ruiz', parentesco: 'Madre', ocupacion: 'Hogar', lugar: 'Monterrey' },
      { nombre: 'Luis López', parentesco: 'Padre', ocupacion: 'Finado', lugar: 'Monterrey' },
      { nombre: 'Eva Cruz', parentesco: 'Pareja', ocupacion: 'Chofer', lugar: 'Apodaca' },
    ],
  },
}

export function contextOf(today: string, companyMailDomain = 'empresa.example'): StepContext {
  return { today, companyMailDomain, maritalStatus: null }
}
