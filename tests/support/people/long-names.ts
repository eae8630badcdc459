import { join } from 'node:path'
import { migrationsFolder } from '#server/db/connect.ts'
import { openPglite } from '#server/db/pglite.ts'

export const LONG_NAME = 'María de los Ángeles Guadalupe Hernández-Villavicencio de la Garza'
const [FIRST, PATERNAL, MATERNAL] = [
  'MARÍA DE LOS ÁNGELES GUADALUPE',
  'HERNÁNDEZ-VILLAVICENCIO',
  'DE LA GARZA',
]
/** 60 characters. */
const POSITION = 'COORDINADORA DE ASEGURAMIENTO DE CALIDAD EN TROQUELADO TOTAL'
const DEPARTMENT = 'ADMINISTRACIÓN DE MANTENIMIENTO ELECTROMECÁNICO Y SUBENSAMBLES'
const COMPANY = 'Manufacturas Electromecánicas Especializadas del Noreste, S.A.P.I. de C.V.'
const DOCUMENT = 'Comprobante de antecedentes y capacitaciones del establecimiento anterior'
const TEXT =
  'Redistribuir el almacenamiento de subensambles electromecánicos junto al establecimiento de mantenimiento, porque las tareas de aseguramiento se repiten durante el cambio de turno'

/** The server must be stopped. */
export async function giveLongNames(dataDir: string): Promise<void> {
  const connection = await openPglite(join(dataDir, 'database'), migrationsFolder())
  await connection.query.script(`
    update employees set first_name = '${FIRST}', paternal_name = '${PATERNAL}', maternal_name = '${MATERNAL}',
      job_title = '${POSITION}';
    update users set name = '${FIRST} ${PATERNAL} ${MATERNAL}', nickname = 'MARÍA DE LOS ÁNGELES ' || id where employee_id is not null;
    update departments set name = '${DEPARTMENT} ' || id;
    update plants set name = 'Planta ' || id || ' ${DEPARTMENT}';
    update companies set name = '${COMPANY}';
    update candidates set first_name = '${FIRST}', paternal_name = '${PATERNAL}', maternal_name = '${MATERNAL}';
    update temporary_staff set project = 'Mantenimiento y subensambles';
    update job_codes set name = '${POSITION}';
    update improvements set idea = '${TEXT}', place = '${DEPARTMENT}', benefit = '${TEXT}';
    update improvement_steps set comment = '${TEXT}' where comment <> '';
    update document_uploads set file_name = '${DOCUMENT}.pdf';
    update positions set name = '${POSITION} ' || id;
    update express_certifications set position = '${POSITION}';
    ${Object.entries({
      puesto: POSITION,
      compania: COMPANY,
      razon: TEXT,
      motivo: TEXT,
      nombre: FIRST,
      paterno: PATERNAL,
      materno: MATERNAL,
      ubicacion: DEPARTMENT,
    })
      .map(
        ([key, value]) =>
          `update approvals set details = details || '{"${key}":"${value}"}' where details ? '${key}';`,
      )
      .join('\n')}
  `)
  await connection.close()
}
