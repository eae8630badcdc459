import type { HeadingNames } from '../import-file/headings.ts'

export const NUMBER_HEADINGS: HeadingNames = {
  sure:
    'numero, num, no, num emp, no emp, numero de empleado, numero empleado, num empleado, no empleado, ' +
    'no de empleado, emplid, employee id, employee num, employee no, employee code, badge id, n empleado, ' +
    'codigo de empleado, clave de empleado, no de trabajador, employee number, numero de trabajador, noempleado, numemp, ' +
    'id empleado, codigo empleado, clave empleado, emp id, emp code, badge, badge number, worker id, payroll number, ' +
    'numero de reloj, numero de personal, num pers, staff id, staff num, personnel num, pers num, person num, ' +
    'associate id, worker num, numero de colaborador',
  maybe: 'empleado, employee, folio, id, codigo, trabajador, numero de nomina, reloj, ficha, gafete',
}
