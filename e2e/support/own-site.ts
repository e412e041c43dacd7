import { PORT } from './servers.ts'
import { type Product, startProduct } from './start-product.ts'
import { test } from './visitor.ts'

/**
 * Starts a separate site for tests that change settings; the tests of the file run in sequence. Returns its URL; files
 * that run in parallel need different ports.
 */
export function ownSite({ port = PORT + 20, env = {} } = {}): string {
  const url = `http://localhost:${port}`
  let product: Product

  test.use({ baseURL: url })
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    product = await startProduct(port, env)
  })

  test.afterAll(() => product.stop())
  return url
}
