import type { FieldRule, StepRule } from './data-form-rules.ts'

/** English of data-form-texts.ts, for the form and for the server's refusals. */
export const stepMessages: Record<StepRule, string> = {
  incomplete: 'Answer the questions to go on to the next section',
  notNumeric: 'Write numbers in the fields that ask for them',
  postalCodeLength: 'Enter the 5 digits of the postal code',
  mobileLength: 'Enter the 10 digits of your mobile',
  mailInvalid: 'You must enter a valid email',
  mailOfCompany: 'Enter a personal email',
  phoneNotNumeric: 'Write numbers if you enter a home phone',
  ineLength: 'Write the 10 numbers on the back of your INE, after the key IDMEX',
  rfcLength: 'Please complete your RFC: characters are missing or too many',
  nssLength: 'Please complete your NSS: characters are missing or too many',
  curpLength: 'Please complete your CURP: characters are missing or too many',
  countNotNumeric: 'Do not write words in number fields',
  emergencyLength: 'Enter the 10 digits of the emergency mobile',
  familyIncomplete: 'Please complete the table of relatives to go on',
  lastStepIncomplete: 'Answer the questions to save the registration',
  choice: 'Choose an option from the list',
  dateInvalid: 'Write a date that exists',
  birthRange: 'Write a date between 01/01/1950 and today',
  yearsRange: 'Write the years in numbers, from 0 to 99',
  monthsRange: 'Choose from 1 to 11 months',
  phoneTooLong: 'Write 15 numbers or fewer in the home phone',
  weightRange: 'Write your weight between 20 and 300 kg',
  ageRange: 'Write the age in numbers, from 1 to 99',
  tooMany: 'Add 30 at most',
  tooLong: 'Write 120 letters or fewer in each answer',
}

export const fieldMessages: Record<FieldRule, string> = {
  required: 'Required field.',
  longerThan5: '5 characters at most',
  not10: 'It must be 10 characters',
}
