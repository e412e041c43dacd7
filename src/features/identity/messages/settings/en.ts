import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'about.sign-in': 'How visitors can sign in, and what you ask of administrators.',
  'about.password-policy': 'What a new password must have. Existing passwords keep working.',
  'group.ways': 'Ways to sign in',
  'group.safety': 'Safety',
  'group.rules': 'A password has at least',
  'field.password': 'E-mail address and password',
  'field.emailLink': 'A link by e-mail, without a password',
  'field.google': 'Google',
  'field.facebook': 'Facebook',
  'field.github': 'GitHub',
  'field.twitter': 'X (Twitter)',
  'field.adminTwoFactor': 'Administrators must use a second step',
  'field.uniformAnswers': 'Never reveal whether an e-mail address has an account',
  'field.minimum': 'At least this many characters',
  'field.maximum': 'At most this many characters',
  'field.lower': 'A small letter',
  'field.upper': 'A capital letter',
  'field.digit': 'A digit',
  'field.special': 'A special character, such as ! or ?',
  'help.provider': 'Shows a button only once the keys of this service have been set on the server.',
  'help.google':
    'The button is always on the login page; it works once the keys of Google have been set on the server.',
  'help.emailLink': 'For this the site must be able to send e-mails.',
  'help.adminTwoFactor':
    'After the password or the link by e-mail the site asks for a code from an app. If you have no second step yourself yet, you set it up in your profile before you can go on.',
  'help.uniformAnswers': 'Safer, but somebody who mistypes their address gets less help.',
  'help.maximum': 'Between 64 and 256.',
  'help.minimum': 'Between 6 and 64. Longer is safer.',
  'minimum.invalid': 'Fill in a number from 6 to 64.',
  'maximum.invalid': 'Fill in a number from 64 to 256.',
  'password.neededWithoutMail': 'Leave the password on: there is no mail server, so a link by e-mail does not arrive.',
  'password.needed': 'Leave the password or the link by e-mail on, or you could lock yourself out.',
})
