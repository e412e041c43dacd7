import { PORT } from './servers.ts'
import { type Product, startProduct } from './start-product.ts'
import { test } from './visitor.ts'

/**
 * What the owner changes, other journeys read. The tests of this file have a site of their own, and take turns. Returns
 * its address; files that run side by side need a port each.
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
