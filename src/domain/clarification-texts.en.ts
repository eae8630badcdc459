/** English of clarification-texts.ts. */
export const duplicateClarificationText =
  'There is an open clarification of this period. Wait until it is closed to ask for another.'
export const noPeriodText = 'Choose a period or reload the page'
export const newReasonText = 'Write a new reason'
export const clarificationFailedText = 'Your request could not be registered'
