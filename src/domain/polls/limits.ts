/** Maximum code points of a free text. */
export const POLL_TEXT_LENGTH = 1000
export const POLL_TITLE_LENGTH = 80
export const POLL_INTRO_LENGTH = 300
export const POLL_QUESTION_LENGTH = 200
export const POLL_OPTION_LENGTH = 100
export const POLL_QUESTIONS = 20
export const POLL_OPTIONS = 12
export const SCALE_LEAST = 3
export const SCALE_MOST = 10
