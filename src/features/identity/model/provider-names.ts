import type { Provider } from './sign-in-settings.schema.ts'

export const PROVIDER_NAMES: { [Id in Provider]: string } = {
  google: 'Google',
  facebook: 'Facebook',
  github: 'GitHub',
  twitter: 'X (Twitter)',
}
