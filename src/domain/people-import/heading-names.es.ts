import type { HeadingNames } from '../import-file/headings.ts'
import type { ImportField } from './fields.ts'

/** What the columns of a file of people are called (headings.ts). */
export const headingNames: Record<ImportField, HeadingNames> = {
  numero: {
    sure:
      'numero, num, no, num emp, no emp, numero de empleado, numero empleado, ' +
      'num empleado, no empleado, no de empleado, emplid, employee id, ' +
      'employee number, id empleado, numero trabajador, numero de trabajador, ' +
      'clave empleado, empleado no, noempleado, numemp',
    maybe: 'clave, empleado, nomina, folio, id, codigo, trabajador',
  },
  nombreCompleto: {
    sure:
      'nombre completo, nombre del empleado, nombre empleado, nombre del trabajador, ' +
      'full name, name, nombre y apellidos, apellidos y nombre, employee name',
    maybe: 'colaborador',
  },
  nombre: { sure: 'nombre, nombres, nombre s, nombre de pila, first name, given name' },
  apellidos: { sure: 'apellidos, apellido s, last name, surname, surnames', maybe: 'apellido' },
  paterno: {
    sure: 'paterno, apellido paterno, ap paterno, a paterno, apaterno, primer apellido',
  },
  materno: {
    sure:
      'materno, apellido materno, ap materno, a materno, amaterno, segundo apellido, ' + 'second last name',
  },
  curp: { sure: 'curp, clave unica, clave curp', maybe: 'national id' },
  rfc: { sure: 'rfc, r f c', maybe: 'tax id' },
  nss: {
    sure:
      'nss, imss, num imss, no imss, numero imss, seguro social, ' +
      'numero de seguro social, numero seguro social, no seguro social, ' +
      'num seguro social, n s s',
    maybe: 'afiliacion',
  },
  correo: {
    sure: 'correo, correo electronico, mail, email, e mail, email addr, email address, ' + 'correo e',
  },
  telefono: {
    sure: 'telefono, tel, celular, phone, movil, telefono celular, tel celular, cel',
  },
  nacimiento: {
    sure:
      'nacimiento, fecha de nacimiento, fecha nacimiento, f nacimiento, f nac, ' +
      'fec nac, birthdate, birth date, date of birth, fecha nac, fnacimiento',
  },
  sexo: { sure: 'sexo, genero, sex, gender' },
  ingreso: {
    sure:
      'ingreso, fecha de ingreso, fecha ingreso, f ingreso, f alta, fecha de alta, ' +
      'fecha alta, alta, hire dt, hire date, fec ingreso, fingreso, falta, fec alta, ' +
      'fecha contratacion',
    maybe: 'antiguedad, fecha antiguedad, inicio',
  },
  baja: {
    sure:
      'baja, fecha de baja, fecha baja, f baja, termination dt, termination date, ' +
      'fec baja, last date worked, fbaja, leaving date',
    maybe: 'salida, fin',
  },
  compania: { sure: 'compania, company, razon social, empresa', maybe: 'patron, cia' },
  planta: { sure: 'planta, plant', maybe: 'location, ubicacion, sucursal, sitio, nave' },
  departamento: {
    sure: 'departamento, depto, deptid, department, dpto, clave departamento, dept id',
    maybe: 'cc, centro de costo, centro de costos, centro costo, area, cost center',
  },
  puesto: {
    sure: 'puesto, job title, jobtitle, jobcode, cargo, posicion, position',
    maybe: 'ocupacion, categoria',
  },
  turno: { sure: 'turno, shift', maybe: 'jornada, horario' },
  grupo: {
    sure: 'grupo de pago, grupo pago, paygroup, pay group, tipo de nomina, tipo nomina',
    maybe: 'grupo, frecuencia, periodicidad',
  },
  lider: {
    sure:
      'lider, numero de lider, num lider, jefe, num jefe, numero jefe, jefe inmediato, ' +
      'reports to, supervisor id, manager id, numero del lider, no jefe',
    maybe: 'supervisor, manager, responsable',
  },
}
