import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'about.sign-in': 'How visitors can log in, and what administrators need.',
  'about.password-policy': 'Requirements for new passwords. Existing passwords keep working.',
  'group.ways': 'Login methods',
  'group.safety': 'Security',
  'group.rules': 'Password requirements',
  'field.password': 'Email address and password',
  'field.emailLink': 'Email link, without a password',
  'field.google': 'Google',
  'field.facebook': 'Facebook',
  'field.github': 'GitHub',
  'field.twitter': 'X (Twitter)',
  'field.adminTwoFactor': 'Require two-step verification for administrators',
  'field.uniformAnswers': 'Never reveal whether an email address has an account',
  'field.minimum': 'Minimum length',
  'field.maximum': 'Maximum length',
  'field.lower': 'A lowercase letter',
  'field.upper': 'An uppercase letter',
  'field.digit': 'A number',
  'field.special': 'A special character, such as ! or ?',
  'help.provider': 'The button appears once the keys for this service have been set on the server.',
  'help.google':
    'The button is always shown on the login page. It works once the Google keys have been set on the server.',
  'help.emailLink': 'Requires a mail server.',
  'help.adminTwoFactor':
    'After the password or email link, the site asks for a code from an app. If you haven’t set this up yourself yet, you must do so in your profile before you can continue.',
  'help.uniformAnswers': 'Safer, but people who mistype their address get less help.',
  'help.maximum': 'Between 64 and 256.',
  'help.minimum': 'Between 6 and 64. Longer is safer.',
  'minimum.invalid': 'Enter a number from 6 to 64.',
  'maximum.invalid': 'Enter a number from 64 to 256.',
  'password.neededWithoutMail': 'Keep password login on: without a mail server, email links can’t be sent.',
  'password.needed': 'Keep password or email link login on, or you could lock yourself out.',
})
