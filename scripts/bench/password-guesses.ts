// Child process of bench:site: 200 concurrent password guesses, each from another address, repeated until it is
// stopped.
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'

const CONCURRENCY = 200
const [site = ''] = process.argv.slice(2)

for (let round = 0; ; round++)
  await Promise.all(Array.from({ length: CONCURRENCY }, (_, who) => guess(round * CONCURRENCY + who)))

async function guess(number: number): Promise<void> {
  const response = await fetch(`${site}/api/identity/sign-in`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...API_CLIENT_HEADERS,
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({ email: `guess${number}@example.com`, password: 'Wrong-guess-1' }),
  }).catch(() => undefined)
  await response?.text()
}
