import type { es } from './texts.es.ts'

const open = 'Tap to see it in Turno.'

export const en: typeof es = {
  kinds: {
    'payslip-published': { title: 'Your payslip is ready', body: open },
    'prepayroll-published': { title: 'Your payslip preview is ready', body: open },
    'document-commented': { title: 'Check a document', body: open },
    'document-accepted': { title: 'A document was accepted', body: open },
    'step-delivered': { title: 'What you sent has arrived', body: open },
    'step-rejected': { title: 'Correct what you sent', body: 'Tap to correct it in Turno.' },
    'clarification-answered': { title: 'Your clarification was answered', body: open },
    'dispute-answered': { title: 'Your dispute was answered', body: open },
    'request-reopened': { title: 'Your request was reopened', body: open },
    'savings-authorized': { title: 'Your savings request is authorized', body: open },
    'savings-refused': { title: 'The savings fund has answered', body: open },
    'approval-waiting': { title: 'Something waits for your decision', body: open },
    'approval-authorized': { title: 'Your request was answered', body: open },
    'approval-refused': { title: 'Your request was answered', body: open },
    'approval-lapsed': { title: 'The day of your request went by', body: open },
    'approval-for-you': { title: 'Something was authorized for you', body: open },
    'candidate-moved': { title: 'There is news of a candidate', body: open },
    'survey-waiting': { title: 'You are asked for an evaluation', body: open },
    'evaluation-finished': { title: 'Your evaluation is ready', body: open },
    'temporary-moved': { title: 'There is news of temporary staff', body: open },
    'team-alert': { title: 'There is an alert about your team', body: open },
    notice: { title: 'There is a notice for you', body: open },
    'second-step-changed': {
      title: 'Your second step changed',
      body: 'If it was not you, tell an administrator.',
    },
    improvement: { title: 'There is a new improvement', body: open },
    'password-changed': {
      title: 'Your password changed',
      body: 'If it was not you, tell Human Resources.',
    },
    'session-closing': { title: 'Your session is about to close', body: 'Go back to Turno to stay in.' },
    test: { title: 'Notifications work', body: 'This is how we tell you on this device.' },
  },
  unknown: { title: 'There is something new in Turno', body: 'Tap to see it.' },
  deliveredDocuments: 'Your documents were saved',
  deliveredRequest: 'What you sent has arrived',
  delivered: 'Your details were saved',
  checkRequest: 'Check your request',
  correctDocument: 'Correct a document',
  correctStep: (step: string) => `Correct step ${step}`,
}
