import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsV4Signer } from 'aws4fetch'

/** A minimal S3 server that verifies request signatures. */
export async function startBucket({ key = 'key', secret = 'secret', region = 'us-east-1' } = {}) {
  const files = new Map<string, Buffer>()
  let isBroken = false
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const { method = 'GET', url = '/' } = request
    if (isBroken) return response.writeHead(400).end()
    if (!(await isSigned(method, url))) return response.writeHead(403).end()
    if (method === 'PUT') files.set(url, body)
    if (method === 'DELETE') files.delete(url)
    const file = files.get(url)
    if (method === 'GET') return file ? response.end(file) : response.writeHead(404).end()
    response.end()

    async function isSigned(method: string, path: string): Promise<boolean> {
      const { authorization = '', 'x-amz-date': datetime } = request.headers
      const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
      const names = signed.filter((name) => name !== 'host' && name !== 'x-amz-date')
      const signer = new AwsV4Signer({
        method,
        url: `http://${request.headers.host}${path}`,
        headers: Object.fromEntries(names.map((name) => [name, String(request.headers[name])])),
        accessKeyId: key,
        secretAccessKey: secret,
        region,
        service: 's3',
        datetime: String(datetime),
      })
      return (await signer.authHeader()) === authorization
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    failRequests: () => {
      isBroken = true
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
