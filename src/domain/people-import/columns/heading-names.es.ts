import type { HeadingNames } from '../../import-file/headings.ts'
import type { ImportField } from './fields.ts'

export const headingNames: Record<ImportField, HeadingNames> = {
  numero: {
    sure:
      'numero, num, no, num emp, no emp, numero de empleado, numero empleado, ' +
      'num empleado, no empleado, no de empleado, emplid, employee id, ' +
      'employee number, id empleado, numero trabajador, numero de trabajador, ' +
      'clave empleado, empleado no, noempleado, numemp, n empleado, n de empleado, empleado num, ' +
      'codigo de empleado, codigo empleado, codigo del empleado, codigo de trabajador, ' +
      'clave de empleado, clave del empleado, clave del trabajador, clave de trabajador, ' +
      'no de trabajador, no trabajador, num de empleado, num trabajador, numero de nomina, no nomina, ' +
      'no de nomina, num nomina, id de empleado, id del empleado, ' +
      'employee num, employee no, employee code, emp id, emp no, emp num, emp code, badge id, badge number, ' +
      'badge, badge num, payroll number, worker id, numero de reloj, num reloj, numero de personal, num pers',
    maybe:
      'clave, empleado, nomina, folio, id, codigo, trabajador, employee, gafete, numero de gafete, matricula, ' +
      'reloj, ficha, numero de ficha, numero de control',
  },
  nombreCompleto: {
    sure:
      'nombre completo, nombre del empleado, nombre empleado, nombre del trabajador, ' +
      'full name, name, nombre y apellidos, apellidos y nombre, employee name, employee full name, ' +
      'nombre completo del empleado, nombre completo del trabajador, nombre trabajador',
    maybe: 'colaborador',
  },
  nombre: { sure: 'nombre, nombres, nombre s, nombre de pila, first name, given name, firstname, forename' },
  apellidos: {
    sure: 'apellidos, apellido s, last name, lastname, family name, surname, surnames',
    maybe: 'apellido',
  },
  paterno: {
    sure: 'paterno, apellido paterno, ap paterno, a paterno, apaterno, primer apellido, apellido 1',
  },
  materno: {
    sure: 'materno, apellido materno, ap materno, a materno, amaterno, segundo apellido, second last name, apellido 2',
  },
  curp: {
    sure: 'curp, clave unica, clave curp, curp del empleado, clave unica de registro de poblacion',
    maybe: 'national id',
  },
  rfc: {
    sure: 'rfc, r f c, rfc del empleado, rfc con homoclave, registro federal de contribuyentes',
    maybe: 'tax id',
  },
  nss: {
    sure:
      'nss, imss, num imss, no imss, numero imss, seguro social, ' +
      'numero de seguro social, numero seguro social, no seguro social, ' +
      'num seguro social, n s s, numero de seguridad social, numero seguridad social, ' +
      'no de seguridad social, no seguridad social, num de seguridad social, num seguridad social, ' +
      'no de seguro social, num de seguro social, numero de afiliacion, no de afiliacion, ' +
      'numero de afiliacion imss, afiliacion imss, no de imss, numero de imss, social security number, nss del empleado, ' +
      'num ss',
    maybe: 'afiliacion, ssn, ssn no, seguridad social',
  },
  correo: {
    sure:
      'correo, correo electronico, mail, email, e mail, email addr, email address, ' +
      'correo e, work email, company email, correo corporativo, correo laboral, correo de trabajo, ' +
      'correo institucional, correo de la empresa',
    maybe: 'personal email, correo personal, prefered email',
  },
  telefono: {
    sure:
      'telefono, tel, celular, phone, movil, telefono celular, tel celular, cel, mobile, cell, ' +
      'cell number, phone number, contact number, work phone, work mobile, mobile phone',
  },
  nacimiento: {
    sure:
      'nacimiento, fecha de nacimiento, fecha nacimiento, f nacimiento, f nac, ' +
      'fec nac, birthdate, birth date, date of birth, fecha nac, fnacimiento, ' +
      'fecha de nac, birthday, dob',
  },
  sexo: { sure: 'sexo, genero, sex, gender' },
  ingreso: {
    sure:
      'ingreso, fecha de ingreso, fecha ingreso, f ingreso, f alta, fecha de alta, ' +
      'fecha alta, alta, hire dt, hire date, fec ingreso, fingreso, falta, fec alta, ' +
      'fecha contratacion, fecha de contratacion, fecha de ingreso a la empresa, ' +
      'date of joining, joining date, date of hire, hired date, date hired, start date, ' +
      'inicio de relacion laboral, fecha de inicio de relacion laboral, fecha inicio rel laboral',
    maybe: 'antiguedad, fecha antiguedad, inicio',
  },
  baja: {
    sure:
      'baja, fecha de baja, fecha baja, f baja, termination dt, termination date, ' +
      'fec baja, last date worked, fbaja, leaving date, relieving date, date of leaving, ' +
      'date of termination, departure date, end date, fecha de salida, fecha de egreso, fecha de terminacion',
    maybe: 'salida, fin',
  },
  compania: { sure: 'compania, company, razon social, empresa', maybe: 'patron, cia' },
  planta: { sure: 'planta, plant', maybe: 'location, ubicacion, sucursal, sitio, nave' },
  departamento: {
    sure:
      'departamento, depto, deptid, department, dpto, clave departamento, dept id, clave de departamento, ' +
      'codigo de departamento, dept, department name, nombre del departamento, descripcion del departamento',
    maybe: 'cc, centro de costo, centro de costos, centro costo, area, cost center',
  },
  puesto: {
    sure:
      'puesto, job title, jobtitle, jobcode, cargo, posicion, position, job position, designation, ' +
      'puesto de trabajo, nombre del puesto, primary position, job role, ' +
      'descripcion del puesto',
    maybe: 'ocupacion, categoria',
  },
  turno: { sure: 'turno, shift, turno de trabajo', maybe: 'jornada, horario' },
  grupo: {
    sure:
      'grupo de pago, grupo pago, paygroup, pay group, tipo de nomina, tipo nomina, ' +
      'periodicidad de pago',
    maybe: 'grupo, frecuencia, periodicidad',
  },
  lider: {
    sure:
      'lider, numero de lider, num lider, jefe, num jefe, numero jefe, jefe inmediato, ' +
      'reports to, supervisor id, manager id, numero del lider, no jefe, jefe directo, ' +
      'num jefe directo, num jefe inmediato',
    maybe:
      'supervisor, supervisor directo, supervisor inmediato, manager, responsable, immediate supervisor, reporting manager, reports to name',
  },
}
