import type { Translation } from '#i18n/texts.ts'
import type { es } from './help-words.es.ts'

export const texts = {
  '/Inicio': {
    name: 'Start',
    text: 'First you see what waits for you. Then your last payment, covered until you tap it, what is missing, and notices. Tap a card to open it.',
  },
  '/Vacantes': {
    name: 'Vacancies',
    text: 'Here are the vacancies for people who already work here. Choose an area and a vacancy, see what it asks for and whether you may apply. Answer the questions one by one. Then you see how your application goes.',
  },
  '/Encuestas': {
    name: 'Polls',
    text: 'Here you answer what the company asks you. Your answers are kept with each tap and you can go on later, also without internet. You can check them before you send. Nobody sees who answered what: choices are counted and words are read without your name.',
  },
  '/EncuestasRH': {
    name: 'Company polls',
    text: 'Build polls: add questions, choose whom they are for and see them on a phone. They save themselves. Once published they don’t change. After closing you see the results, never of fewer than five people.',
  },
  '/Reconocer': {
    name: 'Recognise',
    text: 'Thank a colleague: choose a principle, find them and tell what they did. You can give three a month. They get a card to keep. The wall shows those of your plant, and you can hide your own.',
  },
  '/ReconocimientosRH': {
    name: 'Recognitions',
    text: 'Find any recognition of the company and filter it. You can withdraw one with a reason that both will read; it can’t be undone. What somebody hid does not appear. Figures never show fewer than five people.',
  },
  '/Reclutamiento/Postulaciones': {
    name: 'Internal applications',
    text: 'Publish authorized vacancies with their questions, read the answers and move each application on. The applicant never sees the notes. Nobody decides on their own. You need internet.',
  },
  '/MisDatos': {
    name: 'My personal data',
    text: 'Here you see what the portal holds about you and can download all of it with your password, but not on a shared device. You read and accept the privacy notice, and find how to correct your data. The file is erased within a day.',
  },
  '/Privacidad': {
    name: 'Privacy',
    text: 'Publish a new version of the privacy notice: everybody is asked to accept it. You also set how long each kind of data is kept. Before you save you see what it would block. What is blocked leaves every screen and is erased months later. Of a person who is held back nothing is erased.',
  },
  '/Marcha': {
    name: 'How the portal is doing',
    text: 'How fast the portal opens and what went wrong, by day and by screen. It does not say who: each page tells it without a name. Tap an error to see what came before. Below you see what fills the disk and how old the last backup is.',
  },
  '/ImportarNomina': {
    name: 'Import payroll',
    text: 'Send the stamped ZIP or XML of your payroll. The portal reads it by itself and says which receipts were taken, which wait for their person and which you have to mend. You can stop it and go on. The same file is never doubled. You need the internet.',
  },
  '/FuentesImportacion': {
    name: 'Import sources',
    text: 'Each program that sends files (payroll, people, kardex, pre-payroll or the fund) has its key for one kind. It is shown once. Here you see when it was used, and revoke it: it stops working at once. An address you write down gets the result of each file.',
  },
  '/Pendientes': {
    name: 'What is missing',
    text: 'Your open tasks, with the minutes each one takes. Tap the first one. What you finish leaves the list by itself.',
  },
  '/Recibos': {
    name: 'My payslips',
    text: 'Your payslips. Tap one to see what you received and why it changed. You can open the PDF and save it. Those you have seen can be read without internet.',
  },
  '/CajaAhorro': {
    name: 'My savings',
    text: 'What you have saved, what you owe and what is in process. You can ask for a loan, withdraw or change your savings. Before it is sent you see it all and confirm.',
  },
  '/CajaAhorro/simulador': {
    name: 'Loan simulator',
    text: 'Write how much you want and in how many payments. It says what you would pay each time and in all. It asks for nothing. It works without internet, too.',
  },
  '/CajaAhorro/por-que-no': {
    name: 'Why can’t I ask?',
    text: 'What is missing before you can ask for a loan, with today’s numbers, and from when you could. If something is wrong, ask payroll.',
  },
  '/CajaAhorro/papeles': {
    name: 'Papers of your savings',
    text: 'Save or print your statement of each month, and of a loan its request and its note.',
  },
  '/Asistente': {
    name: 'Assistant',
    text: 'Talk with large buttons, or type. It helps with your savings and explains the screens. Money never moves by what you type: you always confirm with a tap.',
  },
  '/Kardex': {
    name: 'My kardex',
    text: 'The record of your days: absences, permits, vacations and sick leave of the last ninety days. Tap a colour to see its dates. You can ask for a day from here, too.',
  },
  '/Incidencias': {
    name: 'Ask for a day',
    text: 'Ask for a permit or vacations and see how they stand. Choose the date and the reason. Your leader decides, and we tell you.',
  },
  '/Alertas': {
    name: 'Your time alerts',
    text: 'Days on which a clock-in does not fit your schedule. If one is wrong, talk to your leader and show the date.',
  },
  '/Equipo': {
    name: 'Alerts of your team',
    text: 'Your people with their time alerts, by person and by day. Tap somebody to see what happened. What is new comes first.',
  },
  '/Autorizaciones': {
    name: 'Authorizations',
    text: 'What waits for your decision. Open each request as a whole before you say yes or no. If it is no, write why. Nobody decides on their own. You need internet.',
  },
  '/Solicitudes': {
    name: 'Requests',
    text: 'What you asked for, who decides it and how it stands. Tap the button to ask for something new. While nobody has decided you can withdraw it.',
  },
  '/Solicitudes/suplente': {
    name: 'Who decides for me',
    text: 'If you are away, choose who decides in your place and on which dates. After that it all comes back to you.',
  },
  '/ActualizacionDatos': {
    name: 'Your data',
    text: 'Seven steps with your data. They are kept on your phone as you type and sent when there is internet. You can stop and go on later.',
  },
  '/DatosCambiados': {
    name: 'Changed data',
    text: 'What people changed of their data: before and after. Mark it as seen once it is in your system.',
  },
  '/Documentos': {
    name: 'My documents',
    text: 'Your papers: which are missing, which are here and which have comments. Tap one and take a photo. See that it can be read. Without internet it is sent later.',
  },
  '/RevisionDocumentos': {
    name: 'Review of documents',
    text: 'The papers of a person, one by one. Accept what is right and comment what is not. The person is told.',
  },
  '/AlgoNoCuadra': {
    name: 'Something is wrong with my pay',
    text: 'It leads you to the right place. A clarification is a question about a period. A dispute is when something is missing and should be put right.',
  },
  '/Aclaraciones': {
    name: 'Payroll clarifications',
    text: 'Ask what you don’t understand of a payment. Choose the period and the reason. Payroll answers here, and then you rate the answer.',
  },
  '/Inconformidades': {
    name: 'Disputes',
    text: 'Say what is wrong with your pay and add photos if you have any. Without internet it is kept and sent by itself. Here you see the answer and rate it.',
  },
  '/AtencionNomina': {
    name: 'Payroll desk',
    text: 'People’s questions, the oldest first. Beside them what was paid in that period. Write the answer and send it.',
  },
  '/Notificaciones': {
    name: 'Notifications',
    text: 'All that the portal has told you. Tap one to go to what it is about. In the settings you choose which come to your phone, and when not.',
  },
  '/Avisos': { name: 'Notices', text: 'News of the company that are still valid. Tap one to read it.' },
  '/AvisosEmpresa': {
    name: 'Publish notices',
    text: 'Write a notice, choose whom it is for and until when it is shown. You see it before it is published. You can withdraw one, too.',
  },
  '/Evaluaciones': {
    name: 'My evaluations',
    text: 'You are asked what you think of somebody, with medals. Take your time: it is kept by itself, without internet too. Human resources sees how many points you gave in all; nobody sees which medal you gave to which question.',
  },
  '/Ptu': {
    name: 'Your PTU days',
    text: 'The days that count for your profit sharing. If one is missing, ask human resources.',
  },
  '/CertificacionExpress': {
    name: 'Express certifications',
    text: 'Certifications of your people that wait for you. Look at each and answer.',
  },
  '/EncuestaSatisfaccion': {
    name: 'Satisfaction survey',
    text: 'A short survey about how you feel in the company. It opens in another page. What you say helps.',
  },
  '/PorEnviar': {
    name: 'To be sent',
    text: 'What you confirmed and what waits for internet, and what you left unfinished. It is sent by itself. If there is an error, tap it to correct it.',
  },
  '/Dispositivo': {
    name: 'This device',
    text: 'What the portal keeps on this phone, always encrypted, and how much room it takes. You can erase it from here.',
  },
  '/Ajustes': {
    name: 'Settings',
    text: 'Change the language, the size of the letters and the colours. You also choose whether photos are sent with Wi-Fi alone.',
  },
  '/Instalar': {
    name: 'Install Turno',
    text: 'Put the portal on the screen of your phone, like an app. It opens faster and works without internet.',
  },
  '/Mas': {
    name: 'More',
    text: 'All that has no place below: your errands, the settings, the company’s menu and the way to sign out.',
  },
  '/CambioPass': {
    name: 'Change password',
    text: 'Write your present password and the new one twice. Use one that only you know. Your other sessions end.',
  },
  '/SegundoPaso': {
    name: 'Second step at sign-in',
    text: 'With it nobody comes in with your password alone: a code of your phone is needed, too. Keep the spare codes.',
  },
  '/ContrasenaTemporal': {
    name: 'One-time password',
    text: 'For somebody who forgot their password. Find the person, make sure who they are and hand it over. It works once.',
  },
  '/MiEmpresa/SGI/RegistroMejora': {
    name: 'Register an idea',
    text: 'Say what could be better, where, and what is gained. Add a photo if it helps. Without internet it is kept and sent by itself.',
  },
  '/MiEmpresa/SGI/SeguimientoMejora': {
    name: 'My ideas',
    text: 'Your ideas and how far each one is, until it is done. If one is not taken up, you read why.',
  },
  '/MiEmpresa/SGI/AdmMejora': {
    name: 'Manage ideas',
    text: 'Everybody’s ideas, the oldest first. Open one, review it, assign it and move it on. What you write reaches whoever had the idea.',
  },
  '/AdmCajaAhorro/PorDecidir': {
    name: 'Savings fund: to decide',
    text: 'Loans, withdrawals and drop-outs that wait, the oldest first, with the account and today’s rules. Nobody decides on their own.',
  },
  '/AdmCajaAhorro/CorteNomina': {
    name: 'List of a payroll',
    text: 'What the fund collects and pays with a payroll. Look at it and save it as a file before the payroll closes.',
  },
  '/AdmCajaAhorro/Tasas': {
    name: 'Rates and minimums',
    text: 'What the fund reckons with. One person proposes a change and another approves it.',
  },
  '/Personas': {
    name: 'People',
    text: 'Accounts and roles. Find somebody, add a person, change their role or close their account. All of it is recorded.',
  },
  '/Roles': {
    name: 'Roles and permissions',
    text: 'Who may do what, for whom, since when and by whom. What one administrator proposes another confirms within 7 days. Nobody changes their own roles.',
  },
  '/ImportarDatos': {
    name: 'Import data',
    text: 'Choose what data you bring, and upload an Excel or CSV. Before it is imported you see what changes and which cell has an error. What is good comes in; the rest you download, mend and upload again. What a program sent and is not sure waits here until you import or discard it. You need a network.',
  },
  '/Importar': {
    name: 'Import people',
    text: 'Add, change and close many people from an Excel or CSV file. You first see what changes and which cell has an error. What is right comes in; the rest you download, mend and bring again.',
  },
  '/Registro': {
    name: 'Security record',
    text: 'Who did what and when. Search by person, date or kind. Nothing can be erased.',
  },
  '/SeguridadPatrimonial/AdmonVisitas': {
    name: 'Visits and passes of today',
    text: 'Who is inside and who is still expected. Read the QR or look for the name, and mark entry or exit. Without internet the mark waits and is sent by itself.',
  },
  '/VerPuestoLider': {
    name: 'Positions of my team',
    text: 'The positions of your team, who is in each, which are vacant and what each asks for.',
  },
  '/CargaApegos': {
    name: 'What positions ask for',
    text: 'Load from a sheet what each position asks for. Before it is saved you see what changes and which row is wrong.',
  },
  '/Reclutamiento/Candidatos': {
    name: 'Candidates',
    text: 'Propose people for authorized vacancies and see how far each has come, from what they fulfil to their account.',
  },
  '/Nominas/Compensaciones/ofertasEconomicas': {
    name: 'Economic offers',
    text: 'Write what a candidate is offered, look at it as they will, and send it by mail or with a link.',
  },
  '/MiEmpresa/Temporal': {
    name: 'Temporary staff',
    text: 'All temporary people of the company. What is late comes first. Open somebody to see their way and what is next.',
  },
  '/MiEquipo/Temporal': {
    name: 'Temporary staff of my team',
    text: 'Your temporary people and what is next with each: you choose who evaluates them, and see when it closes and whether they go on to the plant.',
  },
  '/Especiales/Temporal': {
    name: 'Temporary staff',
    text: 'Temporary people in process. Remind whoever does not answer, calculate the result, tell the person and confirm the plant.',
  },
  '/PersonalTemporal': {
    name: 'Temporary staff',
    text: 'Somebody on their way to the plant: what has been and what is next.',
  },
  '/MiEquipo/ResultadoEvaluacion': {
    name: 'Result of an evaluation',
    text: 'How your person is seen, by subject. Nobody knows who gave what.',
  },
  '/Especiales/ResultadoEvaluacion': {
    name: 'Result of an evaluation',
    text: 'The result by subject, with the comments, without names. With fewer than three answers the subjects are not shown.',
  },
  '/Especiales/AvanceEvaluaciones': {
    name: 'Progress of evaluations',
    text: 'How many surveys are missing, of whom, and the averages. From here people are reminded.',
  },
  '/Especiales/RegistrarTemporales': {
    name: 'Register temporary staff',
    text: 'Register the people of a project with their leader. Errors are shown before it is saved.',
  },
  '/Ayuda': {
    name: 'Help',
    text: 'Read, or listen to, what each screen is for. Write a word to search. It works without internet.',
  },
} satisfies Translation<typeof es>
