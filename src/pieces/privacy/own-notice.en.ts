import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './own-notice.es.ts'

const none: readonly string[] = []

export const texts = {
  title: basic.privacyNotice,
  version: 'Full notice for employees and candidates · Version 1',
  shortTitle: 'In short',
  short:
    'The company uses your data for your work, your pay and your benefits. It does not sell them. You can see them, correct them, cancel them or object at Human Resources.',
  sections: {
    who: {
      title: '1. Who is responsible for your data',
      paragraphs: [
        'The company that employs you, or where you apply, is responsible for your personal data. In this notice we call it “the company”.',
        'Its full name and address are in your contract, on your payslips and at the Human Resources office of your plant. They attend to everything in this notice there.',
      ],
      items: none,
      after: '',
    },
    data: {
      title: '2. What data it uses',
      paragraphs: ['Depending on what you need to do, the company uses these data:'],
      items: [
        'Identification: name, date and place of birth, sex, marital status, CURP, RFC, social security number, INE, signature and photograph.',
        'Contact: address, telephones, email and whom to call in an emergency.',
        'Work: employee number, position, department, shift, attendance, leave, holidays, evaluations and recognition.',
        'Pay: salary, earnings, deductions, bank account, savings fund and loans.',
        'Studies: schooling, courses, languages and experience.',
        'Family: name, relationship and date of birth of those you register as relatives or beneficiaries.',
        'Use of the portal: when you sign in, which screens you open and from which device.',
      ],
      after:
        'If you give us the data of somebody else, such as a relative, tell them and make sure they agree.',
    },
    sensitive: {
      title: '3. Sensitive data',
      paragraphs: [
        'Some data need more care. The company uses only what is needed and asks for your express written permission, with your signature or your confirmation in the portal:',
      ],
      items: [
        'Health: height, weight, illnesses, disability, exercise, sick leave and use of tobacco, alcohol or drugs.',
        'Membership of a union, when there is a fee to deduct.',
      ],
      after:
        'Before the questions about health in the data form, you decide whether you give your permission. If you say no, you are not asked. Your pay and bank data also need your express permission, except where the law obliges the company to use them.',
    },
    source: {
      title: '4. Where they are taken',
      paragraphs: [
        'Human Resources asks you for them, you type them in this portal, or they come from your work, like your attendance and your pay. Some are confirmed by the company with authorities, schools or the references you give.',
      ],
      items: none,
      after: '',
    },
    needed: {
      title: '5. What it needs them for',
      paragraphs: ['Without these uses there can be no employment, so they need no separate permission:'],
      items: [
        'To review your application, hire you and keep your file.',
        'To work out and pay your salary, your benefits, your savings and your loans.',
        'To give you your payslips and have them stamped by the SAT.',
        'To register you and do your paperwork with IMSS, INFONAVIT and SAT.',
        'To keep your attendance, your leave, your holidays and your sick leave.',
        'To attend to your clarifications and your disputes.',
        'To look after your safety and health at the plant, and to warn in an emergency.',
        'So that only you enter your account, and to comply with the law or an authority’s order.',
      ],
      after: '',
    },
    optional: {
      title: '6. What else it may use them for',
      paragraphs: ['These uses are not needed. You can say no and nothing changes at work:'],
      items: [
        'Climate and satisfaction surveys.',
        'Recognition, congratulations and internal news with your name or your photo.',
        'Inviting you to courses, discounts and activities.',
        'Keeping your application for other vacancies, if it does not work out this time.',
      ],
      after:
        'To say no, tell Human Resources at any time. If you do so in the first 5 working days, those uses never begin.',
    },
    transfers: {
      title: '7. Whom it shares them with',
      paragraphs: [
        'The company shares your data, without needing your permission, only in these cases set by law:',
      ],
      items: [
        'IMSS, INFONAVIT, FONACOT, SAT, labor authorities and judges: to comply with the law.',
        'Other companies of the same group, under the same rules as this notice: to administer your work.',
        'Your bank: to pay you.',
        'Insurers and hospitals: for your benefits or in an emergency.',
      ],
      after:
        'Whoever works on the company’s behalf, like the payroll provider, uses your data only for that task. For any other transfer we ask for your permission first. Your data are not sold.',
    },
    rights: {
      title: '8. Your ARCO rights',
      paragraphs: ['About your data you can always ask for:'],
      items: [
        'Access: to know what data the company has and how it uses them.',
        'Rectification: to correct those that are wrong or incomplete.',
        'Cancellation: to have them deleted when they are no longer needed.',
        'Objection: that they are not used for something in particular, also when a decision is taken without people and affects you.',
      ],
      after: '',
    },
    how: {
      title: '9. How to ask',
      paragraphs: [
        'Ask in the portal, in My personal data: you see your folio, the deadline and the answer there. You can also hand in your request at Human Resources of your plant. It is free; if you ask for copies, you only pay the copies or the postage. Your request on paper says:',
      ],
      items: [
        'Your name, and an address or email to answer you.',
        'An identification of yours. If somebody goes for you, also theirs and a power of attorney.',
        'Which right you claim and over which data.',
        'Whatever helps to find them. If it is a correction, the document that proves it.',
      ],
      after:
        'If something is missing, we tell you within 5 working days and you have 10 to complete it. We answer within 20 working days at the latest. If it is granted, it is done within the next 15 working days. Each term can be extended only once, by the same time, and we tell you why.',
    },
    revoke: {
      title: '10. Withdrawing your permission',
      paragraphs: [
        'You can withdraw your permission whenever you like, in the same way. You withdraw the one for your health data in My personal data: the portal then erases your answers. The company keeps the data that the law obliges it to keep. If they are needed for your work, we explain what happens before doing it.',
      ],
      items: none,
      after: '',
    },
    limit: {
      title: '11. Limiting their use',
      paragraphs: [
        'If you do not want to receive notices that are not about your work, ask Human Resources to put you on the exclusion list. You can also sign up in PROFECO’s public registry against advertising.',
      ],
      items: none,
      after: '',
    },
    device: {
      title: '12. What the portal keeps on your device',
      paragraphs: [
        'The portal uses no advertising cookies and no trackers of other companies. To work without internet it keeps on your device:',
      ],
      items: [
        'Your data and the payslips you open or save, encrypted with your password. They are deleted when you sign out.',
        'Your language, the letter size and the colors you choose.',
      ],
      after:
        'If you want nothing to stay, sign out when you finish or delete the site’s data in your browser.',
    },
    care: {
      title: '13. How it looks after them',
      paragraphs: [
        'Your data travel and are kept protected. Only those who need them for their work see them, and they must keep the secret. If something fails and may affect you greatly, we tell you at once what happened and what you can do.',
      ],
      items: none,
      after: '',
    },
    keep: {
      title: '14. How long it keeps them',
      paragraphs: [
        'The notice that the company publishes has the period for each type of data. Without a period, the portal does not erase that data by itself.',
        'The portal measures its own times and errors, without your name or your number. They are erased after 30 days, and you can say no in Settings.',
      ],
      items: none,
      after: '',
    },
    changes: {
      title: '15. Changes to this notice',
      paragraphs: [
        'If the notice changes, the new version appears on this page and the portal asks you to accept it. If the company changes a period of section 14, a new version is published.',
      ],
      items: none,
      after: '',
    },
    authority: {
      title: '16. If you do not agree',
      paragraphs: [
        'If you think that your right was not respected, you can go to the Secretaría Anticorrupción y Buen Gobierno, the authority for personal data, within 15 working days of the company’s answer or of the term for giving it.',
        'This notice complies with the Ley Federal de Protección de Datos Personales en Posesión de los Particulares.',
      ],
      items: none,
      after: '',
    },
  },
} satisfies Translation<typeof es>
