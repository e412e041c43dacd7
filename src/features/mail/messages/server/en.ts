import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'The mail server sends confirmations, notifications and replies. You’ll find its details with your provider, often under SMTP or outgoing mail.',
  inEnvironment: 'The mail server is set on the site’s server.',
  inEnvironmentHelp:
    'That mail server ({name}) takes precedence over these settings. Ask the person who manages your server to change or remove it.',
  needsPassword: 'Enter the password again: the stored one belongs to another server or user.',
  group: 'Outgoing mail',
  'field.host': 'Server',
  'field.port': 'Port',
  'field.encryption': 'Security',
  'field.user': 'Username',
  'field.password': 'Password',
  'help.host': 'For example smtp.example.com. Leave empty to send no emails.',
  'help.user': 'Usually your email address. Leave empty if the server needs no password.',
  'help.newPassword': 'Stored encrypted and never shown again.',
  'help.keepPassword': 'Leave empty to keep the stored password.',
  'choice.encryption.starttls': 'STARTTLS (port 587)',
  'choice.encryption.tls': 'TLS (port 465)',
  'choice.encryption.none': 'None (local network)',
  optional: 'optional',
  'host.invalid': 'Enter the server’s name, such as smtp.example.com.',
  'host.neededForSignIn': 'Logging in with a password is off. Without a mail server nobody could log in.',
  'port.invalid': 'Enter a port from 1 to 65535, for example 587.',
  'password.required': 'Enter this user’s password.',
  passwordSaved: 'The password has been saved.',
  test: 'Test',
  testHelp: 'Send yourself an email and see what the mail server replies.',
  testUnsaved: 'Save your changes first: the test uses the saved settings.',
  testNone: 'Enter a server and save first.',
  sendTest: 'Send test email',
  testedOn: 'Last successful test: {date}',
  testAccepted:
    'The mail server accepted the test email to {address}. Check that it has arrived, and look in your spam folder too.',
  testRefused: 'The test email was not sent.',
  testFailed: 'The test could not be run. Please try again.',
  'email.subject': 'Test email from {company}',
  'email.text': 'This email was sent through {server}. If you can read it, your site’s mail server works.',
})
