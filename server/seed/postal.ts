import type { Tx } from '../db/connection.ts'
import { postalCodes } from '../db/schema/postal.ts'
import { insertInBatches } from './batches.ts'

/**
 * Postal codes to try the form without the official file, among them one with 300 neighbourhoods. Format:
 * code, municipality, neighbourhoods.
 */
const places: Readonly<Record<string, readonly string[]>> = {
  Coahuila: [
    '25000|Saltillo|Saltillo Zona Centro',
    '25010|Saltillo|Guanajuato,Bellavista,Ojo de Agua',
    '25015|Saltillo|Lomas de Lourdes,Loma Linda,Chamizal',
    '25020|Saltillo|República,Topo Chico',
    '25050|Saltillo|Guayulera,Vista Hermosa,Las Margaritas',
    '25100|Saltillo|Los Pinos,Zapalinamé,Universidad',
    '25204|Saltillo|Portales,San Ramón,La Aurora',
    '25280|Saltillo|República Oriente,Alpes,Jardín',
    '25350|Arteaga|*',
    '25700|Monclova|Monclova Centro,El Pueblo,Guadalupe',
    '25900|Ramos Arizpe|Ramos Arizpe Centro,Analco,Guanajuato',
    '25903|Ramos Arizpe|Manantiales del Valle,Blanca Esthela,Santa María',
    '26000|Piedras Negras|Piedras Negras Centro,Roma,Burócratas',
    '27000|Torreón|Torreón Centro',
    '27100|Torreón|Los Ángeles,Campestre La Rosita,San Isidro',
  ],
  'Nuevo León': [
    '64000|Monterrey|Centro',
    '64060|Monterrey|Obispado',
    '64630|Monterrey|Colinas de San Jerónimo,San Jerónimo',
    '64830|Monterrey|Ladrillera,México,Nuevo Repueblo',
    '66100|Santa Catarina|Santa Catarina Centro,Adolfo López Mateos',
    '66220|San Pedro Garza García|Del Valle,Fuentes del Valle',
    '66400|San Nicolás de los Garza|San Nicolás de los Garza Centro,El Roble',
    '66600|Apodaca|Apodaca Centro,Pueblo Nuevo,Moisés Sáenz',
    '67100|Guadalupe|Guadalupe Centro,Paraíso,Las Villas',
  ],
  'Ciudad de México': [
    '03100|Benito Juárez|Del Valle Centro,Insurgentes San Borja',
    '04000|Coyoacán|Villa Coyoacán',
    '06000|Cuauhtémoc|Centro (Área 1)',
    '06600|Cuauhtémoc|Juárez',
    '06700|Cuauhtémoc|Roma Norte',
    '07700|Gustavo A. Madero|Nueva Industrial Vallejo,Lindavista Vallejo',
    '09000|Iztapalapa|San Lucas,Barrio La Asunción,Barrio San Pablo',
    '11000|Miguel Hidalgo|Lomas de Chapultepec',
    '14000|Tlalpan|Tlalpan Centro,Toriello Guerra',
    '15000|Venustiano Carranza|Merced Balbuena,Zona Centro',
  ],
  Jalisco: [
    '44100|Guadalajara|Guadalajara Centro',
    '44600|Guadalajara|Ladrón de Guevara,Americana,Villaseñor',
    '45000|Zapopan|Zapopan Centro',
    '45400|Tonalá|Tonalá Centro,Jalisco',
    '45500|San Pedro Tlaquepaque|Tlaquepaque Centro,San Juan',
    '48300|Puerto Vallarta|Puerto Vallarta Centro,5 de Diciembre',
  ],
  Tamaulipas: [
    '87000|Victoria|Ciudad Victoria Centro',
    '87300|Matamoros|Matamoros Centro,Jardín',
    '88000|Nuevo Laredo|Nuevo Laredo Centro',
    '88500|Reynosa|Reynosa Centro,Medardo González',
  ],
  Durango: ['34000|Durango|Victoria de Durango Centro', '35000|Gómez Palacio|Gómez Palacio Centro'],
  Chihuahua: ['31000|Chihuahua|Chihuahua Centro', '32000|Juárez|Juárez Centro,Barrio Alto'],
  'San Luis Potosí': ['78000|San Luis Potosí|San Luis Potosí Centro', '78700|Matehuala|Matehuala Centro'],
  Zacatecas: ['98000|Zacatecas|Zacatecas Centro', '98600|Guadalupe|Guadalupe Centro'],
  Aguascalientes: ['20000|Aguascalientes|Zona Centro'],
  'Baja California': ['21100|Mexicali|Primera Sección', '22000|Tijuana|Zona Centro'],
  Guanajuato: ['36000|Guanajuato|Guanajuato Centro', '37000|León|León de los Aldama Centro'],
  México: ['50000|Toluca|Centro', '53000|Naucalpan de Juárez|Naucalpan de Juárez Centro'],
  'Michoacán de Ocampo': ['58000|Morelia|Morelia Centro'],
  Puebla: ['72000|Puebla|Centro'],
  Querétaro: ['76000|Querétaro|Centro'],
  Sinaloa: ['80000|Culiacán|Centro'],
  Sonora: ['83000|Hermosillo|Hermosillo Centro'],
  'Veracruz de Ignacio de la Llave': [
    '91000|Xalapa|Xalapa Enríquez Centro',
    '91700|Veracruz|Veracruz Centro',
  ],
  Yucatán: ['97000|Mérida|Mérida Centro'],
}

function manyColonies(): string[] {
  const kinds = ['Ejido', 'Rancho', 'Fraccionamiento', 'Colonia', 'Barrio']
  const names =
    'El Mezquite,La Escondida,San Antonio,Los Lirios,Huachichil,El Tunal,Santa Rita,San Juan,La Carbonera,Mesa de Tablas,' +
    'El Poleo,Potrero de Ábrego,Los Pinos,El Cedrito,La Efigenia,San Felipe,Sierra Hermosa,Las Vigas,Bella Unión,Chapultepec,' +
    'El Diamante,Emiliano Zapata,La Roja,Santo Domingo,Piedra Blanca,Artesillas,El Refugio,La Nogalera,Monterreal,El Salitre,' +
    'Cuauhtémoc,La Constitución,San Isidro,Los Llanos,El Porvenir,Nuncio,La Gloria,Zacatera,El Huizache,Las Norias,' +
    'La Paloma,Jamé,Rancho Nuevo,Agua Nueva,El Jagüey,Santa Elena,Los Cerritos,El Capulín,La Siberia,San Miguel,' +
    'Tanque Viejo,El Recreo,La Purísima,Las Palmas,El Encino,Vista Real,Los Nogales,El Manzano,La Cebolla,Palma Gorda'
  return names.split(',').flatMap((name) => kinds.map((kind) => `${kind} ${name}`))
}

export async function insertPostalCodes(tx: Tx): Promise<void> {
  const rows = Object.entries(places).flatMap(([state, lines]) =>
    lines.map((line) => {
      const [code = '', city = '', list = ''] = line.split('|')
      return { code, city, state, colonies: list === '*' ? manyColonies() : list.split(',') }
    }),
  )
  await insertInBatches(rows, (batch) => tx.insert(postalCodes).values(batch).onConflictDoNothing())
}
