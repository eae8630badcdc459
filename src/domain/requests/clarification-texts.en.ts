export const duplicateClarificationText =
  'There’s already an open clarification for this period. Wait until it’s closed to request another.'
export const noPeriodText = 'Choose a period or reload the page'
export const newReasonText = 'Enter a new reason'
export const clarificationFailedText = 'Your request couldn’t be registered'
