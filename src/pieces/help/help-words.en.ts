import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './help-words.es.ts'

export const texts = {
  '/Inicio': {
    name: 'Home',
    text: 'First you see what you have to do. Then your last payment (tap it to see it), what’s missing, and notices. Tap a card to open it.',
  },
  '/Vacantes': {
    name: shared.vacancies,
    text: 'Here are the vacancies for people who already work here. Choose an area and a vacancy, see what it requires and whether you can apply. Answer the questions one by one. Then you see how your application is going.',
  },
  '/Encuestas': {
    name: 'Polls',
    text: 'Here you answer what the company asks you. Your answers are saved with each tap and you can continue later, even offline. You can check them before you send. Nobody sees who answered what: choices are counted and what you write is read without your name.',
  },
  '/EncuestasRH': {
    name: shared.companyPolls,
    text: 'Build polls: add questions, choose who they’re for and see how they look on a phone. They save automatically. Once published, they don’t change. When you close them you see the results, never for fewer than five people.',
  },
  '/Reconocer': {
    name: shared.recognize,
    text: 'Thank a colleague: choose a principle, find them and say what they did. You can give three a month. They get a card to keep. The wall shows the ones from your plant, and you can hide your own.',
  },
  '/ReconocimientosRH': {
    name: shared.recognitions,
    text: 'Find any recognition in the company and filter the list. You can withdraw one with a reason that both will read; it can’t be undone. Ones that someone hid don’t appear. Figures never show fewer than five people.',
  },
  '/Reclutamiento/Postulaciones': {
    name: shared.internalApplications,
    text: 'Publish approved vacancies with their questions, read the answers and move each application forward. The applicant never sees the notes. No one decides on their own application. You need internet.',
  },
  '/MisDatos': {
    name: 'My personal data',
    text: 'Here you see what the portal stores about you and can download all of it with your password, but not on a shared device. You read and accept the privacy notice, and find where to correct your data. The file is erased within a day.',
  },
  '/Privacidad': {
    name: 'Privacy',
    text: 'Publish a new version of the privacy notice: everyone is asked to accept it. You also set how long each type of data is kept. Before you save, you see what it would block. Blocked data disappears from every screen and is erased months later. Nothing is erased for a person whose data is protected.',
  },
  '/Marcha': {
    name: 'How the portal is doing',
    text: 'How fast the portal opens and what went wrong, by day and by screen. It doesn’t say who: it’s measured without names. Tap an error to see what came before. Below you see what fills the disk and how old the last backup is.',
  },
  '/ImportarNomina': {
    name: 'Import payroll',
    text: 'Upload the stamped ZIP or XML of your payroll. The portal reads it automatically and tells you which payslips went in, which have no person yet and which you have to correct. You can stop it and resume. The same file is never duplicated. You need internet.',
  },
  '/FuentesImportacion': {
    name: 'Import sources',
    text: 'Each program that sends files (payroll, people, kardex, pre-payroll or the fund) has its own key, for one type of file. It’s shown only once. Here you see when it was used, and can revoke it: it stops working right away. You can add an email address that gets the result of each file.',
  },
  '/Pendientes': {
    name: 'What’s missing',
    text: 'Your open tasks, with the minutes each one takes. Tap the first one. When you finish one, it disappears from the list.',
  },
  '/Recibos': {
    name: 'My payslips',
    text: 'Your payslips. Tap one to see what you received and why it changed. You can open the PDF and save it. You can read the ones you’ve already seen offline.',
  },
  '/CajaAhorro': {
    name: shared.mySavings,
    text: 'What you’ve saved, what you owe and what’s in process. You can request a loan, withdraw or change your savings. Before you send, you see it all and confirm.',
  },
  '/CajaAhorro/simulador': {
    name: 'Loan simulator',
    text: 'Enter how much you want and in how many payments. It tells you what you’d pay each time and in total. It’s only a calculation: it doesn’t request anything. It also works offline.',
  },
  '/CajaAhorro/por-que-no': {
    name: 'Why can’t I?',
    text: 'What’s missing before you can request a loan, with today’s numbers, and when you could. If something looks wrong, ask payroll.',
  },
  '/CajaAhorro/papeles': {
    name: 'Your savings documents',
    text: 'Save or print your monthly statements, and the request and promissory note for your loans.',
  },
  '/Asistente': {
    name: basic.assistant,
    text: 'Chat with large buttons, or type. It helps with your savings and explains the screens. Money never moves because of what you type: you always confirm with a tap.',
  },
  '/Kardex': {
    name: shared.myKardex,
    text: 'The record of your days: absences, permits, vacation and sick leave in the last ninety days. Tap a color to see its dates. You can also request a day from here.',
  },
  '/Incidencias': {
    name: shared.requestADay,
    text: 'Request a permit or vacation and see how it’s going. Choose the date and the reason. If you’re offline, it’s saved and sent later. Your leader decides, and we let you know.',
  },
  '/Alertas': {
    name: 'Your time alerts',
    text: 'Days when a clock-in doesn’t match your schedule. If one is wrong, talk to your leader and show them the date.',
  },
  '/Equipo': {
    name: shared.yourTeamsAlerts,
    text: 'Your people with their time alerts, by person and by day. Tap someone to see what happened. New alerts come first.',
  },
  '/Autorizaciones': {
    name: shared.approvals,
    text: 'What you have to decide. Open the full request before you say yes or no. If it’s no, write why. No one decides on their own requests. You need internet.',
  },
  '/Solicitudes': {
    name: shared.requests,
    text: 'What you requested, who decides it and how it’s going. Tap the button to request something new. If you’re offline, it’s saved and sent later. You can withdraw it as long as nobody has decided.',
  },
  '/Solicitudes/suplente': {
    name: shared.whoApprovesForMe,
    text: 'If you’ll be away, choose who approves in your place and on which dates. After that, it all comes back to you.',
  },
  '/ActualizacionDatos': {
    name: 'Your data',
    text: 'Seven steps with your data. It’s saved on your phone as you type and sent when you’re online. You can stop and continue later.',
  },
  '/DatosCambiados': {
    name: shared.dataThatChanged,
    text: 'What people changed in their data: before and after. Mark it as seen once it’s in your system.',
  },
  '/Documentos': {
    name: shared.myDocuments,
    text: 'Your documents: which are missing, which are here and which have comments. Tap one and take a photo. Check that it’s easy to read. If you’re offline, it’s sent later.',
  },
  '/RevisionDocumentos': {
    name: shared.documentReview,
    text: 'A person’s documents, one by one. Accept the ones that are right and comment on the ones that aren’t. The person is notified.',
  },
  '/AlgoNoCuadra': {
    name: 'My pay doesn’t add up',
    text: 'It takes you to the right place. A clarification is a question about a period. A dispute is when you were paid too little or too much and want it corrected.',
  },
  '/Aclaraciones': {
    name: 'Payroll clarifications',
    text: 'Ask what you don’t understand about a payment. Choose the period and the reason. Payroll answers here, and then you rate the answer.',
  },
  '/Inconformidades': {
    name: shared.disputes,
    text: 'Say what’s wrong with your pay and add evidence photos if you have any. If you’re offline, it’s saved and sent later. Here you see the answer and rate it.',
  },
  '/AtencionNomina': {
    name: shared.payrollDesk,
    text: 'People’s questions, oldest first. Next to them is what was paid in that period. Write the answer and send it.',
  },
  '/Notificaciones': {
    name: shared.notifications,
    text: 'Everything the portal has notified you about. Tap one to go to what it’s about. In settings you choose which ones reach your phone, and at what hours they don’t.',
  },
  '/Avisos': { name: shared.notices, text: 'Company news that’s still current. Tap one to read it.' },
  '/AvisosEmpresa': {
    name: 'Publish notices',
    text: 'Write a notice, choose who it’s for and how long it’s shown. You see it before you publish. You can also withdraw one.',
  },
  '/Evaluaciones': {
    name: shared.myEvaluations,
    text: 'Here you rate the person you’re asked about, with medals. Take your time: it saves automatically, even offline. Human Resources sees how many points you gave in total; nobody sees which medal you gave to which question.',
  },
  '/Ptu': {
    name: 'Your PTU days',
    text: 'The days that count for your profit sharing. If one is missing, ask Human Resources.',
  },
  '/CertificacionExpress': {
    name: 'Express certifications',
    text: 'Your people’s certifications for you to review. Review each one and answer.',
  },
  '/EncuestaSatisfaccion': {
    name: 'Satisfaction survey',
    text: 'A short survey about how you feel at the company. It opens in another page. Your opinion helps us improve.',
  },
  '/PorEnviar': {
    name: shared.toSend,
    text: 'What you confirmed and is waiting for internet, and what you left unfinished. It’s sent automatically. If there’s an error, tap it to correct it.',
  },
  '/Dispositivo': {
    name: shared.aboutThisDevice,
    text: 'What the portal saves on this phone, always encrypted, and how much space it takes. You can erase it from here.',
  },
  '/Ajustes': {
    name: shared.settings,
    text: 'Change the language, the text size and the colors. You also choose whether photos are only sent over Wi-Fi.',
  },
  '/Instalar': {
    name: shared.installTurno,
    text: 'Put the portal on your phone’s home screen, like an app. It opens faster and works offline.',
  },
  '/Mas': {
    name: basic.more,
    text: 'Everything that doesn’t fit below: your paperwork, settings, the company menu and signing out.',
  },
  '/CambioPass': {
    name: basic.changePassword,
    text: 'Enter your current password and the new one twice. Use one that only you know. Your other sessions end.',
  },
  '/SegundoPaso': {
    name: shared.twoStepVerification,
    text: 'No one can sign in with just your password: they also need a code from your phone. Save the backup codes.',
  },
  '/ContrasenaTemporal': {
    name: basic.oneTimePassword,
    text: 'For someone who forgot their password. Find the person, confirm who they are and give it to them. It works once.',
  },
  '/MiEmpresa/SGI/RegistroMejora': {
    name: shared.registerAnIdea,
    text: 'Say what could be better, where, and what’s gained. Add a photo if it helps. If you’re offline, it’s saved and sent later.',
  },
  '/MiEmpresa/SGI/SeguimientoMejora': {
    name: shared.myIdeas,
    text: 'Your ideas and where each one stands, from start to finish. If one isn’t accepted, you can read why here.',
  },
  '/MiEmpresa/SGI/AdmMejora': {
    name: 'Manage ideas',
    text: 'Everyone’s ideas, oldest first. Open one, review it, assign it and move it forward. What you write goes to whoever had the idea.',
  },
  '/AdmCajaAhorro/PorDecidir': {
    name: 'Savings fund: to decide',
    text: 'Loans, withdrawals and fund exits waiting for a decision, oldest first, with the account and today’s rules. No one decides on their own requests.',
  },
  '/AdmCajaAhorro/CorteNomina': {
    name: 'Payroll cut-off',
    text: 'What the fund collects and pays in a payroll. Review it and save it as a file before it closes.',
  },
  '/AdmCajaAhorro/Tasas': {
    name: 'Rates and minimums',
    text: 'The rates and minimums the fund uses. One person proposes a change and another approves it.',
  },
  '/Personas': {
    name: shared.people,
    text: 'Accounts and roles. Find someone, add a person, change their role or close their account. Everything is recorded.',
  },
  '/Roles': {
    name: 'Roles and permissions',
    text: 'What each person can do, for which people, since when, and who assigned the role. What one administrator proposes, another confirms within 7 days. No one changes their own roles.',
  },
  '/ImportarDatos': {
    name: 'Import data',
    text: 'Choose which data you have and upload an Excel or CSV file. Before you import, you see what changes and which cells have errors. The good rows go in; you download the rest, fix them and upload them again. If a program sent a file and something is unclear, import or discard it here. You need internet.',
  },
  '/Importar': {
    name: 'Import people',
    text: 'Add, change and remove many people from an Excel or CSV file. Before you import, you see what changes and which cells have errors. The good rows go in; you download the rest, fix them and upload them again.',
  },
  '/Registro': {
    name: shared.securityLog,
    text: 'Who did what and when. Search by person, date or type. Nothing can be erased.',
  },
  '/SeguridadPatrimonial/AdmonVisitas': {
    name: shared.todaysVisits,
    text: 'Who’s inside and who’s still expected. Scan the QR or look up the name, and mark entry or exit. If you’re offline, the mark waits and is sent later.',
  },
  '/VerPuestoLider': {
    name: shared.myTeamsPositions,
    text: 'The positions of your team, who is in each, which are vacant and what each one requires.',
  },
  '/CargaApegos': {
    name: 'Position requirements',
    text: 'Upload what each position requires from an Excel file. Before you save, you see what changes and which row has an error.',
  },
  '/Reclutamiento/Candidatos': {
    name: shared.candidates,
    text: 'Propose people for approved vacancies and see how each one is going, from the requirements they meet to their account.',
  },
  '/Nominas/Compensaciones/ofertasEconomicas': {
    name: shared.jobOffers,
    text: 'Enter what a candidate is offered, see it the way they will, and send it by email or with a link.',
  },
  '/MiEmpresa/Temporal': {
    name: shared.temporaryStaff,
    text: 'All the company’s temporary staff. Late ones come first. Tap someone to see how they’re doing and what’s next.',
  },
  '/MiEquipo/Temporal': {
    name: 'My team’s temporary staff',
    text: 'Your temporary staff and what’s next for each one: you choose who evaluates them, and see when it closes and whether they become permanent.',
  },
  '/Especiales/Temporal': {
    name: shared.temporaryStaff,
    text: 'Temporary staff in process. Remind those who haven’t answered, calculate the result, notify the person and confirm the permanent position.',
  },
  '/PersonalTemporal': {
    name: shared.temporaryStaff,
    text: 'A person’s process toward a permanent position: what’s done and what’s next.',
  },
  '/MiEquipo/ResultadoEvaluacion': {
    name: 'Result of an evaluation',
    text: 'How others see your employee, by topic. It doesn’t show what each person answered.',
  },
  '/Especiales/ResultadoEvaluacion': {
    name: 'Result of an evaluation',
    text: 'The result by topic, with the comments, without names. With fewer than three answers, the topics aren’t shown.',
  },
  '/Especiales/AvanceEvaluaciones': {
    name: 'Evaluation progress',
    text: 'How many surveys are missing, from whom, and the averages. From here you remind people who haven’t answered.',
  },
  '/Especiales/RegistrarTemporales': {
    name: 'Register temporary staff',
    text: 'Register the people of a project with their leader. You see any errors before you save.',
  },
  '/Ayuda': {
    name: shared.help,
    text: 'Read, or listen to, what each screen is for. Type a word to search. It works offline.',
  },
} satisfies Translation<typeof es>
