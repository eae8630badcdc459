const none: readonly string[] = []

/**
 * Sections of the privacy notice in Spanish, the binding language. A published notice has its own `who` and
 * `keep` (notice.ts). Before the first publication, the page for strangers shows these sections.
 */
export const noticeSections = {
  who: {
    title: '1. Quién es responsable de tus datos',
    paragraphs: [
      'La empresa que te contrata, o donde te postulas, es la responsable de tus datos personales. En este aviso le decimos «la empresa».',
      'Su nombre completo y su domicilio están en tu contrato, en tus recibos de nómina y en la oficina de Recursos Humanos de tu planta. Ahí te atienden para todo lo que dice este aviso.',
    ],
    items: none,
    after: '',
  },
  data: {
    title: '2. Qué datos usa',
    paragraphs: ['Según lo que necesites hacer, la empresa usa estos datos:'],
    items: [
      'Identificación: nombre, fecha y lugar de nacimiento, sexo, estado civil, CURP, RFC, número de seguridad social, INE, firma y fotografía.',
      'Contacto: domicilio, teléfonos, correo y a quién avisar en una emergencia.',
      'Trabajo: número de empleado, puesto, departamento, turno, asistencia, permisos, vacaciones, evaluaciones y reconocimientos.',
      'Pago: sueldo, percepciones, descuentos, cuenta bancaria, caja de ahorro y préstamos.',
      'Estudios: escolaridad, cursos, idiomas y experiencia.',
      'Familia: nombre, parentesco y fecha de nacimiento de quienes registras como familiares o beneficiarios.',
      'Uso del portal: cuándo entras, qué pantallas abres y desde qué dispositivo.',
    ],
    after: 'Si nos das datos de otra persona, como un familiar, avísale y confirma que está de acuerdo.',
  },
  sensitive: {
    title: '3. Datos sensibles',
    paragraphs: [
      'Algunos datos necesitan más cuidado. La empresa solo usa los que hacen falta y te pide permiso expreso y por escrito, con tu firma o tu confirmación en el portal:',
    ],
    items: [
      'Salud: estatura, peso, enfermedades, discapacidad, ejercicio, incapacidades y consumo de tabaco, alcohol o drogas.',
      'Pertenencia a un sindicato, cuando hay cuota que descontar.',
    ],
    after:
      'Antes de las preguntas de salud del formulario de datos decides si das tu permiso. Si dices que no, no se te preguntan. Tus datos de pago y de banco también necesitan tu permiso expreso, salvo cuando la ley obliga a la empresa a usarlos.',
  },
  source: {
    title: '4. De dónde vienen',
    paragraphs: [
      'Te los pide Recursos Humanos, los escribes tú en este portal o salen de tu trabajo, como tu asistencia y tu pago. Algunos los confirma la empresa con autoridades, escuelas o las referencias que tú das.',
    ],
    items: none,
    after: '',
  },
  needed: {
    title: '5. Para qué los necesita',
    paragraphs: ['Sin estos usos no puede haber relación de trabajo, así que no piden permiso aparte:'],
    items: [
      'Revisar tu solicitud, contratarte y hacer tu expediente.',
      'Calcular y pagar tu sueldo, tus prestaciones, tu ahorro y tus préstamos.',
      'Darte tus recibos y timbrarlos ante el SAT.',
      'Darte de alta y hacer tus trámites en el IMSS, el INFONAVIT y el SAT.',
      'Llevar tu asistencia, tus permisos, tus vacaciones y tus incapacidades.',
      'Atender tus aclaraciones y tus inconformidades.',
      'Cuidar tu seguridad y tu salud en la planta, y avisar en una emergencia.',
      'Que solo tú entres a tu cuenta, y cumplir la ley o la orden de una autoridad.',
    ],
    after: '',
  },
  optional: {
    title: '6. Para qué más los puede usar',
    paragraphs: ['Estos usos no son necesarios. Puedes decir que no y nada cambia en tu trabajo:'],
    items: [
      'Encuestas de clima y de satisfacción.',
      'Reconocimientos, felicitaciones y noticias internas con tu nombre o tu foto.',
      'Invitarte a cursos, convenios y actividades.',
      'Guardar tu solicitud para otras vacantes, si esta vez no se logra.',
    ],
    after:
      'Para decir que no, avisa en Recursos Humanos en cualquier momento. Si lo haces en los primeros 5 días hábiles, esos usos no llegan a empezar.',
  },
  transfers: {
    title: '7. Con quién los comparte',
    paragraphs: [
      'La empresa comparte tus datos, sin necesitar tu permiso, solo en estos casos que marca la ley:',
    ],
    items: [
      'IMSS, INFONAVIT, FONACOT, SAT, autoridades del trabajo y jueces: para cumplir la ley.',
      'Otras empresas del mismo grupo, con las mismas reglas de este aviso: para administrar tu trabajo.',
      'Tu banco: para pagarte.',
      'Aseguradoras y hospitales: para tus prestaciones o en una emergencia.',
    ],
    after:
      'Quien trabaja por encargo de la empresa, como el proveedor de nómina, usa tus datos solo para ese encargo. Para cualquier otra transferencia te pedimos permiso antes. Tus datos no se venden.',
  },
  rights: {
    title: '8. Tus derechos ARCO',
    paragraphs: ['Sobre tus datos siempre puedes pedir:'],
    items: [
      'Acceso: saber qué datos tiene la empresa y cómo los usa.',
      'Rectificación: corregir los que están mal o incompletos.',
      'Cancelación: que se borren cuando ya no hacen falta.',
      'Oposición: que no se usen para algo en particular, también cuando una decisión se toma sin personas y te afecta.',
    ],
    after: '',
  },
  how: {
    title: '9. Cómo los pides',
    paragraphs: [
      'Pide en el portal, en Mis datos personales: ahí ves tu folio, el plazo y la respuesta. También puedes entregar tu solicitud en Recursos Humanos de tu planta. Es gratis; si pides copias, solo pagas las copias o el envío. Tu solicitud en papel dice:',
    ],
    items: [
      'Tu nombre, y un domicilio o correo para responderte.',
      'Una identificación tuya. Si va alguien por ti, también su identificación y una carta poder.',
      'Qué derecho pides y sobre cuáles datos.',
      'Lo que ayude a encontrarlos. Si es una corrección, el documento que la prueba.',
    ],
    after:
      'Si falta algo, te avisamos en 5 días hábiles y tienes 10 para completarlo. Te respondemos en 20 días hábiles, a más tardar. Si procede, se cumple en los 15 días hábiles siguientes. Cada plazo puede ampliarse una sola vez, por el mismo tiempo, y te decimos por qué.',
  },
  revoke: {
    title: '10. Retirar tu permiso',
    paragraphs: [
      'Puedes retirar tu permiso cuando quieras, con el mismo trámite. El de tus datos de salud lo retiras en Mis datos personales: el portal borra entonces tus respuestas. La empresa conserva los datos que la ley le obliga a guardar. Si son necesarios para tu trabajo, te explicamos qué pasa antes de hacerlo.',
    ],
    items: none,
    after: '',
  },
  limit: {
    title: '11. Limitar el uso',
    paragraphs: [
      'Si no quieres recibir avisos que no son de tu trabajo, pide en Recursos Humanos que te anoten en la lista de exclusión. También puedes inscribirte en el registro público para evitar publicidad que lleva la PROFECO.',
    ],
    items: none,
    after: '',
  },
  device: {
    title: '12. Qué guarda el portal en tu dispositivo',
    paragraphs: [
      'El portal no usa cookies de publicidad ni rastreadores de otras empresas. Para funcionar sin internet guarda en tu dispositivo:',
    ],
    items: [
      'Tus datos y los recibos que abres o guardas, cifrados con tu contraseña. Se borran al cerrar sesión.',
      'Tu idioma, el tamaño de letra y los colores que eliges.',
    ],
    after:
      'Si no quieres que quede nada, cierra sesión al terminar o borra los datos del sitio en tu navegador.',
  },
  care: {
    title: '13. Cómo los cuida',
    paragraphs: [
      'Tus datos viajan y se guardan protegidos. Solo los ve quien los necesita para su trabajo, y esa persona debe guardar el secreto. Si algo falla y te puede afectar mucho, te avisamos de inmediato qué pasó y qué puedes hacer.',
    ],
    items: none,
    after: '',
  },
  keep: {
    title: '14. Cuánto tiempo los guarda',
    paragraphs: [
      'Los plazos de cada tipo de datos están en el aviso que publica la empresa. Sin un plazo, el portal no borra esos datos por sí solo.',
      'El portal mide sus propios tiempos y errores, sin tu nombre ni tu número. Se borran a los 30 días, y en Ajustes puedes decir que no.',
    ],
    items: none,
    after: '',
  },
  changes: {
    title: '15. Cambios a este aviso',
    paragraphs: [
      'Si el aviso cambia, la versión nueva aparece en esta página y el portal te pide aceptarla. Si la empresa cambia un plazo de la sección 14, se publica una versión nueva.',
    ],
    items: none,
    after: '',
  },
  authority: {
    title: '16. Si no estás de acuerdo',
    paragraphs: [
      'Si crees que tu derecho no se respetó, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno, la autoridad en protección de datos personales, en los 15 días hábiles siguientes a la respuesta de la empresa o al plazo para darla.',
      'Este aviso cumple la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.',
    ],
    items: none,
    after: '',
  },
}

export const sectionNames = [
  'who',
  'data',
  'sensitive',
  'source',
  'needed',
  'optional',
  'transfers',
  'rights',
  'how',
  'revoke',
  'limit',
  'device',
  'care',
  'keep',
  'changes',
  'authority',
] as const
