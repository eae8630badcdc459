import type { FieldRule, StepRule } from './data-form-rules.ts'

export const stepMessages: Record<StepRule, string> = {
  incomplete: 'Answer the questions to continue to the next section',
  notNumeric: 'Enter numbers in the number fields',
  postalCodeLength: 'Enter the 5 digits of the postal code',
  mobileLength: 'Enter the 10 digits of your mobile phone',
  mailInvalid: 'Enter a valid email',
  mailOfCompany: 'Enter a personal email',
  phoneNotNumeric: 'Enter only numbers if you add a home phone',
  ineLength: 'Enter the 10 digits on the back of your INE, after IDMEX',
  rfcLength: 'Complete your RFC: it has missing or extra characters',
  nssLength: 'Complete your NSS: it has missing or extra characters',
  curpLength: 'Complete your CURP: it has missing or extra characters',
  countNotNumeric: 'Don’t enter words in number fields',
  emergencyLength: 'Enter the 10 digits of the emergency mobile phone',
  familyIncomplete: 'Complete the family table to continue',
  lastStepIncomplete: 'Answer the questions to save your record',
  choice: 'Choose an option from the list',
  dateInvalid: 'Enter a valid date',
  birthRange: 'Enter a date between 01/01/1950 and today',
  yearsRange: 'Enter the years as a number from 0 to 99',
  monthsRange: 'Choose from 1 to 11 months',
  schoolMonthRange: 'Choose a month between 1956 and this year',
  phoneTooLong: 'Enter no more than 15 digits for the home phone',
  weightRange: 'Enter your weight, from 20 to 300 kg',
  ageRange: 'Enter the age as a number from 1 to 99',
  tooMany: 'Add no more than 30',
  tooLong: 'Use 120 letters or fewer in each answer',
}

export const fieldMessages: Record<FieldRule, string> = {
  required: 'Required field.',
  longerThan5: '5 characters at most',
  not10: 'It must be 10 characters',
}
