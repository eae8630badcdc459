import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/**
 * Purpose of each screen in at most sixty words, keyed by the prefix of its address. A voice of the device can
 * read it aloud (EXT-01: the portal's own texts, no external service).
 */
export const es = {
  '/Inicio': {
    name: 'Inicio',
    text: 'Aquí ves primero lo que tienes pendiente. Después, tu último pago (tócalo para verlo), lo que te falta y los avisos. Toca una tarjeta para entrar.',
  },
  '/Vacantes': {
    name: shared.vacancies,
    text: 'Aquí ves las vacantes para quienes ya trabajan aquí. Elige un área y una vacante, mira qué pide y si puedes postularte. Contesta las preguntas una por una. Después ves cómo va tu postulación.',
  },
  '/Encuestas': {
    name: 'Encuestas',
    text: 'Aquí contestas lo que la empresa te pregunta. Tus respuestas se guardan con cada toque y puedes seguir después, también sin internet. Antes de enviar puedes revisarlas. Nadie ve quién contestó qué: lo que eliges se cuenta y lo que escribes se lee sin tu nombre.',
  },
  '/EncuestasRH': {
    name: shared.companyPolls,
    text: 'Arma encuestas: agrega preguntas, elige a quién van y mira cómo se ven en un teléfono. Se guardan solas. Publicadas ya no cambian. Al cerrarlas ves los resultados, nunca de menos de cinco personas.',
  },
  '/Reconocer': {
    name: shared.recognize,
    text: 'Dale las gracias a un compañero: elige un principio, búscalo y cuenta qué hizo. Puedes dar tres al mes. Le llega una tarjeta que puede guardar. En el muro ves los de tu planta, y puedes ocultar los tuyos.',
  },
  '/ReconocimientosRH': {
    name: shared.recognitions,
    text: 'Busca cualquier reconocimiento de la empresa y fíltralo. Puedes retirar uno con un motivo que leerán los dos; ya no se puede deshacer. Los que alguien ocultó no aparecen. Las cifras nunca muestran menos de cinco personas.',
  },
  '/Reclutamiento/Postulaciones': {
    name: shared.internalApplications,
    text: 'Publica vacantes autorizadas con sus preguntas, lee las respuestas y mueve cada postulación. Las notas nunca las ve quien se postula. Nadie decide sobre lo suyo. Necesitas internet.',
  },
  '/MisDatos': {
    name: 'Mis datos personales',
    text: 'Aquí ves qué guarda el portal sobre ti y puedes descargarlo todo con tu contraseña, menos en un equipo compartido. Lees y aceptas el aviso de privacidad, y encuentras dónde corregir tus datos. El archivo se borra en un día.',
  },
  '/Privacidad': {
    name: 'Privacidad',
    text: 'Publica una versión nueva del aviso de privacidad: a todas las personas se les pide aceptarla. También fijas cuánto se guarda cada tipo de datos. Antes de guardar ves qué bloquearía. Lo bloqueado sale de las pantallas y meses después se borra. De una persona con datos protegidos no se borra nada.',
  },
  '/Marcha': {
    name: 'Cómo va el portal',
    text: 'Qué tan rápido abre el portal y qué errores tuvo, por día y por pantalla. No dice quién: se mide sin nombres. Toca un error para ver qué pasó antes. Abajo ves qué llena el disco y de cuándo es el último respaldo.',
  },
  '/ImportarNomina': {
    name: 'Importar nómina',
    text: 'Sube el ZIP o el XML timbrado de tu nómina. El portal lo lee solo y te dice qué recibos entraron, cuáles todavía no tienen persona y cuáles debes corregir. Puedes detenerlo y seguir. El mismo archivo nunca se duplica. Necesitas internet.',
  },
  '/FuentesImportacion': {
    name: 'Fuentes de importación',
    text: 'Cada programa que manda archivos (nómina, personas, kardex, prenóminas o la caja) tiene su propia llave, para un solo tipo de archivo. Se muestra una sola vez. Aquí ves cuándo se usó y la revocas: deja de servir al momento. Puedes poner un correo que recibe el resultado de cada archivo.',
  },
  '/Pendientes': {
    name: 'Lo que te falta',
    text: 'Son tus tareas abiertas, con los minutos que te lleva cada una. Toca la primera. Cuando terminas una, desaparece sola de la lista.',
  },
  '/Recibos': {
    name: 'Mis recibos',
    text: 'Aquí están tus recibos de nómina. Toca uno para ver cuánto recibiste y por qué cambió. Puedes abrir el PDF y guardarlo. Los que ya viste los puedes leer sin internet.',
  },
  '/CajaAhorro': {
    name: shared.mySavings,
    text: 'Aquí ves cuánto tienes ahorrado, cuánto debes y qué está en proceso. Puedes pedir un préstamo, retirar o cambiar tu ahorro. Antes de enviar ves todo y confirmas.',
  },
  '/CajaAhorro/simulador': {
    name: 'Simulador de préstamo',
    text: 'Escribe cuánto quieres y en cuántos pagos. Te dice cuánto pagarías cada vez y en total. Es solo una cuenta: no pide nada. También sirve sin internet.',
  },
  '/CajaAhorro/por-que-no': {
    name: '¿Por qué no puedo pedir?',
    text: 'Explica qué falta para que puedas pedir un préstamo, con los números de hoy, y desde cuándo podrías. Si algo no cuadra, pregunta en nómina.',
  },
  '/CajaAhorro/papeles': {
    name: 'Papeles de tu ahorro',
    text: 'Aquí guardas o imprimes tu estado de cuenta de cada mes, y la solicitud y el pagaré de tus préstamos.',
  },
  '/Asistente': {
    name: basic.assistant,
    text: 'Platica con botones grandes o escribe. Te ayuda con tu ahorro y explica las pantallas. El dinero nunca se mueve con lo que escribes: siempre confirmas con un toque.',
  },
  '/Kardex': {
    name: shared.myKardex,
    text: 'Es el registro de tus días: faltas, permisos, vacaciones e incapacidades de los últimos noventa días. Toca un color para ver sus fechas. Desde aquí también pides un día.',
  },
  '/Incidencias': {
    name: shared.requestADay,
    text: 'Aquí pides un permiso o vacaciones y ves cómo van. Elige la fecha y el motivo. Sin internet se guarda y se envía sola. Tu líder decide, y te avisamos en cuanto lo haga.',
  },
  '/Alertas': {
    name: 'Tus alertas de tiempo',
    text: 'Muestra los días en que una checada no cuadra con tu horario. Si una está mal, habla con tu líder y enséñale la fecha.',
  },
  '/Equipo': {
    name: shared.yourTeamsAlerts,
    text: 'Tu gente con sus alertas de tiempo, por persona y por día. Toca a alguien para ver qué pasó. Lo nuevo está arriba.',
  },
  '/Autorizaciones': {
    name: shared.approvals,
    text: 'Lo que tienes por decidir. Abre cada solicitud completa antes de decir sí o no. Si dices que no, escribe por qué. Nadie decide sobre lo suyo. Necesitas internet.',
  },
  '/Solicitudes': {
    name: shared.requests,
    text: 'Lo que has pedido, quién lo decide y cómo va. Para pedir algo nuevo toca el botón y sigue los pasos. Sin internet se guarda y se envía solo. Mientras nadie decide, lo puedes retirar.',
  },
  '/Solicitudes/suplente': {
    name: shared.whoApprovesForMe,
    text: 'Si te vas unos días, elige quién autoriza en tu lugar y en qué fechas. Al terminar, todo vuelve a ti.',
  },
  '/ActualizacionDatos': {
    name: 'Actualización de datos',
    text: 'Son siete pasos con tus datos. Se guardan en tu teléfono mientras escribes y se envían cuando hay internet. Puedes parar y seguir después donde ibas.',
  },
  '/DatosCambiados': {
    name: shared.dataThatChanged,
    text: 'Lo que la gente cambió de sus datos: antes y después. Márcalo como visto cuando lo tengas en tu sistema.',
  },
  '/Documentos': {
    name: shared.myDocuments,
    text: 'Tus papeles: cuáles faltan, cuáles ya están y cuáles tienen comentarios. Toca uno y tómale una foto. Revisa que se lea bien. Sin internet se envía después.',
  },
  '/RevisionDocumentos': {
    name: shared.documentReview,
    text: 'Aquí ves los papeles de una persona, uno por uno. Acepta el que está bien y comenta el que no. La persona recibe el aviso.',
  },
  '/AlgoNoCuadra': {
    name: 'Algo no cuadra en mi pago',
    text: 'Te lleva al lugar correcto. Una aclaración es una pregunta sobre un periodo. Una inconformidad es cuando falta o sobra algo y quieres que lo corrijan.',
  },
  '/Aclaraciones': {
    name: 'Aclaraciones de nómina',
    text: 'Pregunta lo que no entiendes de un pago. Elige el periodo y el motivo. Nómina te contesta aquí, y después calificas la respuesta.',
  },
  '/Inconformidades': {
    name: shared.disputes,
    text: 'Di qué está mal en tu pago y agrega fotos de prueba si tienes. Sin internet se guarda y se envía sola. Aquí ves la respuesta y la calificas.',
  },
  '/AtencionNomina': {
    name: shared.payrollDesk,
    text: 'Las preguntas de la gente, las más antiguas primero. Al lado ves lo que se pagó en ese periodo. Escribe la respuesta y envíala.',
  },
  '/Notificaciones': {
    name: shared.notifications,
    text: 'Todo lo que el portal te ha avisado. Toca una para ir a lo que dice. En ajustes eliges cuáles te llegan al teléfono y a qué hora no.',
  },
  '/Avisos': {
    name: shared.notices,
    text: 'Las noticias de la empresa que siguen vigentes. Toca una para leerla completa.',
  },
  '/AvisosEmpresa': {
    name: 'Publicar avisos',
    text: 'Escribe un aviso, elige para quién es y hasta cuándo se ve. Antes de publicar ves cómo queda. También puedes retirar uno.',
  },
  '/Evaluaciones': {
    name: shared.myEvaluations,
    text: 'Aquí calificas con medallas a la persona que te piden. Contesta con calma: se guarda solo, también sin internet. Recursos Humanos ve cuántos puntos diste en total; nadie ve qué medalla diste a cada pregunta.',
  },
  '/Ptu': {
    name: 'Tus días de PTU',
    text: 'Los días que cuentan para tu reparto de utilidades. Si crees que falta alguno, pregunta en recursos humanos.',
  },
  '/CertificacionExpress': {
    name: 'Certificaciones exprés',
    text: 'Las certificaciones de tu gente que tienes por revisar. Revisa cada una y contesta.',
  },
  '/EncuestaSatisfaccion': {
    name: 'Encuesta de satisfacción',
    text: 'Una encuesta corta sobre cómo te sientes en la empresa. Se abre en otra página. Tu opinión ayuda a mejorar.',
  },
  '/PorEnviar': {
    name: shared.toSend,
    text: 'Lo que ya confirmaste y espera internet, y lo que dejaste sin terminar. Se envía solo. Si algo tiene error, tócalo para corregirlo.',
  },
  '/Dispositivo': {
    name: shared.aboutThisDevice,
    text: 'Lo que el portal guarda en este teléfono, siempre cifrado, y cuánto espacio ocupa. Desde aquí lo puedes borrar.',
  },
  '/Ajustes': {
    name: shared.settings,
    text: 'Cambia el idioma, el tamaño de las letras y los colores. También eliges si las fotos se envían solo con Wi-Fi.',
  },
  '/Instalar': {
    name: shared.installTurno,
    text: 'Pon el portal en la pantalla de tu teléfono, como una aplicación. Abre más rápido y funciona sin internet.',
  },
  '/Mas': {
    name: basic.more,
    text: 'Todo lo que no cabe abajo: tus trámites, los ajustes, el menú de la empresa y cerrar sesión.',
  },
  '/CambioPass': {
    name: basic.changePassword,
    text: 'Escribe tu contraseña de ahora y dos veces la nueva. Usa una que solo tú sepas. Tus otras sesiones se cierran.',
  },
  '/SegundoPaso': {
    name: shared.twoStepVerification,
    text: 'Así nadie entra solo con tu contraseña: también hace falta un código de tu teléfono. Guarda los códigos de respaldo.',
  },
  '/ContrasenaTemporal': {
    name: basic.oneTimePassword,
    text: 'Para quien olvidó su contraseña. Busca a la persona, confirma quién es y dale la contraseña. Sirve una vez.',
  },
  '/MiEmpresa/SGI/RegistroMejora': {
    name: shared.registerAnIdea,
    text: 'Di qué puede ser mejor, dónde y qué se gana. Agrega una foto si ayuda. Sin internet se guarda y se envía sola.',
  },
  '/MiEmpresa/SGI/SeguimientoMejora': {
    name: shared.myIdeas,
    text: 'Tus ideas y en qué va cada una, desde que la registras hasta que se hace. Si no procede, aquí lees por qué.',
  },
  '/MiEmpresa/SGI/AdmMejora': {
    name: 'Administrar mejoras',
    text: 'Las ideas de todos, las más antiguas primero. Abre una, revísala, asígnala y muévela. Lo que escribes le llega a quien tuvo la idea.',
  },
  '/AdmCajaAhorro/PorDecidir': {
    name: 'Caja de ahorro: por decidir',
    text: 'Préstamos, retiros y bajas que esperan, los más antiguos primero, con la cuenta y las reglas de hoy. Nadie decide sobre lo suyo.',
  },
  '/AdmCajaAhorro/CorteNomina': {
    name: 'Corte por nómina',
    text: 'Lo que la caja cobra y paga con una nómina. Revísalo y guárdalo como archivo antes del cierre.',
  },
  '/AdmCajaAhorro/Tasas': {
    name: 'Tasas y mínimos',
    text: 'Las tasas y los mínimos que usa la caja. Una persona propone el cambio y otra lo aprueba.',
  },
  '/Personas': {
    name: shared.people,
    text: 'Cuentas y permisos. Busca a alguien, da de alta, cambia su rol o cierra su cuenta. Todo queda en el registro.',
  },
  '/Roles': {
    name: 'Roles y permisos',
    text: 'Qué puede hacer cada quien, con qué personas, desde cuándo y quién le dio el rol. Lo que un administrador propone, otro lo confirma en 7 días. Nadie cambia sus propios roles.',
  },
  '/ImportarDatos': {
    name: 'Importar datos',
    text: 'Elige qué datos traes y sube un Excel o CSV. Antes de importar ves qué cambia y qué celda tiene error. Lo bueno entra; lo demás lo descargas, corriges y vuelves a subir. Si un programa lo mandó y hay dudas, aquí lo importas o lo descartas. Necesitas internet.',
  },
  '/Importar': {
    name: 'Importar personas',
    text: 'Da de alta, cambia y da de baja a muchas personas desde un Excel o CSV. Antes de importar ves qué cambia y qué celda tiene error. Lo bueno entra; lo demás lo descargas, corriges y vuelves a subir.',
  },
  '/Registro': {
    name: shared.securityLog,
    text: 'Quién hizo qué y cuándo. Busca por persona, por fecha o por tipo. Nada se puede borrar.',
  },
  '/SeguridadPatrimonial/AdmonVisitas': {
    name: shared.todaysVisits,
    text: 'Quién está dentro y quién falta por llegar. Lee el QR o busca el nombre, y marca entrada o salida. Sin internet la marca espera y se envía sola.',
  },
  '/VerPuestoLider': {
    name: shared.myTeamsPositions,
    text: 'Los puestos de tu equipo, quién está en cada uno, cuáles están vacantes y qué pide cada puesto.',
  },
  '/CargaApegos': {
    name: 'Requisitos de los puestos',
    text: 'Carga desde un archivo de Excel lo que pide cada puesto. Antes de guardar ves qué cambia y qué renglón tiene error.',
  },
  '/Reclutamiento/Candidatos': {
    name: shared.candidates,
    text: 'Propón personas para las vacantes autorizadas y ve en qué va cada una, desde lo que cumple hasta su cuenta.',
  },
  '/Nominas/Compensaciones/ofertasEconomicas': {
    name: shared.jobOffers,
    text: 'Escribe lo que se le ofrece a un candidato, míralo como lo verá y mándalo por correo o con un enlace.',
  },
  '/MiEmpresa/Temporal': {
    name: shared.temporaryStaff,
    text: 'Todo el personal temporal de la empresa. Lo atrasado está arriba. Toca a alguien para ver en qué va y qué sigue.',
  },
  '/MiEquipo/Temporal': {
    name: 'Personal temporal de mi equipo',
    text: 'Tus temporales y lo que sigue con cada uno: eliges quién lo evalúa, ves cuándo cierra y si pasa a planta.',
  },
  '/Especiales/Temporal': {
    name: shared.temporaryStaff,
    text: 'Los temporales en proceso. Recuérdale a quien no ha contestado, calcula el resultado, avisa a la persona y confirma la planta.',
  },
  '/PersonalTemporal': {
    name: shared.temporaryStaff,
    text: 'El proceso de una persona para pasar a planta: lo que ya pasó y lo que sigue.',
  },
  '/MiEquipo/ResultadoEvaluacion': {
    name: 'Resultado de una evaluación',
    text: 'Cómo ven a tu colaborador, por tema. No se ve qué contestó cada quien.',
  },
  '/Especiales/ResultadoEvaluacion': {
    name: 'Resultado de una evaluación',
    text: 'El resultado por tema, con los comentarios, sin nombres. Si contestaron menos de tres, los temas no se muestran.',
  },
  '/Especiales/AvanceEvaluaciones': {
    name: 'Avance de evaluaciones',
    text: 'Cuántas encuestas faltan, de quién, y los promedios. Desde aquí les recuerdas a quienes no han contestado.',
  },
  '/Especiales/RegistrarTemporales': {
    name: 'Registrar personal temporal',
    text: 'Da de alta a las personas de un proyecto con su líder. Antes de guardar ves los errores.',
  },
  '/Ayuda': {
    name: shared.help,
    text: 'Aquí lees, o escuchas, para qué sirve cada pantalla. Escribe una palabra para buscar. Funciona sin internet.',
  },
}

export const helpWords = defineTexts(es, () => import('./help-words.en.ts'))
