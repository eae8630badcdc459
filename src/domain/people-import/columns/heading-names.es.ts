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
      'badge, badge num, payroll number, worker id, numero de reloj, num reloj, numero de personal, num pers, ' +
      'staff id, staff num, personnel num, pers num, person num, associate id, worker num, numero de colaborador',
    maybe:
      'clave, empleado, nomina, folio, id, codigo, trabajador, employee, gafete, numero de gafete, matricula, ' +
      'reloj, ficha, numero de ficha, numero de control, expediente, numero de expediente, file number, person id, user id',
  },
  nombreCompleto: {
    sure:
      'nombre completo, nombre del empleado, nombre empleado, nombre del trabajador, ' +
      'full name, name, nombre y apellidos, apellidos y nombre, employee name, employee full name, ' +
      'nombre y apellido, nombres y apellidos, apellidos y nombres, display name, legal name, complete name, ' +
      'nombre completo del empleado, nombre completo del trabajador, nombre trabajador',
    maybe: 'colaborador, worker, payroll name',
  },
  nombre: {
    sure:
      'nombre, nombres, nombre s, nombre de pila, first name, given name, given names, given name s, firstname, ' +
      'forename, legal first name',
    maybe: 'primer nombre',
  },
  apellidos: {
    sure: 'apellidos, apellido s, last name, lastname, family name, surname, surnames, last names, legal last name',
    maybe: 'apellido',
  },
  paterno: {
    sure:
      'paterno, apellido paterno, ap paterno, a paterno, apaterno, primer apellido, apellido 1, apellido1, ' +
      'paternal last name, paternal surname, father s last name, fathers last name, first last name, first surname',
  },
  materno: {
    sure:
      'materno, apellido materno, ap materno, a materno, amaterno, segundo apellido, second last name, ' +
      'apellido 2, apellido2, maternal last name, maternal surname, mother s last name, mothers last name, ' +
      'second surname',
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
      'num ss, num nss, nss imss, imss num, numero de afiliacion al imss',
    maybe:
      'afiliacion, ssn, ssn no, seguridad social, social insurance number, registro imss, reg imss, clave imss',
  },
  correo: {
    sure:
      'correo, correo electronico, mail, email, e mail, email addr, email address, ' +
      'correo e, work email, company email, correo corporativo, correo laboral, correo de trabajo, ' +
      'correo institucional, correo de la empresa, correo empresa, direccion de correo, ' +
      'direccion de correo electronico, correo electronico laboral, correo electronico corporativo, ' +
      'e mail corporativo, email corporativo, business email, email work, work e mail, email primary, email 1',
    maybe:
      'personal email, correo personal, prefered email, preferred email, home email, private email, ' +
      'correo electronico personal',
  },
  telefono: {
    sure:
      'telefono, tel, celular, phone, movil, telefono celular, tel celular, cel, mobile, cell, ' +
      'cell number, phone number, contact number, work phone, work mobile, mobile phone, mobile number, ' +
      'cell phone, contact num, telefono movil, numero de celular, num celular, celular personal, ' +
      'telefono personal, telefono 1, phone mobile, whatsapp',
    maybe: 'home phone, telefono de casa, telefono particular',
  },
  nacimiento: {
    sure:
      'nacimiento, fecha de nacimiento, fecha nacimiento, f nacimiento, f nac, ' +
      'fec nac, birthdate, birth date, date of birth, fecha nac, fnacimiento, ' +
      'fecha de nac, birthday, dob',
  },
  sexo: { sure: 'sexo, genero, sex, gender, legal gender' },
  ingreso: {
    sure:
      'ingreso, fecha de ingreso, fecha ingreso, f ingreso, f alta, fecha de alta, ' +
      'fecha alta, alta, hire dt, hire date, fec ingreso, fingreso, falta, fec alta, ' +
      'fecha contratacion, fecha de contratacion, fecha de ingreso a la empresa, ' +
      'date of joining, joining date, date of hire, hired date, date hired, start date, ' +
      'inicio de relacion laboral, fecha de inicio de relacion laboral, fecha inicio rel laboral, ' +
      'joined date, date joined, join date, joined on, hired on, entry date, date of entry, employment date, ' +
      'employment start date, original hire date, most recent hire date, commencement date, doj, ' +
      'date of commencement, appointment date, fecha de incorporacion, fecha de entrada, inicio de labores, ' +
      'fecha inicio labores, fecha de inicio de labores',
    maybe:
      'antiguedad, fecha antiguedad, inicio, fecha de inicio, fecha alta imss, fecha de alta imss, ' +
      'fecha de contrato, first contract date',
  },
  baja: {
    sure:
      'baja, fecha de baja, fecha baja, f baja, termination dt, termination date, ' +
      'fec baja, last date worked, fbaja, leaving date, relieving date, date of leaving, ' +
      'date of termination, departure date, end date, fecha de salida, fecha de egreso, fecha de terminacion, ' +
      'separation date, exit date, date of exit, last working day, resignation date, date left, ' +
      'fecha de separacion, fecha de renuncia',
    maybe: 'salida, fin, fecha de termino, last day, fecha baja imss, fecha de baja imss',
  },
  compania: {
    sure:
      'compania, company, razon social, empresa, company name, company code, legal entity, employer, ' +
      'nombre de la empresa, clave empresa, clave de la empresa',
    maybe: 'patron, cia, sociedad',
  },
  planta: {
    sure: 'planta, plant, plant name, nombre de la planta, clave planta',
    maybe:
      'location, ubicacion, sucursal, sitio, nave, work location, location name, centro de trabajo, ' +
      'lugar de trabajo, centro, localidad, site, work site, office, branch',
  },
  departamento: {
    sure:
      'departamento, depto, deptid, department, dpto, clave departamento, dept id, clave de departamento, ' +
      'codigo de departamento, dept, department name, dept name, departamento area, nombre del departamento, descripcion del departamento',
    maybe:
      'cc, centro de costo, centro de costos, centro costo, area, cost center, cost centre, ceco, division, ' +
      'org unit, organizational unit, sub unit',
  },
  puesto: {
    sure:
      'puesto, job title, jobtitle, jobcode, job code, cargo, posicion, position, job position, designation, ' +
      'puesto de trabajo, nombre del puesto, primary position, job role, ' +
      'descripcion del puesto, desc puesto, nombre puesto, puesto actual, position title, job name, ' +
      'work title, employee title, business title',
    maybe: 'ocupacion, categoria, title, role, job, job profile, puesto nominal, puesto desempenado',
  },
  turno: {
    sure: 'turno, shift, turno de trabajo, work shift, shift name, default shift',
    maybe: 'jornada, horario, tipo de turno, work schedule, working schedule',
  },
  descanso: {
    sure:
      'descanso, descansos, descanso semanal, dia de descanso, dias de descanso, rest day, rest days, ' +
      'weekly rest, weekly rest day, weekly day off',
    maybe: 'dia libre, dias libres, day off, days off',
  },
  grupo: {
    sure:
      'grupo de pago, grupo pago, paygroup, pay group, tipo de nomina, tipo nomina, ' +
      'periodicidad de pago, periodo de pago, frecuencia de pago, grupo de nomina, payroll group, ' +
      'pay frequency, payroll frequency',
    maybe: 'grupo, frecuencia, periodicidad, tipo de periodo, pay schedule, paid every',
  },
  lider: {
    sure:
      'lider, numero de lider, num lider, jefe, num jefe, numero jefe, jefe inmediato, ' +
      'reports to, supervisor id, manager id, numero del lider, no jefe, jefe directo, ' +
      'num jefe directo, num jefe inmediato, numero empleado jefe, numero de empleado del jefe, clave jefe, ' +
      'jefe inmediato num empleado, clave del jefe, id jefe, id del jefe, num supervisor, supervisor num, manager num, manager employee id, ' +
      'supervisor employee num',
    maybe:
      'supervisor, supervisor directo, supervisor inmediato, manager, responsable, immediate supervisor, ' +
      'reporting manager, reports to name, reporting to, line manager, direct manager, superior, ' +
      'superior inmediato, gerente, reporta a, manager name, supervisor name',
  },
}
