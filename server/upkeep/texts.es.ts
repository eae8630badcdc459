export const sourceTexts = {
  nothing: (folder: string) =>
    `En ${folder} no hay base de datos que respaldar. Revisa DATA_DIR o DATABASE_URL.`,
  noDoor: 'El servidor que usa esta carpeta no responde. Espera a que arranque, o detenlo y repite.',
}

export const backupTexts = {
  usage: [
    'Uso:',
    '  npm run backup -- CARPETA   respalda en esa carpeta, con el servidor en marcha o detenido',
    '  npm run backup -- s3        respalda en el depósito BACKUP_S3_BUCKET',
    '',
    '  --guardar N   conserva los N respaldos más nuevos y quita los demás',
    '  --para age1…  la primera vez: cifra los respaldos con esta llave pública en vez de crear una',
  ].join('\n'),
  noSecret: (folder: string) =>
    `En ${folder} no está secret.key, la llave del servidor. Usa su misma DATA_DIR o su SECRET_KEY.`,
  needsBucket: 'Falta BACKUP_S3_BUCKET: el depósito de los respaldos.',
  needsKey:
    'Este destino todavía no tiene llave. Ejecuta una vez npm run backup en una terminal, o agrega: --para age1…',
  wrongKey: (flag: string) => `${flag} no es una llave pública de age (age1…).`,
  otherKey: 'Este destino ya tiene otra llave. Usa otra carpeta, o quita --para y BACKUP_RECIPIENT.',
  gone: (target: string, file: string) =>
    `En ${target} había respaldos y ahora no hay nada. ¿Está conectado su disco? Si empiezas de nuevo ahí, borra ${file}.`,
  full: 'Se llenó el disco del respaldo. No quedó ningún respaldo a medias: libera espacio y repite.',
  noRoom: (place: string) => `A ${place} le queda muy poco espacio. Libera espacio y repite el respaldo.`,
  inside: 'La carpeta del respaldo está dentro de DATA_DIR. Elige otra, de preferencia en otro disco.',
  newKey: (identity: string) => [
    'Llave para abrir los respaldos de este destino (no se vuelve a mostrar):',
    '',
    `  ${identity}`,
    '',
    'Guárdala fuera de este equipo. Sin ella nadie puede restaurar.',
  ],
  yes: /^s[ií]$/i,
  kept: 'Escribe SI cuando la tengas guardada',
  notKept: 'No se respaldó nada. Repite cuando puedas guardar la llave.',
  done: (copy: string, rows: number, files: number, fresh: number) =>
    `Listo: ${copy}, ${rows} filas y ${files} archivos (${fresh} nuevos), ya verificados.`,
  missing: (count: number) =>
    `Atención: la base de datos menciona archivos que no se encontraron (${count}). Todo lo demás está respaldado.`,
  removed: (count: number) => `Respaldos viejos que se quitaron: ${count}.`,
  filesStay: 'Los archivos de esos respaldos se conservan: quizá los usa otro respaldo.',
  broken: (what: string) =>
    `El respaldo no sirve: ${what} no coincide con lo que se escribió. Revisa el disco o el depósito y repite.`,
}

export const restoreTexts = {
  usage: [
    'Uso:',
    '  npm run restore -- CARPETA   restaura el respaldo más nuevo en DATA_DIR o DATABASE_URL, que deben estar vacíos',
    '  npm run restore -- s3        lo mismo, del depósito BACKUP_S3_BUCKET',
    '',
    '  --copia NOMBRE   ese respaldo en vez del más nuevo',
    '  --llave ARCHIVO  archivo con la llave AGE-SECRET-KEY-1…; sin él se pregunta',
    '',
    '  npm run restore -- --liberar   la copia restaurada de DATA_DIR empieza a enviar y a importar',
  ].join('\n'),
  noFolder: (folder: string) => `No existe la carpeta ${folder}. Revisa el nombre, o conecta el disco.`,
  none: 'Ahí no hay ningún respaldo completo.',
  noSuch: (copy: string, all: readonly string[]) => `No hay un respaldo ${copy}. Hay: ${all.join(', ')}.`,
  askKey: 'Llave (AGE-SECRET-KEY-1…)',
  noKey: 'Falta la llave: --llave ARCHIVO, o escríbela en una terminal.',
  wrongKey: 'Esa llave no abre este respaldo.',
  notEmpty: (place: string) => `${place} no está vacío. Restaura en un lugar nuevo: aquí no se borra nada.`,
  newer: 'Este respaldo es de una versión más nueva de Turno. Instala esa versión para restaurarlo.',
  otherSecret:
    'El respaldo se hizo con otra SECRET_KEY. Pon la de entonces: sin ella no se leen las llaves guardadas.',
  ownSecret: 'El respaldo trae su propia llave secret.key. Quita SECRET_KEY y repite.',
  reading: (copy: string) => `Restaurando ${copy}…`,
  done: (rows: number, tables: number, files: number) =>
    `Listo: ${rows} filas de ${tables} tablas y ${files} archivos, iguales a los del respaldo. Ya puedes arrancar.`,
  atRest:
    'La copia está en reposo: no envía correos ni notificaciones, ni toca carpetas ni respaldos. Para usarla como portal, ejecuta npm run restore -- --liberar, o libérala como administrador en Cómo va el portal.',
  released: 'Listo: la copia ya envía, importa y respalda.',
  notAtRest: 'Esta carpeta no está en reposo. No se cambió nada.',
  since: (when: string) =>
    `El respaldo es del ${when}. Volvieron datos que se bloquearon después. Faltan las protecciones de datos posteriores: ponlas en Privacidad en la primera hora.`,
  erasures: {
    whole: 'Al arrancar, el portal vuelve a borrar lo que dice su lista de borrados.',
    missing:
      'Falta la lista de borrados: podrían volver datos ya borrados. Antes de arrancar, copia erasures.jsonl de la carpeta de datos anterior.',
    damaged:
      'La lista de borrados está dañada: podrían volver datos ya borrados. Antes de arrancar, copia erasures.jsonl de la carpeta de datos anterior.',
  },
  differs: (table: string) => `La tabla ${table} no quedó igual al respaldo. No se restauró nada.`,
}
