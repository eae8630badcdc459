import { englishColleagueRefusals } from '#contract/recognition/recognition.ts'
import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const recognitionTexts: English<typeof es.recognitionTexts> = {
  limit: 'Sorry, you can’t give more than 3 per month',
  needed: 'This field is required',
  tooLong: 'You can’t write more than 350 characters.',
  ...englishColleagueRefusals,
  noPrinciple: 'That principle no longer exists. Choose another one.',
  unknown: 'That recognition is no longer here. Refresh the list.',
}
