import { expect, test } from 'vitest'
import { parseProviderClaims } from './provider-claims.ts'

const CLAIMS = { email: 'Rita@Example.com', email_verified: true, given_name: 'Rita', family_name: 'Peeters' }

test.each([true, 'true'])('an address is verified when email_verified is %j', (email_verified) => {
  expect(parseProviderClaims({ ...CLAIMS, email_verified })).toEqual({
    email: 'rita@example.com',
    emailVerified: true,
    firstName: 'Rita',
    lastName: 'Peeters',
  })
})

test.each([false, 'false', 'TRUE', 'yes', '', 1, {}, [true], null, undefined])(
  'an address is not verified when email_verified is %j',
  (email_verified) => {
    expect(parseProviderClaims({ ...CLAIMS, email_verified }).emailVerified).toBe(false)
  },
)

test.each(['rita', 'a@b', `${'x'.repeat(250)}@example.com`, 'rita@example.com\u0000', '', 7, null, undefined])(
  '%j is not a usable address, so nothing about it is verified',
  (email) => {
    expect(parseProviderClaims({ ...CLAIMS, email })).toMatchObject({ email: undefined, emailVerified: false })
  },
)

test.each([
  [{ given_name: 'Rita', family_name: 'Peeters', name: 'Other Name' }, 'Rita', 'Peeters'],
  [{ name: 'Rita Van den Berg' }, 'Rita', 'Van den Berg'],
  [{ name: 'Rita' }, 'Rita', ''],
  [{ given_name: 'Rita', name: 'Rita Peeters' }, 'Rita', ''],
  [{ given_name: '\u202eatiR\u2066', family_name: ' Pee\nters ' }, 'atiR', 'Pee ters'],
  [{ given_name: '\u200b\u3164', name: 'Rita Peeters' }, 'Rita', 'Peeters'],
  [{ given_name: 'x'.repeat(101), name: 'y'.repeat(101), preferred_username: 'rita' }, 'rita', ''],
  [{ given_name: 7, family_name: {}, name: null }, 'rita.p', ''],
  [{}, 'rita.p', ''],
])('names are parsed from %j', (names, firstName, lastName) => {
  expect(parseProviderClaims({ email: 'rita.p@example.com', ...names })).toMatchObject({ firstName, lastName })
})
